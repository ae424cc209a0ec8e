import { deadlineLabels, questionsPage, questionTitles } from '#content/plan/questions.ts';
import {
  type Answers,
  findOpenQuestion,
  listQuestions,
  planParameters,
  planPath,
  readAnswers,
  reopenQuestion,
  writeAnswers,
} from '#domain/plan/answers.ts';
import { routes } from '#domain/site/routes.ts';
import { isDay } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Fact } from '#website/components/fact/fact.tsx';
import { Facts } from '#website/components/fact/facts.tsx';
import { Field } from '#website/components/field/field.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import type { Route } from './+types/plan';
import { formatAnswer, listOptions } from './list-options.ts';
import { completeAnswers, makePlan } from './make-plan.ts';
import styles from './plan.module.css';
import { PlanView } from './plan-view.tsx';

/** `/choose`: one question a page; with all answers, the plan at this moment. */
export function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const answers = readAnswers(search);
  const complete = completeAnswers(answers);
  const query = String(writeAnswers(answers));
  const { day, time } = planParameters;
  const typed = { day: search.get(day) ?? '', time: search.get(time) ?? '', isSent: search.has(day) };
  const plan = complete && { answers: complete, ...makePlan(complete, new Date()) };
  return { answers, query, typed, plan };
}

export default function PlanPage({ loaderData: { answers, query, typed, plan } }: Route.ComponentProps) {
  if (plan) return <PlanView plan={plan} query={query} given={<GivenAnswers answers={answers} />} />;
  const question = findOpenQuestion(answers) ?? 'purpose';
  const questions = listQuestions(answers);
  return (
    <Page
      {...questionsPage}
      heading={questionTitles[question].heading}
      intro={question === 'purpose' ? questionsPage.intro : ''}
      path="/choose"
      crumbs={question === 'purpose' ? [] : [{ title: questionsPage.title, path: '/choose' }]}
    >
      <div className={styles.asked}>
        <div className={styles.question}>
          <p className={styles.progress}>
            {questionsPage.formatProgress(questions.indexOf(question) + 1, questions.length)}
          </p>
          {question === 'purpose' && <p>{questionsPage.foreign}</p>}
          {question === 'deadline' ? (
            <DeadlineForm answers={answers} typed={typed} />
          ) : (
            <ul className={styles.options}>
              {listOptions(question, answers).map(({ value, title, meaning }) => (
                <li key={value}>
                  <SiteLink to={planPath({ ...answers, [question]: value })}>{title}</SiteLink>
                  <span>{meaning}</span>
                </li>
              ))}
            </ul>
          )}
          {question === 'purpose' && <p>{keepTogether(questionsPage.other)}</p>}
        </div>
        <GivenAnswers answers={answers} />
      </div>
    </Page>
  );
}

/** A form with `GET`: day and time go into the address, beside the other answers. */
function DeadlineForm({ answers, typed }: { answers: Answers; typed: { day: string; time: string; isSent: boolean } }) {
  const { day, time } = planParameters;
  const kind = answers.purpose === 'e-tender' ? 'tender' : 'other';
  const hasDay = isDay(typed.day);
  return (
    <form className={styles.form} action={routes.plan.path} method="get" noValidate>
      {[...writeAnswers(answers)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        name={day}
        label={deadlineLabels.day}
        hint={deadlineLabels.dayHint[kind]}
        width="medium"
        type="date"
        required
        defaultValue={typed.day}
        error={typed.isSent && !hasDay ? deadlineLabels.invalidDay : undefined}
      />
      <Field
        name={time}
        label={deadlineLabels.time}
        hint={deadlineLabels.timeHint[kind]}
        width="medium"
        type="time"
        defaultValue={typed.time}
        error={typed.isSent && hasDay ? deadlineLabels.invalidTime : undefined}
      />
      <p className={styles.actions}>
        <button type="submit" className={buttons.ink}>
          {deadlineLabels.submit}
        </button>
        <SiteLink to={planPath({ ...answers, deadline: 'none' })}>{deadlineLabels.none}</SiteLink>
      </p>
    </form>
  );
}

/** The answers so far, each with a link that asks its question again. */
function GivenAnswers({ answers }: { answers: Answers }) {
  const given = listQuestions(answers).flatMap((question) => {
    const answer = formatAnswer(question, answers);
    return answer === undefined ? [] : [{ question, answer }];
  });
  if (given.length === 0) return null;
  return (
    <section className={styles.given} aria-labelledby="given">
      <h2 id="given">{questionsPage.answers}</h2>
      <Facts>
        {given.map(({ question, answer }) => (
          <Fact key={question} term={questionTitles[question].short}>
            <span className={styles.answer}>
              {answer} <SiteLink to={planPath(reopenQuestion(answers, question))}>{questionsPage.change}</SiteLink>
            </span>
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
