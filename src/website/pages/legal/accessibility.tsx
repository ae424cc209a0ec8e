import { accessibility, accessibilitySections } from '#content/legal/accessibility.ts';
import { legalLabels as labels } from '#content/legal/labels.ts';
import { formatIndianDay } from '#domain/time.ts';
import { WithContents } from '#website/components/contents/contents.tsx';
import { Page } from '#website/components/page/page.tsx';
import styles from './legal.module.css';
import { LegalSections } from './legal-sections.tsx';

export default function Accessibility() {
  const { effectiveDate } = accessibility;
  return (
    <Page
      {...accessibility}
      path="/accessibility"
      note={
        <p>
          {labels.lastAssessed} <time dateTime={effectiveDate}>{formatIndianDay(effectiveDate)}</time>
        </p>
      }
    >
      <WithContents entries={accessibilitySections.map(({ slug, heading }) => ({ id: slug, title: heading }))}>
        <div className={styles.part}>
          <LegalSections sections={accessibilitySections} level="h2" />
        </div>
      </WithContents>
    </Page>
  );
}
