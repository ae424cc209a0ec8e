import { factLabels as labels } from '#content/repository/labels.ts';
import { verificationErrors } from '#content/repository/verification.ts';
import type { CertificateFacts, CrlFacts } from '#domain/certificate/certificate.ts';
import type { RepositoryFile } from '#domain/repository/repository-state.ts';
import { formatIndianTime } from '#domain/time.ts';
import callout from '#website/components/callout/callout.module.css';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Fingerprint } from '#website/components/fingerprint/fingerprint.tsx';
import { Fold } from '#website/components/fold/fold.tsx';
import { Status } from '#website/components/status/status.tsx';
import { Island } from '#website/islands/island.tsx';
import { useRootData } from '#website/use-root-data.ts';
import styles from './file-facts.module.css';

/** The contents, verification result and fingerprints of a certificate or revocation list; on a phone most are folded. */
export function FileFacts({ file, title }: { file: RepositoryFile; title: string }) {
  const { name, path, size, facts, fingerprints, verdict } = file;
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const folder = `${useRootData().siteUrl}${path.slice(0, -fileName.length)}`;
  return (
    <section id={name} className={styles.sheet}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <Status verdict={verdict} />
      </header>
      {verdict.status !== 'verified' && (
        <p className={`${callout.callout} ${styles.error}`}>{verificationErrors[verdict.fault]}</p>
      )}
      <dl className={styles.facts}>
        <Fact term={labels.file}>
          <a href={path} download>
            {fileName}
          </a>
          , {labels.bytes(size.toLocaleString('en-IN'))}
        </Fact>
        <FingerprintRow name={labels.sha256} of={title} value={fingerprints.sha256} />
      </dl>
      <Fold title={labels.further} about={title} isOnPhone>
        <dl className={styles.facts}>
          <Fact term={labels.address}>
            <div className={styles.copied}>
              <span>
                {folder}
                <wbr />
                <span className={styles.name}>{fileName}</span>
              </span>
              <Island
                name="copy"
                widget={CopyButton}
                props={{ text: folder + fileName, what: labels.addressOf(title) }}
              />
            </div>
          </Fact>
          {facts?.kind === 'certificate' && <CertificateRows facts={facts} />}
          {facts?.kind === 'crl' && <CrlRows facts={facts} ageHours={file.ageHours} />}
          <FingerprintRow name={labels.sha1} of={title} value={fingerprints.sha1} />
        </dl>
      </Fold>
    </section>
  );
}

function CertificateRows({ facts }: { facts: CertificateFacts }) {
  return (
    <>
      <Fact term={labels.subject}>{facts.subject}</Fact>
      <Fact term={labels.issuer}>{facts.issuer === facts.subject ? labels.itself : facts.issuer}</Fact>
      <Fact term={labels.serialNumber}>
        <code>{facts.serialNumber}</code>
      </Fact>
      <Fact term={labels.valid}>
        <Moment value={facts.validFrom} /> {labels.to} <Moment value={facts.validTo} />
      </Fact>
      <Fact term={labels.key}>{facts.key}</Fact>
      <Fact term={labels.signature}>{facts.signatureAlgorithm}</Fact>
      {facts.policies.length > 0 && (
        <Fact term={labels.policies}>
          <code>{facts.policies.join(', ')}</code>
        </Fact>
      )}
    </>
  );
}

function CrlRows({ facts, ageHours }: { facts: CrlFacts; ageHours: number | undefined }) {
  return (
    <>
      <Fact term={labels.issuer}>{facts.issuer}</Fact>
      {facts.number && (
        <Fact term={labels.number}>
          <code>{facts.number}</code>
        </Fact>
      )}
      <Fact term={labels.thisUpdate}>
        <Moment value={facts.thisUpdate} />{' '}
        {ageHours !== undefined && <span data-screen-only>({labels.age(ageHours)})</span>}
      </Fact>
      {facts.nextUpdate && (
        <Fact term={labels.nextUpdate}>
          <Moment value={facts.nextUpdate} />
        </Fact>
      )}
      <Fact term={labels.revoked}>{labels.countCertificates(facts.entries)}</Fact>
      <Fact term={labels.signature}>{facts.signatureAlgorithm}</Fact>
    </>
  );
}

function FingerprintRow({ name, of, value }: { name: string; of: string; value: string }) {
  return (
    <Fact term={name}>
      <span className={styles.copied}>
        <Fingerprint value={value} />
        <Island name="copy" widget={CopyButton} props={{ text: value, what: labels.fingerprint(name, of) }} />
      </span>
    </Fact>
  );
}

function Moment({ value }: { value: string }) {
  return <time dateTime={value}>{formatIndianTime(value)}</time>;
}
