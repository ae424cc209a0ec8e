import * as labels from '#content/faq/labels.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './related-questions.module.css';

/** Links to answers on the FAQ page. */
export function RelatedQuestions({
  questions,
  id,
}: {
  id?: string;
  questions: readonly { readonly slug: string; readonly question: string }[];
}) {
  return (
    <nav aria-label={labels.relatedQuestions}>
      <h2 id={id} className={styles.heading}>
        {labels.relatedQuestions}
      </h2>
      <ul className={styles.links}>
        {questions.map(({ slug, question }) => (
          <li key={slug}>
            <SiteLink to={`/Home/Faq#${slug}`}>{keepTogether(question)}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
