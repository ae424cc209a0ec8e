import { termsAndPrivacy } from '#content/legal/terms-and-privacy.ts';
import type { LegalParagraph } from '#domain/legal/legal.ts';
import { formatDay, Lines, Page } from '#website/components/page/page.tsx';
import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/terms-and-privacy';
import styles from './terms-and-privacy.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { ...termsAndPrivacy, path: '/privacy-policy' });
}

export default function TermsAndPrivacy() {
  const { title, intro, effectiveDate, parts } = termsAndPrivacy;
  return (
    <Page heading={title} lead={intro}>
      <p>
        In effect since <time dateTime={effectiveDate}>{formatDay(effectiveDate)}</time>.
      </p>
      {parts.map((part) => (
        <section key={part.slug} id={part.slug} className={styles.part}>
          <h2>{part.heading}</h2>
          {part.sections.map((section) => (
            <section key={section.slug} id={section.slug}>
              <h3>{section.heading}</h3>
              {section.paragraphs.map((paragraph) => (
                <Paragraph key={[paragraph].flat()[0]} paragraph={paragraph} />
              ))}
            </section>
          ))}
        </section>
      ))}
    </Page>
  );
}

function Paragraph({ paragraph }: { paragraph: LegalParagraph }) {
  return typeof paragraph === 'string' ? <p>{paragraph}</p> : <Lines lines={paragraph} />;
}
