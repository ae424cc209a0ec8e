import { careers } from '#content/career/careers.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { EmailLink } from '#website/components/link/link.tsx';
import { Answers, Page, Section } from '#website/components/page/page.tsx';
import { ApplicationForm } from './application-form.tsx';
import styles from './careers.module.css';

const drawings = { security: 'hardware', teamwork: 'teamwork', customer: 'support', service: 'service' } as const;

export default function Careers() {
  const { hero, values, join, hr } = careers;
  return (
    <Page {...careers} {...hero} path="/careers">
      <Answers answers={careers.answers} />
      <Section heading={values.heading}>
        <ul className={styles.values}>
          {values.items.map(({ kind, title, text }) => (
            <li key={kind}>
              <Drawing name={drawings[kind]} className={styles.drawing} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <section aria-labelledby="join-heading" id="join" className={styles.join}>
        <h2 id="join-heading">{join.heading}</h2>
        <p className={styles.intro}>{join.intro}</p>
        <ApplicationForm labelledBy="join-heading" />
        <p>{hr.text}</p>
        <p>
          <EmailLink email={hr.email}>
            {hr.linkText}: {hr.email}
          </EmailLink>
        </p>
      </section>
    </Page>
  );
}
