import { termsAndPrivacy, writeLegalParts } from '#content/legal/terms-and-privacy.ts';
import { formatIndianDay } from '#domain/time.ts';
import { Lines, Page } from '#website/components/page/page.tsx';
import { websiteContext } from '#website/context.ts';
import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/terms-and-privacy';
import styles from './terms-and-privacy.module.css';

/** The texts are in the page's chunk; only what depends on the configuration is loader data. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(websiteContext).retention;
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { ...termsAndPrivacy, path: '/privacy-policy' });
}

export default function TermsAndPrivacy({ loaderData: retention }: Route.ComponentProps) {
  const { title, intro, effectiveDate } = termsAndPrivacy;
  const parts = writeLegalParts(retention);
  return (
    <Page heading={title} intro={intro}>
      <div className={styles.page}>
        <nav className={styles.contents} aria-label="On this page">
          <ul>
            {parts.map((part) => (
              <li key={part.slug}>
                <a href={`#${part.slug}`}>{part.heading}</a>
                <ul>
                  {part.sections.map((section) => (
                    <li key={section.slug}>
                      <a href={`#${section.slug}`}>{section.heading}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          <p>
            In effect since <time dateTime={effectiveDate}>{formatIndianDay(effectiveDate)}</time>.
          </p>
          {parts.map((part) => (
            <section key={part.slug} id={part.slug} className={styles.part}>
              <h2>{part.heading}</h2>
              {part.sections.map((section) => (
                <section key={section.slug} id={section.slug}>
                  <h3>{section.heading}</h3>
                  {section.paragraphs.map((paragraph) =>
                    typeof paragraph === 'string' ? (
                      <p key={paragraph}>{paragraph}</p>
                    ) : (
                      <Lines key={paragraph[0]} lines={paragraph} />
                    ),
                  )}
                </section>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
