import { careers } from '#content/career/careers.ts';
import { vacancyLabels as labels, type Vacancy, vacancies } from '#content/career/vacancies.ts';
import buttons from '#website/components/button/button.module.css';
import { type ContentsEntry, WithContents } from '#website/components/contents/contents.tsx';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { EmailLink } from '#website/components/link/link.tsx';
import { CommonQuestions, Lines, Page, Section } from '#website/components/page/page.tsx';
import { Island } from '#website/islands/island.tsx';
import { ApplicationForm } from './application-form.tsx';
import styles from './careers.module.css';

const drawings = { security: 'hardware', teamwork: 'teamwork', customer: 'support', service: 'service' } as const;

const sections: readonly ContentsEntry[] = [
  { id: 'jobs', title: labels.heading },
  { id: 'values', title: careers.values.heading },
  { id: 'join', title: careers.join.heading },
];

export default function Careers() {
  const { hero, values, join } = careers;
  return (
    <Page title={careers.title} description={careers.description} {...hero} path="/careers">
      <WithContents entries={sections} top={<CommonQuestions questions={careers.questions} />}>
        <Section heading={labels.heading} id="jobs">
          {vacancies.length === 0 ? (
            <p>{labels.none}</p>
          ) : (
            <div className={styles.jobs}>
              {vacancies.map((job) => (
                <Job key={job.title} {...job} />
              ))}
            </div>
          )}
        </Section>
        <Section id="values" heading={values.heading}>
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
          <p>{join.intro}</p>
          <Island name="application" widget={ApplicationForm} props={{ labelledBy: 'join-heading' }} hasDraft />
        </section>
        <HrTeam />
      </WithContents>
    </Page>
  );
}

/** For those who write rather than fill in the form (R2.23). */
function HrTeam() {
  const { heading, text, linkText, email } = careers.hr;
  return (
    <Section heading={heading}>
      <p>
        {text}{' '}
        <EmailLink email={email}>
          {linkText}: {email}
        </EmailLink>
      </p>
    </Section>
  );
}

function Job({ title, place, work, needs }: Vacancy) {
  return (
    <article className={styles.job}>
      <h3>{title}</h3>
      <p className={styles.place}>{place}</p>
      <a href="#join" className={`${buttons.ink} ${styles.apply}`} data-job={title} data-screen-only>
        {labels.apply}
        <span className="visually-hidden">: {title}</span>
      </a>
      <p className={styles.work}>{work}</p>
      <div className={styles.needs}>
        <h4>{labels.needs}</h4>
        <Lines lines={needs} />
      </div>
    </article>
  );
}
