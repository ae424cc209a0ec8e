import * as texts from '#content/plan/plan.ts';
import { site } from '#content/site.ts';
import { formatIndianMoment } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { ExternalLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { findOwnName, listLastHours } from './last-hours.ts';
import {
  type AnsweredPlan,
  findTokenSource,
  isAbroad,
  isLinkedByOthers,
  listDatesNotes,
  listReasons,
} from './list-lines.ts';
import styles from './plan.module.css';

const { dateLabels } = texts;

export const isLate = ({ status }: AnsweredPlan): boolean => status === 'too-late' || status === 'past';

/** Whether the list of what can still be done is shown. */
export const isShort = ({ status }: AnsweredPlan): boolean => status === 'uncertain' || status === 'too-late';

/** Whether the bidder must ask about encryption before the order. */
export const asksFirst = (plan: AnsweredPlan): boolean =>
  plan.answers.purpose === 'e-tender' && plan.answers.encryption === 'unknown' && !isLate(plan);

/** Whether the verdict has the link to the order: not where something is asked first. */
export const hasBuyButton = (plan: AnsweredPlan): boolean => plan.status === 'in-time' && !asksFirst(plan);

export function BuyButton() {
  return (
    <p data-screen-only>
      <ExternalLink href={site.portals.signUp} className={buttons.primary}>
        {texts.planLabels.buy}
      </ExternalLink>
    </p>
  );
}

/** Whether the deadline can be met, and what that depends on. */
export function Verdict({ plan }: { plan: AnsweredPlan }) {
  const { status, answers } = plan;
  const { deadline } = answers;
  return (
    <div className={`${callout.callout} ${styles.verdict}`} data-status={status}>
      <div>
        <p>
          <b>{formatStatus(plan)}</b>
        </p>
        {deadline !== 'none' && <p>{keepTogether(dateLabels.formatDeadline(formatIndianMoment(deadline)))}</p>}
        {asksFirst(plan) && <p>{texts.askFirst}</p>}
      </div>
      {status === 'in-time' && (
        <div>
          <ApplyBy plan={plan} />
        </div>
      )}
      {status === 'in-time' && (
        <div>
          <p>{formatPrice(plan)}</p>
          {hasBuyButton(plan) && <BuyButton />}
        </div>
      )}
      {status === 'past' && <p>{texts.nextTime}</p>}
      {status === 'uncertain' && listReasons(plan).map((reason) => <p key={reason}>{reason}</p>)}
      {isShort(plan) && listLastHours(plan).map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

/** The total of a year, which the table of the certificate repeats beside the others. */
function formatPrice({ totals, totalsWithToken }: AnsweredPlan): string {
  const [total] = totals;
  const [withToken] = totalsWithToken ?? [];
  if (withToken) return texts.planLabels.formatPriceWithToken(withToken.total);
  return texts.planLabels.formatPrice(total?.total ?? '');
}

function formatStatus(plan: AnsweredPlan): string {
  const { status } = plan;
  if (status === 'in-time' && isLinkedByOthers(plan)) return texts.certificateInTime;
  if (status === 'in-time' && isAbroad(plan)) return texts.inTimeAbroad;
  return findOwnName(plan)?.tooLate ?? texts.statusTexts[status];
}

/** The last safe date of each method that is in time; one where they are the same. */
function ApplyBy({ plan }: { plan: AnsweredPlan }) {
  const inTime = plan.verifications.flatMap(({ method, deadline }) =>
    deadline?.status === 'in-time'
      ? [[texts.verificationTitles[method], formatIndianMoment(deadline.applyBy)] as const]
      : [],
  );
  const [[, first] = ['', ''], ...others] = inTime;
  const isSame = others.every(([, moment]) => moment === first);
  return (
    <>
      {isSame && (
        <p>
          <strong>{keepTogether(dateLabels.formatApplyBy[findTokenSource(plan)](first))}</strong>
        </p>
      )}
      {!isSame &&
        inTime.map(([method, moment]) => (
          <p key={method}>
            <strong>{dateLabels.formatVerification(method, moment)}</strong>
          </p>
        ))}
      {listDatesNotes(plan).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
