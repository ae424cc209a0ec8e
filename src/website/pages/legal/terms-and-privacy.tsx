import { legalLabels as labels } from '#content/legal/labels.ts';
import { termsAndPrivacy, writeLegalParts } from '#content/legal/terms-and-privacy.ts';
import type { LegalPart } from '#domain/legal/legal.ts';
import { formatIndianDay } from '#domain/time.ts';
import { type ContentsEntry, WithContents } from '#website/components/contents/contents.tsx';
import { Page } from '#website/components/page/page.tsx';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/terms-and-privacy';
import styles from './legal.module.css';
import { LegalSections } from './legal-sections.tsx';

/** The part of the texts that depends on the configuration. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(websiteContext).retention;
}

export default function TermsAndPrivacy({ loaderData: retention }: Route.ComponentProps) {
  const { effectiveDate } = termsAndPrivacy;
  const parts = writeLegalParts(retention);
  return (
    <Page
      {...termsAndPrivacy}
      path="/privacy-policy"
      note={
        <p>
          {labels.inEffectSince} <time dateTime={effectiveDate}>{formatIndianDay(effectiveDate)}</time>
        </p>
      }
    >
      <WithContents entries={parts.map(toEntry)}>
        {parts.map((part) => (
          <section key={part.slug} id={part.slug} className={styles.part}>
            <h2>{part.heading}</h2>
            <LegalSections sections={part.sections} level="h3" />
          </section>
        ))}
      </WithContents>
    </Page>
  );
}

function toEntry({ slug, heading, sections }: LegalPart): ContentsEntry {
  return { id: slug, title: heading, entries: sections.map(({ slug, heading }) => ({ id: slug, title: heading })) };
}
