import type { OpeningTimes } from '#domain/site/site.ts';
import {
  addMinutes,
  type Calendar,
  everyHour,
  findLastOpen,
  findNextOpen,
  openingHours,
  subtractMinutes,
  workingDays,
} from './working-time.ts';

/** The shortest and the longest time that something takes, in minutes. */
export type Duration = { readonly from: number; readonly to: number };

/** What must be done before the signature, with the longest times that our pages state. */
export type Schedule = {
  /** From a complete application to its approval; in opening hours, or on working days. */
  readonly approval: Duration & { readonly calendar: 'opening-hours' | 'working-days' };
  /** Until the token is delivered, on working days. Absent for an applicant who has one. */
  readonly token?: Duration;
  /** Until the portal accepts a new certificate. `unknown` if the portal does not publish it. */
  readonly portal: Duration | 'unknown';
  /** Working days before the deadline by which our pages advise to apply; absent where they name none. */
  readonly leadDays?: number;
};

export type DeadlineStatus = 'past' | 'in-time' | 'uncertain' | 'too-late';

/** The steps, counted back from the deadline: the latest safe time of each. */
export type Deadline = {
  readonly status: DeadlineStatus;
  /** The application is complete and a missing token is ordered, in opening hours. */
  readonly applyBy: Date;
  /** The certificate is approved, which happens in opening hours, and the token is delivered. */
  readonly approvedBy: Date;
  /** The certificate is on the token, and the portal is asked to accept it. */
  readonly registerBy: Date;
  /** The last useful approval, `setUpMinutes` before the deadline. Absent if it is over. */
  readonly lastApproval?: Date;
  /** The last complete application for `lastApproval`, if that is not over. */
  readonly lastApplication?: Date;
  /** The earliest approval of an application that is complete now. */
  readonly firstApproval: Date;
  /** When applications are approved again, if they are not now. */
  readonly reopens?: Date;
};

/** For installing, downloading, registering and a test. Our estimate: no source measures it. */
export const setUpMinutes = 120;

/** Days that a deadline must leave for a portal that publishes no time. */
export const unknownPortalDays = 30;

const minutesPerDay = 24 * 60;

/**
 * Whether a signature is possible by a deadline: in time where the longest times fit, too late where the shortest do
 * not, otherwise uncertain.
 */
export function checkDeadline(schedule: Schedule, deadline: Date, now: Date, opening: OpeningTimes): Deadline {
  const { approval, token, portal, leadDays = 0 } = schedule;
  const workingCalendar = workingDays(opening);
  const approvalHours = openingHours(opening);
  const approvalCalendar: Calendar = approval.calendar === 'opening-hours' ? approvalHours : workingCalendar;
  const portalTime = portal === 'unknown' ? { from: 0, to: unknownPortalDays * minutesPerDay } : portal;

  const registerBy = subtractMinutes(deadline, portalTime.to, everyHour);
  const approvedBy = findLastOpen(subtractMinutes(registerBy, setUpMinutes, everyHour), approvalHours);
  const starts = [
    subtractMinutes(approvedBy, approval.to, approvalCalendar),
    subtractMinutes(approvedBy, token?.to ?? 0, workingCalendar),
    // “Three working days before, and earlier if you order a token” (`tenderLead`).
    subtractMinutes(deadline, leadDays * minutesPerDay + (leadDays > 0 ? (token?.to ?? 0) : 0), workingCalendar),
  ];
  const applyBy = findLastOpen(starts.reduce(earlier), approvalHours);

  const firstApproval = findNextOpen(addMinutes(now, approval.from, approvalCalendar), approvalHours);
  const tokenArrives = addMinutes(now, token?.from ?? 0, workingCalendar);
  const earliest = addMinutes(firstApproval > tokenArrives ? firstApproval : tokenArrives, portalTime.from, everyHour);
  const findStatus = (): DeadlineStatus => {
    if (deadline <= now) return 'past';
    if (applyBy >= now) return 'in-time';
    return earliest <= deadline ? 'uncertain' : 'too-late';
  };
  const lastApproval = findLastOpen(subtractMinutes(deadline, setUpMinutes, everyHour), approvalHours);
  const lastApplication = subtractMinutes(lastApproval, approval.to, approvalCalendar);
  return {
    status: findStatus(),
    applyBy,
    approvedBy,
    registerBy,
    firstApproval,
    ...(approvalHours(now) ? {} : { reopens: findNextOpen(now, approvalHours) }),
    ...(lastApproval > now ? { lastApproval } : {}),
    ...(lastApplication > now ? { lastApplication } : {}),
  };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
