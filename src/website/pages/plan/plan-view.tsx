import type { ReactNode } from 'react';
import * as texts from '#content/plan/plan.ts';
import { questionsPage } from '#content/plan/questions.ts';
import { lastDay } from '#content/service/tenders.ts';
import { verificationWays } from '#content/service/verification.ts';
import { topicPath } from '#contract/routes.ts';
import { planPath } from '#domain/plan/answers.ts';
import { routes } from '#domain/site/routes.ts';
import buttons from '#website/components/button/button.module.css';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fold } from '#website/components/fold/fold.tsx';
import { FileLink, SiteLink } from '#website/components/link/link.tsx';
import { Lines, Page, Section } from '#website/components/page/page.tsx';
import { ShortSteps } from '#website/components/page/steps.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { Island } from '#website/islands/island.tsx';
import { useRootData } from '#website/use-root-data.ts';
import { isPossible, mayBidInOwnName } from './last-hours.ts';
import {
  type AnsweredPlan,
  findTokenSource,
  isAbroad,
  isInPersonsName,
  isLinkedByOthers,
  listBasis,
  listLimits,
  listOtherWays,
  listPapers,
  listSteps,
} from './list-lines.ts';
import { methodsDiffer } from './make-plan.ts';
import styles from './plan.module.css';
import { PlanDates } from './plan-dates.tsx';
import { Order } from './plan-order.tsx';
import { asksFirst, isLate, isShort, Verdict } from './plan-verdict.tsx';

const { planLabels: labels } = texts;

/** The plan: whether there is time, what to order, what it costs, which papers, and by when each step is done. */
export function PlanView({
  plan,
  query,
  given,
}: {
  plan: AnsweredPlan;
  /** The answers as the address has them. */
  query: string;
  given: ReactNode;
}) {
  const { answers, status, verifications } = plan;
  const { purpose, deadline } = answers;
  const topicOfPurpose = purpose === 'documents' ? undefined : purpose;
  const topic = isAbroad(plan) ? 'foreign-national' : topicOfPurpose;
  return (
    <Page
      title={labels.title}
      description={labels.description}
      path="/choose"
      crumbs={[{ title: questionsPage.title, path: '/choose' }]}
    >
      <div className={styles.columns}>
        <div className={styles.plan}>
          {(status !== 'open' || asksFirst(plan)) && <Verdict plan={plan} />}
          <p className={styles.jumps} data-screen-only>
            {!isShort(plan) && <a href="#papers">{labels.papers}</a>}
            <a href="#certificate">{labels.certificate}</a>
            {isShort(plan) && <a href="#papers">{labels.papers}</a>}
          </p>
          {isShort(plan) && (
            <Section id="otherwise" heading={labels.whatThen}>
              <WhatThen plan={plan} />
            </Section>
          )}
          {deadline !== 'none' && status === 'in-time' && (
            <Section id="dates" heading={labels.dates}>
              <PlanDates
                verifications={verifications}
                deadline={deadline}
                token={findTokenSource(plan)}
                isLinkedByOthers={isLinkedByOthers(plan)}
              />
              {methodsDiffer(verifications) && <p>{verificationWays}</p>}
              <Lines lines={listLimits(plan)} />
              <Fold title={labels.basis}>
                <Lines lines={listBasis(plan)} />
              </Fold>
            </Section>
          )}
          <Section id="steps" heading={formatStepsHeading(plan)}>
            {!hasLastDaySteps(plan) && <ShortSteps steps={listSteps(plan)} />}
            {!isShort(plan) && <p>{keepTogether(texts.questions)}</p>}
            {status !== 'in-time' && (
              <>
                {methodsDiffer(verifications) && <p>{verificationWays}</p>}
                <Lines lines={listLimits(plan)} />
              </>
            )}
          </Section>
        </div>
        <div className={styles.plan}>
          {!isShort(plan) && <Papers plan={plan} />}
          <Section id="certificate" heading={isLate(plan) ? labels.certificateNextTime : labels.certificate}>
            <Order plan={plan} />
          </Section>
          {/* The list of what can still be done is long, so everything else is beside it. */}
          {isShort(plan) && <Papers plan={plan} />}
          {given}
          <Section id="share" heading={labels.share}>
            <Share query={query} hasDates={status === 'in-time'} />
          </Section>
          <p className={styles.actions} data-screen-only>
            {topic && <SiteLink to={topicPath(topic)}>{labels.topic}</SiteLink>}
            <SiteLink to="/downloads">{labels.downloads}</SiteLink>
            <SiteLink to={routes.plan.path}>{labels.startAgain}</SiteLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** The papers, and our letters among them. */
function Papers({ plan }: { plan: AnsweredPlan }) {
  const { signer } = plan.answers;
  const letters = isInPersonsName(plan) ? [] : texts.signerLetters[signer];
  return (
    <Section id="papers" heading={labels.papers}>
      <Lines lines={listPapers(plan)} />
      {letters.length > 0 && (
        <>
          <h3>{labels.letters}</h3>
          {signer !== 'government' && signer !== 'proprietor' && <p>{labels.lettersNote}</p>}
          <ul className={styles.links}>
            {letters.map(({ title, path }) => (
              <li key={path}>
                <FileLink path={path}>{title}</FileLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** Whether the steps of a tender's last day are the steps of this plan. */
const hasLastDaySteps = ({ status, answers }: AnsweredPlan): boolean =>
  status === 'uncertain' && answers.purpose === 'e-tender';

function formatStepsHeading(plan: AnsweredPlan): string {
  if (hasLastDaySteps(plan)) return labels.times;
  return isLate(plan) ? labels.stepsNextTime : labels.steps;
}

function WhatThen({ plan }: { plan: AnsweredPlan }) {
  const { answers } = plan;
  if (answers.purpose !== 'e-tender' || !isPossible(plan)) return <Lines lines={listOtherWays(plan)} />;
  return (
    <>
      <p>{lastDay.warning}</p>
      {mayBidInOwnName(answers.signer) && (
        <p data-screen-only>
          <a href={planPath({ ...answers, signer: 'self' })}>{labels.inOwnName}</a>
        </p>
      )}
      <ShortSteps steps={lastDay.steps} />
      <Lines lines={[texts.callUs]} />
      <p data-screen-only>
        <SiteLink to="/downloads">{labels.downloads}</SiteLink>
      </p>
    </>
  );
}

function Share({ query, hasDates }: { query: string; hasDates: boolean }) {
  const { siteUrl } = useRootData();
  const address = `${siteUrl}${routes.plan.path}?${query}`;
  return (
    <>
      <p>{labels.shareHint}</p>
      <div className={styles.actions}>
        <a href={address}>{labels.link}</a>
        <Island name="copy" widget={CopyButton} props={{ text: address, what: labels.address }} />
        {hasDates && (
          <a
            href={`${routes.planCalendar.path}?${query}`}
            download="dsc-plan.ics"
            className={buttons.small}
            data-screen-only
          >
            {labels.calendar}
          </a>
        )}
      </div>
    </>
  );
}
