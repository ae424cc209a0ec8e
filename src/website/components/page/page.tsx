import type { ReactNode } from 'react';
import { homeLink } from '#content/layout/navigation.ts';
import { pageLabels as labels } from '#content/layout/page-labels.ts';
import type { CommonQuestion } from '#domain/layout/common-question.ts';
import { formatIndianDay } from '#domain/time.ts';
import { Fact } from '#website/components/fact/fact.tsx';
import { Facts } from '#website/components/fact/facts.tsx';
import { Band } from '#website/components/guilloche/band.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { linkPlaces } from '#website/components/text/link-places.tsx';
import { type PageDescription, PageMeta } from '#website/page-meta.tsx';
import styles from './page.module.css';

type PageTextProps = {
  readonly title: string;
  readonly crumbs?: PageDescription['crumbs'];
  /** By default the title. */
  heading?: string;
  intro?: string;
  /** Below the heading, such as a date. */
  note?: ReactNode;
  /** Beside the heading, or below it on a phone. */
  picture?: ReactNode;
  /** The rosette at the end of the heading's line. */
  ornament?: ReactNode;
  children: ReactNode;
};

/** A page of text: metadata, breadcrumb, heading, introduction and body. */
export function Page({ description, path, image, kind, ...text }: PageDescription & PageTextProps) {
  const { title, crumbs } = text;
  const meta = Object.fromEntries(
    Object.entries({ description, path, image, kind, crumbs }).filter(([, value]) => value),
  );
  return (
    <>
      <PageMeta title={title} {...meta} />
      <PageText {...text} />
    </>
  );
}

/** Breadcrumb, heading, introduction and body of a page. */
export function PageText({ title, crumbs = [], heading, intro, note, picture, ornament, children }: PageTextProps) {
  return (
    <article>
      {/* The first paint waits for what follows the head: half of one would move. */}
      <link rel="expect" href="#page-text" blocking="render" />
      <header className={styles.header}>
        <div className={styles.inner}>
          <nav aria-label={labels.breadcrumb}>
            <ol className={styles.crumbs}>
              {[homeLink, ...crumbs].map(({ title, path }) => (
                <li key={path}>
                  <SiteLink to={path}>{title}</SiteLink>
                </li>
              ))}
              <li aria-current="page">{heading ?? title}</li>
            </ol>
          </nav>
          <h1>{keepTogether(heading ?? title)}</h1>
          {note}
          {intro && <p className={styles.intro}>{keepTogether(intro)}</p>}
          {picture && (
            <div className={styles.picture} data-screen-only>
              {picture}
            </div>
          )}
          {ornament && (
            <div className={styles.ornament} data-screen-only>
              {ornament}
            </div>
          )}
        </div>
        <Band className={styles.band} lines={6} wave={44} height={14} />
      </header>
      <div id="page-text" className={styles.body}>
        {children}
      </div>
    </article>
  );
}

/** The first questions of most readers; `children` are rows above them. */
export function CommonQuestions({
  questions,
  children,
}: {
  questions: readonly CommonQuestion[];
  children?: ReactNode;
}) {
  return (
    <Facts>
      {children}
      {questions.map(({ question, answer, link }) => (
        <Fact key={question} term={question}>
          {keepTogether(answer)} {link && <SiteLink to={link.path}>{link.title}</SiteLink>}
        </Fact>
      ))}
    </Facts>
  );
}

export function Section({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section {...(id ? { id } : {})} className={styles.section}>
      <h2>{keepTogether(heading)}</h2>
      {children}
    </section>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{linkPlaces(line)}</li>
      ))}
    </ul>
  );
}

/** The day when the facts of a page were last compared with their sources. */
export function LastReviewed({ date }: { date: string }) {
  return (
    <p className={styles.reviewed}>
      {labels.lastReviewed} <time dateTime={date}>{formatIndianDay(date)}</time>
    </p>
  );
}
