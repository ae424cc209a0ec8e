import { verification } from '#content/repository/verification.ts';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Section } from '#website/components/page/page.tsx';
import styles from './verification-help.module.css';

/** How to compute a fingerprint, and the interfaces for software. */
export function VerificationHelp() {
  const { howTo, machines } = verification;
  return (
    <>
      <Section id="compute" heading={howTo.heading}>
        <p>{howTo.text}</p>
        <dl className={styles.commands}>
          {howTo.commands.map(({ system, command }) => (
            <Fact key={system} term={system}>
              <code>{command}</code>
              <CopyButton text={command} what={`the command for ${system}`} />
            </Fact>
          ))}
        </dl>
      </Section>
      <Section heading={machines.heading}>
        <p>{machines.fetching}</p>
        <ul className={styles.machines}>
          <li>
            <a href="/repository.json">{machines.manifest}</a>
          </li>
          <li>
            {machines.feed}: <a href="/feeds/repository.xml">RSS</a> or <a href="/feeds/repository.json">JSON Feed</a>
          </li>
        </ul>
      </Section>
    </>
  );
}
