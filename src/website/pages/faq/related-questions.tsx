import * as labels from '#content/faq/labels.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import { keepPhrases } from '#website/components/text/keep-together.tsx';
import styles from './related-questions.module.css';

/** Links to answers on the FAQ page; also on that page itself, to the urgent ones. */
export function RelatedQuestions({
  questions,
  id,
  heading = labels.relatedQuestions,
}: {
  id?: string;
  heading?: string;
  questions: readonly { readonly slug: string; readonly question: string }[];
}) {
  return (
    <nav aria-label={heading}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.links}>
        {questions.map(({ slug, question }) => (
          <li key={slug}>
            <SiteLink to={`/Home/Faq#${slug}`}>{keepPhrases(question)}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
