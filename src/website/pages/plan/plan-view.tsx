import type { ReactNode } from 'react';
import * as texts from '#content/plan/plan.ts';
import { chooser } from '#content/plan/questions.ts';
import { optionNames } from '#content/prices/option-names.ts';
import { lastDay } from '#content/service/tenders.ts';
import { verificationWays } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import { topicPath } from '#contract/routes.ts';
import { type Signer, writeAnswers } from '#domain/plan/answers.ts';
import { routes } from '#domain/site/routes.ts';
import { formatIndianMoment } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact, Facts } from '#website/components/fact/fact.tsx';
import { ExternalLink, FileLink, SiteLink } from '#website/components/link/link.tsx';
import { Columns, Lines, Page, Section } from '#website/components/page/page.tsx';
import { ShortSteps } from '#website/components/page/steps.tsx';
import { Island } from '#website/islands/island.tsx';
import { toPriceLink } from '#website/pages/price/format-choice.ts';
import { useRootData } from '#website/use-root-data.ts';
import styles from './choose.module.css';
import {
  isLinkedByOthers,
  listBasis,
  listDatesNotes,
  listNotes,
  listOtherWays,
  listPapers,
  listReasons,
  listSteps,
} from './list-lines.ts';
import type { CompleteAnswers, Plan } from './make-plan.ts';
import { hasTwoTimes, PlanDates } from './plan-dates.tsx';

const { planLabels: labels, dateLabels } = texts;

type AnsweredPlan = Plan & { readonly answers: CompleteAnswers };

const isLate = ({ status }: Plan): boolean => status === 'too-late' || status === 'past';

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
  const letters = texts.signerLetters[signer];
  const isShort = status === 'uncertain' || status === 'too-late';
  return (
    <Page
      title={labels.title}
      description={labels.description}
      path="/choose"
      crumbs={[{ title: chooser.title, path: '/choose' }]}
    >
      <Columns>
        <div className={styles.plan}>
          <Verdict plan={plan} />
          {deadline !== 'none' && status === 'in-time' && (
            <Section id="dates" heading={labels.dates}>
              <PlanDates
                ways={ways}
                deadline={deadline}
                hasToken={answers.token === 'yes'}
                isLinkedByOthers={isLinkedByOthers(plan)}
              />
              {hasTwoTimes(ways) && <p>{verificationWays}</p>}
              <Lines lines={listBasis(plan)} />
            </Section>
          )}
          {isShort && (
            <Section id="otherwise" heading={labels.whatThen}>
              <WhatThen plan={plan} />
            </Section>
          )}
          <Section id="certificate" heading={isLate(plan) ? labels.certificateNextTime : labels.certificate}>
            <Order plan={plan} />
          </Section>
          <Section id="papers" heading={labels.papers}>
            <Lines lines={listPapers(plan)} />
            {letters.length > 0 && (
              <>
                <h3>{labels.letters}</h3>
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
          <Section id="steps" heading={isLate(plan) ? labels.stepsNextTime : labels.steps}>
            <ShortSteps steps={listSteps(plan)} />
            {status !== 'in-time' && (
              <>
                {hasTwoTimes(ways) && <p>{verificationWays}</p>}
                <Lines lines={listBasis(plan)} />
              </>
            )}
          </Section>
          <Section id="share" heading={labels.share}>
            <Share query={query} hasDates={status === 'in-time'} />
          </Section>
        </div>
        <div className={styles.plan}>
          {given}
          <p className={styles.actions} data-screen-only>
            {purpose !== 'documents' && <SiteLink to={topicPath(purpose)}>{labels.topic}</SiteLink>}
            <SiteLink to="/downloads">{labels.downloads}</SiteLink>
            <SiteLink to={routes.choose.path}>{labels.startAgain}</SiteLink>
          </p>
        </div>
      </Columns>
    </Page>
  );
}

function Verdict({ plan }: { plan: AnsweredPlan }) {
  const { status, answers, ways } = plan;
  const { purpose, deadline } = answers;
  const approvals = ways[0]?.deadline?.approvals;
  const isShort = status === 'uncertain' || status === 'too-late';
  return (
    <div className={`${callout.callout} ${styles.verdict}`} data-status={status}>
      <p>
        <b>{formatStatus(plan)}</b>
      </p>
      {deadline !== 'none' && <p>{dateLabels.formatDeadline(formatIndianMoment(deadline))}</p>}
      {purpose === 'e-tender' && answers.encryption === 'unknown' && !isLate(plan) && <p>{texts.askFirst}</p>}
      {status === 'in-time' && <ApplyBy plan={plan} />}
      {status === 'past' && <p>{texts.nextTime}</p>}
      {status === 'uncertain' && listReasons(plan).map((reason) => <p key={reason}>{reason}</p>)}
      {isShort && approvals && <p>{dateLabels.formatApprovals(formatIndianMoment(approvals))}</p>}
    </div>
  );
}

function formatStatus(plan: AnsweredPlan): string {
  const { status, answers } = plan;
  const { purpose, signer } = answers;
  if (status === 'in-time' && isLinkedByOthers(plan)) return texts.certificateInTime;
  const isOwnNamePossible = purpose === 'e-tender' && ownNameInstead.includes(signer);
  return status === 'too-late' && isOwnNamePossible ? texts.organisationTooLate : texts.statusTexts[status];
}

/** The last safe date of each way that is in time; one where they are the same. */
function ApplyBy({ plan }: { plan: AnsweredPlan }) {
  const inTime = plan.ways.flatMap(({ way, deadline }) =>
    deadline?.status === 'in-time' ? [[texts.wayTitles[way], formatIndianMoment(deadline.applyBy)] as const] : [],
  );
  const [[, first] = ['', ''], ...others] = inTime;
  const isSame = others.every(([, moment]) => moment === first);
  return (
    <>
      {isSame && (
        <p>{plan.answers.token === 'no' ? dateLabels.formatOrderBy(first) : dateLabels.formatApplyBy(first)}</p>
      )}
      {!isSame && inTime.map(([way, moment]) => <p key={way}>{dateLabels.formatWay(way, moment)}</p>)}
      {listDatesNotes(plan).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
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
        <Fact term={labels.price}>
          {formatTotals(plan.totals)}
          <br />
          {labels.priceNote}
        </Fact>
        {plan.totalsWithToken && (
          <Fact term={labels.withToken}>
            {formatTotals(plan.totalsWithToken)}
            <br />
            {labels.withTokenNote}
          </Fact>
        )}
      </Facts>
      {answers.purpose === 'dgft' && (
        <p data-screen-only>
          <a href={toPlan({ ...answers, purpose: 'icegate' })}>{labels.forBothPortals}</a>
        </p>
      )}
      <Lines lines={listNotes(plan)} />
      {plan.status !== 'too-late' && (
        <p data-screen-only>
          <ExternalLink href={site.portals.signUp} className={buttons.primary}>
            {labels.buy}
          </ExternalLink>
        </p>
      )}
    </>
  );
}

const formatTotals = (totals: Plan['totals']): string =>
  totals.map(({ years, total }) => labels.formatYears(years, total)).join(' · ');

const toPlan = (answers: CompleteAnswers): string => `${routes.choose.path}?${writeAnswers(answers)}`;

/** Who may bid in their own name where the organisation’s certificate comes too late. */
const ownNameInstead: readonly Signer[] = ['organisation', 'proprietor'];

function WhatThen({ plan }: { plan: AnsweredPlan }) {
  const { answers } = plan;
  if (answers.purpose !== 'e-tender') return <Lines lines={listOtherWays(plan)} />;
  return (
    <>
      <p>{lastDay.warning}</p>
      <ShortSteps steps={lastDay.steps} />
      <Lines lines={[texts.callUs]} />
      <p data-screen-only>
        <SiteLink to="/downloads">{labels.downloads}</SiteLink>
      </p>
      {ownNameInstead.includes(answers.signer) && (
        <p data-screen-only>
          <a href={toPlan({ ...answers, signer: 'self' })}>{labels.inOwnName}</a>
        </p>
      )}
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
