import { data } from 'react-router';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { downloadDscProcess } from '#content/process/download-dsc-process.ts';
import { processLabels as labels } from '#content/process/labels.ts';
import { revokeDscProcess } from '#content/process/revoke-dsc-process.ts';
import { site } from '#content/site.ts';
import type { NoteGroup, Process } from '#domain/process/process.ts';
import { isOpen } from '#domain/site/opening.ts';
import buttons from '#website/components/button/button.module.css';
import { type ContentsEntry, WithContents } from '#website/components/contents/contents.tsx';
import type { DrawingName } from '#website/components/drawing/drawing.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { AnyLink, EmailLink, FileLink, PhoneLink } from '#website/components/link/link.tsx';
import { CommonQuestions, LastReviewed, Lines, Page, Section } from '#website/components/page/page.tsx';
import { Steps } from '#website/components/page/steps.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import type { Route } from './+types/process';
import styles from './process.module.css';
import { RevokeNow } from './revoke-now.tsx';

const processes: readonly Process[] = [applyDscProcess, downloadDscProcess, revokeDscProcess];

/** The process by the slug in the address. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const process = processes.find(({ slug }) => pathname === `/${slug}`);
  if (!process) throw data(null, { status: 404 });
  return { process, isAnswered: isOpen(site.openingTimes, new Date()) };
}

/** Drawings of the steps, in their order. */
const drawings: { readonly [slug: string]: readonly DrawingName[] } = {
  'apply-dsc-process': ['log-in', 'details', 'video', 'pay', 'sign'],
  'download-dsc-process': ['utility', 'driver', 'insert', 'unlock', 'load'],
  'revoke-dsc-process': ['choose', 'find', 'letter', 'revoked'],
};

export default function ProcessPage({ loaderData: { process, isAnswered } }: Route.ComponentProps) {
  const { button, urgent, cases = [] } = process;
  const { phones, emails, hours } = site;
  const buttonLink = (
    <AnyLink to={'href' in button ? button.href : button.path} className={urgent ? undefined : buttons.ink}>
      {button.title}
    </AnyLink>
  );
  const top = urgent ? (
    <section id="urgent" className={styles.urgent} aria-labelledby="urgent-heading">
      <h2 id="urgent-heading">{urgent.heading}</h2>
      <p>{urgent.text}</p>
      <RevokeNow isAnswered={isAnswered} />
      <p>
        {urgent.find} {buttonLink}
      </p>
    </section>
  ) : (
    <>
      <CommonQuestions questions={process.questions} />
      <p>{buttonLink}</p>
    </>
  );
  const forms = process.forms && (
    <Section id="forms" heading={labels.forms}>
      <ul className={styles.forms}>
        {process.forms.map(({ title, path }) => (
          <li key={path}>
            <FileLink path={path}>{title}</FileLink>
          </li>
        ))}
      </ul>
    </Section>
  );
  const ask = (
    <Section id="ask" heading={labels.ask}>
      <p className={styles.ways}>
        <PhoneLink phone={phones.support} /> <span>{keepTogether(hours)}</span>
        <EmailLink email={emails.support} />
      </p>
    </Section>
  );
  return (
    <Page {...process} path={`/${process.slug}`}>
      <WithContents entries={listSections(process)} top={top}>
        {urgent && (
          <CommonQuestions questions={process.questions}>
            <Fact term={labels.have}>
              <Lines lines={urgent.have} />
            </Fact>
            <Fact term={labels.next}>
              <Lines lines={urgent.next} />
            </Fact>
          </CommonQuestions>
        )}
        {cases.map(({ id, heading, lines }) => (
          <Section key={id} id={id} heading={heading}>
            <Lines lines={lines} />
          </Section>
        ))}
        <Section id="steps" heading={labels.steps}>
          <Steps steps={process.steps} drawings={drawings[process.slug]} />
        </Section>
        <Section id="notes" heading={labels.notes}>
          {process.notes.map((group) => (
            <Notes key={group.heading} {...group} />
          ))}
        </Section>
        {forms}
        {!urgent && ask}
        <LastReviewed date={process.lastReviewed} />
      </WithContents>
    </Page>
  );
}

function Notes({ heading, lines }: NoteGroup) {
  return (
    <div className={styles.group}>
      {heading && <h3>{heading}</h3>}
      <Lines lines={lines} />
    </div>
  );
}

function listSections({ forms, urgent, cases = [] }: Process): readonly ContentsEntry[] {
  return [
    ...cases.map(({ id, heading }) => ({ id, title: heading })),
    { id: 'steps', title: labels.steps },
    { id: 'notes', title: labels.notes },
    ...(forms ? [{ id: 'forms', title: labels.forms }] : []),
    ...(urgent ? [] : [{ id: 'ask', title: labels.ask }]),
  ];
}
