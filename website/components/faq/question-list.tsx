import { isPagePath } from '#contract/routes.ts';
import type { FaqCategory, FaqItem } from '#domain/faq/faq.ts';
import type { NavigationLink } from '#domain/layout/navigation.ts';
import { NavigationAnchor } from '#website/layout/navigation-anchor.tsx';
import styles from './question-list.module.css';

/**
 * Categories of which one is open at a time (the browser sees to it by their common name); answers open on their own. Made on
 * the server alone: `questions.tsx` shows it.
 */
export function QuestionList({
  categories,
  level,
}: {
  categories: readonly FaqCategory[];
  /** The level of the categories' headings, one below what they stand under. */
  level: 2 | 3;
}) {
  const Category = `h${level}` as const;
  const Question = level === 2 ? 'h3' : 'h4';
  return (
    <>
      {categories.map(({ letter, slug, category, items }) => (
        <details key={slug} id={slug} name="faq-category" className={styles.category}>
          <summary>
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
            <Category className={styles.name}>{category}</Category>
            <span className={styles.count}>
              {items.length}
              <span className="visually-hidden"> questions</span>
            </span>
          </summary>
          <div className={styles.items}>
            {items.map((item) => (
              <details key={item.slug} id={item.slug} className={styles.item}>
                <summary>
                  <Question className={styles.question}>{item.question}</Question>
                </summary>
                <Answer answer={item.answer} />
                <Onward links={item.links ?? []} />
              </details>
            ))}
          </div>
        </details>
      ))}
    </>
  );
}

function Answer({ answer }: { answer: string | readonly string[] }) {
  if (typeof answer === 'string') return <p className={styles.answer}>{answer}</p>;
  return (
    <ul className={styles.answer}>
      {answer.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Where the reader can go on, as far as the pages exist. */
function Onward({ links }: { links: NonNullable<FaqItem['links']> }) {
  const standing = links.filter(({ path }) => !path.startsWith('/') || isPagePath(path) || path.endsWith('.pdf'));
  if (standing.length === 0) return null;
  return (
    <ul className={styles.links}>
      {standing.map(({ title, path }) => (
        <li key={path}>
          <NavigationAnchor link={toLink(title, path)} />
        </li>
      ))}
    </ul>
  );
}

function toLink(title: string, path: string): NavigationLink {
  if (!path.startsWith('/')) return { title, href: path };
  return path.endsWith('.pdf') ? { title, file: path } : { title, path };
}
