import { verificationErrors } from '#content/repository/verification.ts';
import type { CertificateFacts, CrlFacts } from '#domain/certificate/certificate.ts';
import type { RepositoryFile } from '#domain/repository/repository-state.ts';
import { formatIndianTime } from '#domain/time.ts';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Status } from '#website/components/status/status.tsx';
import styles from './file-facts.module.css';

/** The contents, verification result and fingerprints of a certificate or revocation list. */
export function FileFacts({ file, title }: { file: RepositoryFile; title: string }) {
  const { name, path, size, facts, fingerprints, verdict } = file;
  return (
    <section id={name} className={styles.sheet}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <Status verdict={verdict} />
      </header>
      {verdict.status !== 'verified' && <p className={styles.error}>{verificationErrors[verdict.fault]}</p>}
      <dl className={styles.facts}>
        {facts?.kind === 'certificate' && <CertificateRows facts={facts} />}
        {facts?.kind === 'crl' && <CrlRows facts={facts} age={file.age ?? 0} />}
        <Fact term="File">
          <a href={path} download>
            {path.slice(path.lastIndexOf('/') + 1)}
          </a>
          , {size.toLocaleString('en-IN')} bytes
        </Fact>
        <Fingerprint name="SHA-256" of={title} value={fingerprints.sha256} />
        <Fingerprint name="SHA-1" of={title} value={fingerprints.sha1} />
      </dl>
    </section>
  );
}

function CertificateRows({ facts }: { facts: CertificateFacts }) {
  return (
    <>
      <Fact term="Subject">{facts.subject}</Fact>
      <Fact term="Issuer">{facts.issuer === facts.subject ? 'itself (a root signs itself)' : facts.issuer}</Fact>
      <Fact term="Serial number">
        <code>{facts.serialNumber}</code>
      </Fact>
      <Fact term="Valid">
        <Moment value={facts.validFrom} /> to <Moment value={facts.validTo} />
      </Fact>
      <Fact term="Key">{facts.key}</Fact>
      <Fact term="Signature">{facts.signatureAlgorithm}</Fact>
      {facts.policies.length > 0 && <Fact term="Policies">{facts.policies.join(', ')}</Fact>}
    </>
  );
}

function CrlRows({ facts, age }: { facts: CrlFacts; age: number }) {
  return (
    <>
      <Fact term="Issuer">{facts.issuer}</Fact>
      {facts.number && <Fact term="Number">{facts.number}</Fact>}
      <Fact term="This update">
        <Moment value={facts.thisUpdate} /> ({describeAge(age)})
      </Fact>
      {facts.nextUpdate && (
        <Fact term="Next update">
          <Moment value={facts.nextUpdate} />
        </Fact>
      )}
      <Fact term="Revoked">{facts.entries === 1 ? '1 certificate' : `${facts.entries} certificates`}</Fact>
      <Fact term="Signature">{facts.signatureAlgorithm}</Fact>
    </>
  );
}

/** Lines break between pairs only. */
function Fingerprint({ name, of, value }: { name: string; of: string; value: string }) {
  const pairs = value.split(':');
  return (
    <Fact term={name}>
      <span className={styles.fingerprint}>
        <code>
          {pairs.map((pair, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            <span key={index}>{index < pairs.length - 1 ? `${pair}:` : pair}</span>
          ))}
        </code>
        <CopyButton text={value} what={`the ${name} fingerprint of the ${of}`} />
      </span>
    </Fact>
  );
}

function Moment({ value }: { value: string }) {
  return <time dateTime={value}>{formatIndianTime(value)}</time>;
}

function describeAge(hours: number): string {
  if (hours < 1) return 'less than an hour ago';
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
}
