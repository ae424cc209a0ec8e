import type { ReactNode } from 'react';
import * as texts from '#content/plan/plan.ts';
import { chooser, validityNote } from '#content/plan/questions.ts';
import { optionNames } from '#content/prices/option-names.ts';
import { lastDay } from '#content/service/tenders.ts';
import { verificationWays } from '#content/service/verification.ts';
import { topicPath } from '#contract/routes.ts';
import { routes } from '#domain/site/routes.ts';
import { formatIndianTime } from '#domain/time.ts';
import callout from '#website/components/callout/callout.module.css';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact, Facts } from '#website/components/fact/fact.tsx';
import { FileLink, SiteLink } from '#website/components/link/link.tsx';
import { Columns, Lines, Page, Section } from '#website/components/page/page.tsx';
import { ShortSteps } from '#website/components/page/steps.tsx';
import tables from '#website/components/table/table.module.css';
import { Island } from '#website/islands/island.tsx';
import { toPriceLink } from '#website/pages/price/format-choice.ts';
import { useRootData } from '#website/use-root-data.ts';
import styles from './choose.module.css';
import type { CompleteAnswers, Plan, WayPlan } from './make-plan.ts';

const { planLabels: labels, dateLabels } = texts;

/** The plan: what to order, what it costs, which papers, and by when each step is done. */
export function PlanView({
  plan,
  query,
  given,
}: {
  plan: Plan & { readonly answers: CompleteAnswers };
  /** The answers as the address has them. */
  query: string;
  given: ReactNode;
}) {
  const { choice, totals, answers, status } = plan;
  const { purpose, signer, deadline } = answers;
  const notes = signer === 'software' ? [texts.softwareNote] : (texts.purposeNotes[purpose] ?? []);
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
          <Section id="certificate" heading={labels.certificate}>
            <Facts>
              <Fact term={labels.kind}>{texts.certificateNames[choice.category]}</Fact>
              <Fact term={labels.category}>
                <SiteLink to={toPriceLink(choice)}>{formatCategory(choice)}</SiteLink>
              </Fact>
              <Fact term={labels.price}>
                <Lines lines={totals.map(({ years, total }) => labels.formatYears(years, total))} />
                {labels.priceNote}
              </Fact>
            </Facts>
            <Lines lines={[...notes, validityNote]} />
          </Section>
          <Section id="papers" heading={labels.papers}>
            <Papers signer={signer} purpose={purpose} isForeign={choice.region === 'foreign'} />
          </Section>
          <Section id="steps" heading={labels.steps}>
            <ShortSteps steps={listSteps(answers, choice.region === 'foreign')} />
            <p>{verificationWays}</p>
            {deadline !== 'none' && <Dates ways={plan.ways} deadline={deadline} />}
            <Lines
              lines={[
                ...(deadline === 'none' ? [] : [dateLabels.basis, dateLabels.holidays]),
                ...(choice.category === 'organization' ? [dateLabels.organisation] : []),
                ...(plan.outlastsOneYear ? [dateLabels.oneYear] : []),
                dateLabels.download,
              ]}
            />
          </Section>
          {status !== 'in-time' && status !== 'open' && (
            <Section id="otherwise" heading={labels.whatThen}>
              <WhatThen status={status} purpose={purpose} />
            </Section>
          )}
          <Section id="share" heading={labels.share}>
            <Share query={query} hasDates={deadline !== 'none' && status !== 'past'} />
          </Section>
        </div>
        <div className={styles.plan}>
          {given}
          <p className={styles.actions} data-screen-only>
            {purpose !== 'documents' && <SiteLink to={topicPath(purpose)}>{labels.topic}</SiteLink>}
            <SiteLink to={routes.choose.path}>{labels.startAgain}</SiteLink>
          </p>
        </div>
      </Columns>
    </Page>
  );
}

function formatMoment(moment: Date): string {
  return formatIndianTime(moment.toISOString());
}

function formatCategory({ region, category, certificateType }: Plan['choice']): string {
  const { region: regions, category: categories, type } = optionNames;
  return [regions[region], categories[category], ...(certificateType ? [type[certificateType]] : [])].join(', ');
}

function Verdict({ plan: { status, ways, answers } }: { plan: Plan & { readonly answers: CompleteAnswers } }) {
  const { deadline } = answers;
  const first = ways.find((way) => way.deadline?.status === status)?.deadline;
  return (
    <p className={`${callout.callout} ${styles.verdict}`} data-status={status}>
      <b>{texts.statusTexts[status]}</b>
      {deadline !== 'none' && <span>{dateLabels.formatDeadline(formatMoment(deadline))}</span>}
      {status === 'in-time' && first && <span>{dateLabels.formatApplyBy(formatMoment(first.applyBy))}</span>}
      {(status === 'uncertain' || status === 'too-late') && <a href="#otherwise">{labels.whatThen}</a>}
    </p>
  );
}

function Papers({ signer, purpose, isForeign }: Pick<CompleteAnswers, 'signer' | 'purpose'> & { isForeign: boolean }) {
  const letters = texts.signerLetters[signer];
  return (
    <>
      <Lines
        lines={[...texts.signerPapers[signer], ...(texts.purposePapers[purpose] ?? []), texts.signerVideo(isForeign)]}
      />
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
    </>
  );
}

function listSteps({ purpose, signer, token }: CompleteAnswers, isForeign: boolean): readonly string[] {
  const { apply, order, orderAbroad, download, downloadHsm, withoutAadhaar, sign } = texts.stepTexts;
  return [
    apply,
    ...(token === 'no' ? [isForeign ? orderAbroad : order] : []),
    signer === 'software' ? downloadHsm : `${download} ${withoutAadhaar}`,
    texts.registerTexts[purpose],
    sign,
  ];
}

/** The last safe moment of each step, by way of verification; one column where both take as long. */
function Dates({ ways: all, deadline }: { ways: readonly WayPlan[]; deadline: Date }) {
  const isSame = all.every(({ approval }) => approval === all[0]?.approval);
  const ways = isSame ? all.slice(0, 1) : all;
  const titles = isSame && all.length > 1 ? { ...texts.wayTitles, ekyc: dateLabels.eitherWay } : texts.wayTitles;
  const rows = [
    ['applyBy', dateLabels.applyBy],
    ['downloadBy', dateLabels.downloadBy],
    ['registerBy', dateLabels.registerBy],
  ] as const;
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{labels.dates}</th>
          {ways.map(({ way }) => (
            <th key={way} scope="col">
              {titles[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{dateLabels.approvalTime}</th>
          {ways.map(({ way, approval, deadline: dates }) => (
            <td key={way} data-label={titles[way]}>
              {approval}
              {dates && `: ${texts.wayStatusTexts[dates.status]}`}
            </td>
          ))}
        </tr>
        {rows.map(([key, title]) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {ways.map(({ way, deadline: dates }) => (
              <td key={way} data-label={titles[way]}>
                {dates?.status === 'in-time' ? formatMoment(dates[key]) : dateLabels.asSoonAsPossible}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{dateLabels.signBy}</th>
          {ways.map(({ way }) => (
            <td key={way} data-label={titles[way]}>
              {formatMoment(deadline)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function WhatThen({ status, purpose }: { status: Plan['status']; purpose: CompleteAnswers['purpose'] }) {
  if (status === 'past') return <p>{texts.nextTime}</p>;
  if (purpose === 'e-tender') {
    return (
      <>
        <p>{lastDay.warning}</p>
        <ShortSteps steps={lastDay.steps} />
      </>
    );
  }
  const other = texts.otherWays[purpose];
  return <Lines lines={[texts.askPortal, ...(other ? [other] : []), texts.callUs]} />;
}

function Share({ query, hasDates }: { query: string; hasDates: boolean }) {
  const { siteUrl } = useRootData();
  const address = `${siteUrl}${routes.choose.path}?${query}`;
  return (
    <>
      <p>{labels.shareHint}</p>
      <p className={styles.address}>
        <a href={address}>{address}</a>
        <Island name="copy" widget={CopyButton} props={{ text: address, what: labels.address }} />
      </p>
      {hasDates && (
        <p data-screen-only>
          <a href={`${routes.planCalendar.path}?${query}`} download="dsc-plan.ics">
            {labels.calendar}
          </a>
        </p>
      )}
    </>
  );
}
