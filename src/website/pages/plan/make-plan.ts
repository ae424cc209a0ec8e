import type { VerificationMethod } from '#content/plan/plan.ts';
import { fastestDeliveryDays } from '#content/prices/add-on-contents.ts';
import { formatTotalWithToken } from '#content/prices/lowest-price.ts';
import { prices } from '#content/prices/prices.ts';
import { durations, times } from '#content/service/times.ts';
import { site } from '#content/site.ts';
import type { Answers, Purpose, Signer } from '#domain/plan/answers.ts';
import { checkDeadline, type Deadline, type DeadlineStatus, type Schedule } from '#domain/plan/check-deadline.ts';
import { findCertificate } from '#domain/plan/find-certificate.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { type Choice, validities } from '#domain/price/choice.ts';

/** Answers without an open question. */
export type CompleteAnswers = { readonly [question in keyof Answers]: NonNullable<Answers[question]> };

/** The answers, if no question is open. */
export function completeAnswers(answers: Answers): CompleteAnswers | undefined {
  const { purpose, signer, encryption, token, deadline } = answers;
  if (!purpose || !signer || !encryption || !token || !deadline) return undefined;
  return { purpose, signer, encryption, token, deadline };
}

/** A method of verification, with its dates where there is a deadline. */
export type VerificationPlan = {
  readonly method: VerificationMethod;
  readonly approval: string;
  readonly deadline: Deadline | undefined;
};

/** Whether the methods take different times. For an organisation they take the same time. */
export const methodsDiffer = (verifications: readonly VerificationPlan[]): boolean =>
  new Set(verifications.map(({ approval }) => approval)).size > 1;

export type Plan = {
  /** The moment of the plan. */
  readonly now: Date;
  readonly choice: ReturnType<typeof findCertificate>;
  /** Totals with GST for 1, 2 and 3 years. */
  readonly totals: readonly { readonly years: number; readonly total: string }[];
  /** For an applicant in India without a token: with the cheapest one, and Fastest shipping for dates in time. */
  readonly totalsWithToken: Plan['totals'] | undefined;
  readonly verifications: readonly VerificationPlan[];
  /** The status of the method that meets the deadline best. `open` without a deadline. */
  readonly status: DeadlineStatus | 'open';
  /** Whether the portal does not publish how long it takes to accept a certificate. */
  readonly isPortalUnknown: boolean;
  /** Whether a certificate for one year that is issued now expires before the deadline. */
  readonly isAfterOneYear: boolean;
};

/** The dates of the first method that meets the deadline. */
export const findInTime = ({ verifications }: Plan): Deadline | undefined =>
  verifications.find(({ deadline }) => deadline?.status === 'in-time')?.deadline;

const minutesOfDay = 24 * 60;
const millisecondsOfYear = 365 * minutesOfDay * 60_000;

/**
 * Working days for the delivery of a token that an applicant abroad buys from its maker. No maker publishes a time, so
 * this is our longest shipping time abroad (`shippingAbroad`).
 */
export const tokenDaysAbroad = 10;

/** The plan of complete answers at a moment. */
export function makePlan({ purpose, signer, encryption, token, deadline }: CompleteAnswers, now: Date): Plan {
  const choice = findCertificate(purpose, signer, encryption);
  const date = deadline === 'none' ? undefined : deadline;
  const portal = findPortalTime(purpose);
  const verifications = listVerifications(choice, signer).map(({ method, approval, formatted }): VerificationPlan => {
    const schedule: Schedule = {
      approval,
      portal,
      leadDays: purpose === 'e-tender' ? durations.tenderLead : 0,
      ...(token === 'no' ? { token: findTokenTime(choice) } : {}),
    };
    return { method, approval: formatted, deadline: date && checkDeadline(schedule, date, now, site.openingTimes) };
  });
  const statuses = verifications.map((verification) => verification.deadline?.status ?? 'open');
  const status = statusesBestFirst.find((each) => statuses.includes(each)) ?? 'open';
  return {
    now,
    choice,
    totals: listTotals(choice, (each) => formatTotal(each, prices)),
    totalsWithToken:
      token === 'no' && choice.region === 'indian'
        ? listTotals(choice, (each) => formatTotalWithToken(each, status === 'in-time' ? 'fastest' : undefined))
        : undefined,
    verifications,
    status,
    isPortalUnknown: portal === 'unknown',
    isAfterOneYear: date !== undefined && date.getTime() - now.getTime() > millisecondsOfYear,
  };
}

const listTotals = (choice: Choice, format: (choice: Choice) => string): Plan['totals'] =>
  validities.map((validity) => ({ years: validity, total: format({ ...choice, validity }) }));

const statusesBestFirst: readonly DeadlineStatus[] = ['in-time', 'uncertain', 'too-late', 'past'];

/**
 * The methods of verification that an applicant can choose. Our staff check an organisation’s documents in both. Government
 * employees and foreign nationals have manual KYC only.
 */
function listVerifications({ category, region }: Choice, signer: Signer) {
  const byStaff = {
    approval: {
      from: durations.manual.from * 60,
      to: durations.manual.to * 60,
      calendar: 'working-days',
    },
    formatted: times.manual,
  } as const;
  const manual = { method: 'manual', ...byStaff } as const;
  if (signer === 'government' || region === 'foreign') return [manual];
  if (category !== 'individual') return [{ method: 'ekyc', ...byStaff } as const, manual];
  const approval = { ...durations.ekyc, calendar: 'opening-hours' } as const;
  return [{ method: 'ekyc', approval, formatted: times.ekyc } as const, manual];
}

/** A shop may sell a token at once. The longest time is our shipping in India, and the maker’s delivery abroad. */
function findTokenTime({ region }: Choice): NonNullable<Schedule['token']> {
  const days = region === 'foreign' ? tokenDaysAbroad : fastestDeliveryDays.to;
  return { from: 0, to: days * minutesOfDay };
}

/** EPFO approves a letter, and the trademark office sends an ID. Neither publishes how long this takes. */
function findPortalTime(purpose: Purpose): Schedule['portal'] {
  if (purpose === 'employee-provident-fund' || purpose === 'ipr') return 'unknown';
  return { from: 0, to: purpose === 'e-tender' ? durations.tenderSite * 60 : 0 };
}
