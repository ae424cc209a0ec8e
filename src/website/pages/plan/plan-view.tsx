import type { ReactNode } from 'react';
import * as texts from '#content/plan/plan.ts';
import { chooser } from '#content/plan/questions.ts';
import { optionNames } from '#content/prices/option-names.ts';
import { lastDay } from '#content/service/tenders.ts';
import { verificationWays } from '#content/service/verification.ts';
import { topicPath } from '#contract/routes.ts';
import { writeAnswers } from '#domain/plan/answers.ts';
import { routes } from '#domain/site/routes.ts';
import buttons from '#website/components/button/button.module.css';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact, Facts } from '#website/components/fact/fact.tsx';
import { FileLink, SiteLink } from '#website/components/link/link.tsx';
import { Lines, Page, Section } from '#website/components/page/page.tsx';
import { ShortSteps } from '#website/components/page/steps.tsx';
import { Island } from '#website/islands/island.tsx';
import { toPriceLink } from '#website/pages/price/format-choice.ts';
import { useRootData } from '#website/use-root-data.ts';
import styles from './choose.module.css';
import { bidsInOtherName, isPossible } from './last-hours.ts';
import {
  type AnsweredPlan,
  findTokenSource,
  isAbroad,
  isInPersonsName,
  isLinkedByOthers,
  listBasis,
  listNotes,
  listOtherWays,
  listPapers,
  listSteps,
} from './list-lines.ts';
import { type CompleteAnswers, hasTwoTimes } from './make-plan.ts';
import { PlanDates } from './plan-dates.tsx';
import { asksFirst, BuyButton, hasBuyButton, isLate, isShort, Verdict } from './plan-verdict.tsx';

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
  const { answers, status, ways } = plan;
  const { purpose, signer, deadline } = answers;
  const letters = isInPersonsName(plan) ? [] : texts.signerLetters[signer];
  const topic = isAbroad(plan) ? 'foreign-national' : purpose === 'documents' ? undefined : purpose;
  return (
    <Page
      title={labels.title}
      description={labels.description}
      path="/choose"
      crumbs={[{ title: chooser.title, path: '/choose' }]}
    >
      <div className={styles.columns}>
        <div className={styles.plan}>
          {(status !== 'open' || asksFirst(plan)) && <Verdict plan={plan} />}
          {isShort(plan) && (
            <Section id="otherwise" heading={labels.whatThen}>
              <WhatThen plan={plan} />
            </Section>
          )}
          <Section id="steps" heading={formatStepsHeading(plan)}>
            {!hasLastDaySteps(plan) && <ShortSteps steps={listSteps(plan)} />}
            {!isShort(plan) && <Lines lines={[texts.questions]} />}
            {status !== 'in-time' && (
              <>
                {hasTwoTimes(ways) && <p>{verificationWays}</p>}
                <Lines lines={listBasis(plan)} />
              </>
            )}
          </Section>
        </div>
        <div className={styles.plan}>
          {deadline !== 'none' && status === 'in-time' && (
            <Section id="dates" heading={labels.dates}>
              <PlanDates
                ways={ways}
                deadline={deadline}
                token={findTokenSource(plan)}
                isLinkedByOthers={isLinkedByOthers(plan)}
              />
              {hasTwoTimes(ways) && <p>{verificationWays}</p>}
              <Lines lines={listBasis(plan)} />
            </Section>
          )}
          <Section id="certificate" heading={isLate(plan) ? labels.certificateNextTime : labels.certificate}>
            <Order plan={plan} />
          </Section>
        </div>
        <div className={styles.plan}>
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
        </div>
        <div className={styles.plan}>
          {given}
          <Section id="share" heading={labels.share}>
            <Share query={query} hasDates={status === 'in-time'} />
          </Section>
          <p className={styles.actions} data-screen-only>
            {topic && <SiteLink to={topicPath(topic)}>{labels.topic}</SiteLink>}
            <SiteLink to="/downloads">{labels.downloads}</SiteLink>
            <SiteLink to={routes.choose.path}>{labels.startAgain}</SiteLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** Whether the steps of a tender's last day are the steps of this plan. */
const hasLastDaySteps = ({ status, answers }: AnsweredPlan): boolean =>
  status === 'uncertain' && answers.purpose === 'e-tender';

function formatStepsHeading(plan: AnsweredPlan): string {
  if (hasLastDaySteps(plan)) return labels.times;
  return isLate(plan) ? labels.stepsNextTime : labels.steps;
}

/** The certificate, its prices and what leads to the order. */
function Order({ plan }: { plan: AnsweredPlan }) {
  const { choice, answers } = plan;
  const { region, category, certificateType } = choice;
  const { region: regions, category: categories, type } = optionNames;
  const names = [regions[region], categories[category], ...(certificateType ? [type[certificateType]] : [])];
  return (
    <>
      <Facts>
        <Fact term={labels.kind}>{texts.certificateNames[category]}</Fact>
        <Fact term={labels.category}>
          <SiteLink to={toPriceLink(choice)}>{names.join(', ')}</SiteLink>
        </Fact>
      </Facts>
      <Totals plan={plan} />
      {plan.status !== 'too-late' && !hasBuyButton(plan) && <BuyButton />}
      {answers.purpose === 'mca-income-tax-gst' && answers.signer === 'organisation' && (
        <p data-screen-only>
          <a href={toPlan({ ...answers, purpose: 'documents' })}>{labels.forAnotherPortal}</a>
        </p>
      )}
      <Lines lines={listNotes(plan)} />
    </>
  );
}

/** The totals of each validity; for an applicant without a token also with the cheapest one. */
function Totals({ plan: { totals, totalsWithToken, answers, status } }: { plan: AnsweredPlan }) {
  const isShipped = status === 'in-time';
  return (
    <>
      <table className={styles.totals}>
        <caption>{labels.prices}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.validity}</th>
            <th scope="col">{answers.signer === 'software' ? labels.withoutHsm : labels.withoutToken}</th>
            {totalsWithToken && <th scope="col">{isShipped ? labels.withShipping : labels.withToken}</th>}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ years, total }, index) => (
            <tr key={years}>
              <th scope="row">{labels.formatYears(years)}</th>
              <td>{total}</td>
              {totalsWithToken && <td>{totalsWithToken[index]?.total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {totalsWithToken && <p className={styles.small}>{isShipped ? labels.withShippingNote : labels.withTokenNote}</p>}
    </>
  );
}

const toPlan = (answers: CompleteAnswers): string => `${routes.choose.path}?${writeAnswers(answers)}`;

function WhatThen({ plan }: { plan: AnsweredPlan }) {
  const { answers } = plan;
  if (answers.purpose !== 'e-tender' || !isPossible(plan)) return <Lines lines={listOtherWays(plan)} />;
  return (
    <>
      <p>{lastDay.warning}</p>
      {bidsInOtherName(answers.signer) && (
        <p data-screen-only>
          <a href={toPlan({ ...answers, signer: 'self' })}>{labels.inOwnName}</a>
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
  const address = `${siteUrl}${routes.choose.path}?${query}`;
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
