import { type CertificateReport, certificateTones } from '@mohar/check/report';
import {
  acceptWords,
  certificateHeadlines,
  classWords,
  formatChain,
  formatRevocation,
  panWords,
  portalNames,
  portalReasons,
  purposeWords,
  weaknessWords,
} from '#content/check/certificate-words.ts';
import { certificateSteps } from '#content/check/next-steps.ts';
import { checkLabels as labels } from '#content/check/page.ts';
import { reminderTexts } from '#content/check/reminder.ts';
import { formatDayOf } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Fact } from '#website/components/fact/fact.tsx';
import tables from '#website/components/table/table.module.css';
import { readSiteUrl } from '#website/site-url.ts';
import styles from './result.module.css';
import { saveFile } from './save-file.ts';
import { NextSteps, Verdict } from './verdict.tsx';

/** One certificate: the answer, what it says, which portals accept it, and a reminder. */
export function CertificateResult({
  report,
  hasHeading,
}: {
  report: CertificateReport;
  /** Where a file has several. */
  hasHeading: boolean;
}) {
  const { verdict, purpose, portals } = report;
  const isAuthority = purpose === 'authority';
  return (
    <section className={styles.part}>
      {hasHeading && <h4>{labels.certificateOf(report.holder || report.issuer)}</h4>}
      <Verdict tone={certificateTones[verdict]} sentences={[certificateHeadlines[verdict](report)]} />
      {report.pan === 'differs' && <Verdict tone="problem" sentences={[panWords.differs]} />}
      {!isAuthority && <NextSteps steps={certificateSteps[verdict]} />}
      <CertificateFacts report={report} />
      {!isAuthority && (
        <>
          <h4>{labels.portals}</h4>
          <Portals portals={portals} />
          <Reminder report={report} />
        </>
      )}
    </section>
  );
}

/** A table, or one sentence where all portals answer alike. */
function Portals({ portals }: Pick<CertificateReport, 'portals'>) {
  const [first] = portals;
  if (first && portals.every(({ accepts, reason }) => accepts === first.accepts && reason === first.reason)) {
    return (
      <p>
        {labels.allPortals[first.accepts]} {portalReasons[first.reason]}
      </p>
    );
  }
  return (
    <table className={`${tables.table} ${styles.portals}`}>
      <thead>
        <tr>
          <th scope="col">{labels.portal}</th>
          <th scope="col">{labels.answer}</th>
          <th scope="col">{labels.reason}</th>
        </tr>
      </thead>
      <tbody>
        {portals.map(({ portal, accepts, reason }) => (
          <tr key={portal}>
            <th scope="row">{portalNames[portal]}</th>
            <td data-label={labels.answer}>{acceptWords[accepts]}</td>
            <td data-label={labels.reason}>{portalReasons[reason]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The contents of a certificate, and its chain and revocation. */
export function CertificateFacts({ report }: { report: CertificateReport }) {
  const { facts, holder, organisation, issuer, purpose, certificateClass, chain, pan, weaknesses } = report;
  const { revocation, revocationAddresses } = report;
  return (
    <dl className={styles.facts}>
      <Fact term={labels.facts.holder}>
        <bdi>{holder}</bdi>
        {organisation !== '' && (
          <>
            {holder !== '' && ', '}
            <bdi>{organisation}</bdi>
          </>
        )}
      </Fact>
      <Fact term={labels.facts.issuer}>
        <bdi>{issuer}</bdi>
      </Fact>
      <Fact term={labels.facts.serialNumber}>
        <code>{facts.serialNumber}</code>
      </Fact>
      <Fact term={labels.facts.use}>{purposeWords[purpose]}</Fact>
      {purpose !== 'authority' && <Fact term={labels.facts.class}>{classWords[certificateClass]}</Fact>}
      <Fact term={labels.facts.valid}>
        <Day moment={facts.validFrom} /> {labels.facts.to} <Day moment={facts.validTo} />
      </Fact>
      <Fact term={labels.facts.chain}>{formatChain(chain)}</Fact>
      <Fact term={labels.facts.revocation}>{formatRevocation(revocation)}</Fact>
      <Addresses term={labels.facts.crls} addresses={revocationAddresses.crls} />
      <Addresses term={labels.facts.responders} addresses={revocationAddresses.responders} />
      {weaknesses.length > 0 && (
        <Fact term={labels.facts.weak}>{weaknesses.map((weakness) => weaknessWords[weakness]).join(' ')}</Fact>
      )}
      {pan && <Fact term={labels.facts.pan}>{panWords[pan]}</Fact>}
    </dl>
  );
}

/** Texts, no links: the file may come from anybody. */
function Addresses({ term, addresses }: { term: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Fact term={term}>
      {addresses.map((address) => (
        <div key={address}>
          <code>{address}</code>
        </div>
      ))}
    </Fact>
  );
}

function Day({ moment }: { moment: string }) {
  return <time dateTime={moment}>{formatDayOf(moment)}</time>;
}

/** A calendar file for a certificate that still counts; its library is loaded on the click. */
function Reminder({ report }: { report: CertificateReport }) {
  if (report.validity.status !== 'valid' || report.revocation.status === 'revoked') return null;
  const remind = async (): Promise<void> => {
    const { createReminder } = await import('./reminder.ts');
    const calendar = createReminder(report, `${readSiteUrl()}/pricing`);
    saveFile(new Blob([calendar], { type: 'text/calendar' }), reminderTexts.fileName);
  };
  return (
    <p className={styles.actions}>
      <button type="button" className={buttons.small} onClick={() => void remind()}>
        {labels.remind}
      </button>
      <span className={styles.soft}>{labels.remindHint}</span>
    </p>
  );
}
