import { faqCategories, homeCategories } from '#content/faq/faq.ts';
import * as labels from '#content/faq/labels.ts';
import type { FaqCategory, FaqItem } from '#domain/faq/faq.ts';
import { isFilePath, routes } from '#domain/site/routes.ts';
import { formatIndianDay } from '#domain/time.ts';
import { ExternalLink, FileLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './question-list.module.css';

/** The list of the home page, and the list of the FAQ page. */
export type QuestionListName = 'home' | 'all';

/**
 * Categories and their questions. By the common name of the categories the browser keeps only one open. On home a link
 * stands in place of the questions, until `load-questions.ts` loads them.
 */
export function QuestionList({ list }: { list: QuestionListName }) {
  const isHome = list === 'home';
  const categories = isHome ? homeCategories : faqCategories;
  // One level below the heading of the page or section.
  const Category = isHome ? 'h3' : 'h2';
  return (
    <div className={styles.list}>
      {categories.map(({ letter, slug, category, items }) => (
        <details key={slug} id={slug} name="faq-category" className={styles.category}>
          <summary>
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
            <Category className={styles.name}>{category}</Category>
            <span className={styles.count}>
              {items.length}
              <span className="visually-hidden">{` ${labels.questions}`}</span>
            </span>
          </summary>
          <div className={styles.items} data-questions={isHome ? slug : undefined}>
            {isHome ? (
              <p className={styles.all}>
                <a href={`${routes.faq.path}#${slug}`}>{labels.allQuestions(items.length, category)}</a>
              </p>
            ) : (
              <CategoryQuestions items={items} as="h3" />
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

/** The questions of a category; each opens on its own. */
export function CategoryQuestions({ items, as: Heading }: { items: FaqCategory['items']; as: 'h3' | 'h4' }) {
  return items.map(({ slug, question, answer, links = [], reviewedOn }) => (
    <details key={slug} id={slug} className={styles.item}>
      <summary>
        <Heading className={styles.question}>{keepTogether(question)}</Heading>
      </summary>
      <Answer answer={answer} />
      <FurtherLinks links={links} />
      {reviewedOn && <p className={styles.reviewed}>{labels.reviewed(formatIndianDay(reviewedOn))}</p>}
    </details>
  ));
}

function Answer({ answer }: { answer: string | readonly string[] }) {
  if (typeof answer === 'string') return <p className={styles.answer}>{keepTogether(answer)}</p>;
  return (
    <ul className={styles.answer}>
      {answer.map((line) => (
        <li key={line}>{keepTogether(line)}</li>
      ))}
    </ul>
  );
}

type Links = NonNullable<FaqItem['links']>;

function FurtherLinks({ links }: { links: Links }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ title, path }) => (
        <li key={path}>
          <FurtherLink title={title} path={path} />
        </li>
      ))}
    </ul>
  );
}

function FurtherLink({ title, path }: Links[number]) {
  if (!path.startsWith('/')) return <ExternalLink href={path}>{title}</ExternalLink>;
  if (isFilePath(path)) return <FileLink path={path}>{title}</FileLink>;
  return <a href={path}>{title}</a>;
}

/** All questions as a schema.org `FAQPage`. */
export function describeQuestions() {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqCategories.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join(' ') },
      })),
    ),
  };
}
