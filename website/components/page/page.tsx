import type { ReactNode } from 'react';
import { formatIndianDay } from '#domain/time.ts';
import { Band } from '#website/components/guilloche/band.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { Picture, type PictureName } from '#website/components/picture/pictures.tsx';
import styles from './page.module.css';

/** A step on the way from the home page to this one. */
export type Crumb = { readonly title: string; readonly path: string };

/** The frame of a reading page: where it stands, what it is about, and its text. */
export function Page({
  heading,
  lead,
  crumbs = [],
  children,
}: {
  heading: string;
  lead?: string;
  /** Pages between the home page and this one. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
}) {
  return (
    <article>
      {/* The first paint waits for what follows the head: half of one would move. */}
      <link rel="expect" href="#page-text" blocking="render" />
      <header className={styles.header}>
        <div className={styles.inner}>
          <nav aria-label="Breadcrumb">
            <ol className={styles.crumbs}>
              {[{ title: 'Home', path: '/' }, ...crumbs].map(({ title, path }) => (
                <li key={path}>
                  <SiteLink to={path}>{title}</SiteLink>
                </li>
              ))}
              <li aria-current="page">{heading}</li>
            </ol>
          </nav>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Band className={styles.band} lines={6} wave={88} />
      </header>
      <div id="page-text" className={styles.body}>
        {children}
      </div>
    </article>
  );
}

/** Text and what stands beside it; one below the other on a phone. */
export function Columns({ ratio, children }: { ratio: '7:5' | '8:4'; children: ReactNode }) {
  return (
    <div className={styles.columns} data-ratio={ratio}>
      {children}
    </div>
  );
}

/** A section of a page, under a heading of its own. */
export function Section({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section {...(id ? { id } : {})} className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** A plain list of lines. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Numbered steps, each with a title, and a picture of what is done where there is one. */
export function Steps({
  steps,
  pictures = [],
}: {
  steps: readonly { readonly title: string; readonly text: string }[];
  pictures?: readonly PictureName[] | undefined;
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => {
        const picture = pictures[index];
        return (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {picture && <Picture name={picture} className={styles.stepPicture} />}
          </li>
        );
      })}
    </ol>
  );
}

/** When the facts of a page were last held against their sources. */
export function LastReviewed({ date }: { date: string }) {
  return (
    <p className={styles.reviewed}>
      Last reviewed <time dateTime={date}>{formatIndianDay(date)}</time>
    </p>
  );
}

/** `2026-11-20` as `20 Nov 2026`. */
export { formatIndianDay as formatDay } from '#domain/time.ts';
