import type { CertificateReport } from '@mohar/check/report';
import ical, { ICalAlarmType } from 'ical-generator';
import { reminderDays, reminderTexts, safeDays } from '#content/check/reminder.ts';
import { site } from '#content/site.ts';
import { isNationalHoliday, toIndianDay, toIndianWeekday, toMoment } from '#domain/time.ts';

const day = 24 * 3_600_000;

/**
 * A calendar (RFC 5545) with the day on which a certificate expires, in India, and the last safe day to renew. Both
 * last the whole day; alarms go off days before the expiry, and on the last working day before the last safe one.
 */
export function createReminder(report: CertificateReport, pricesUrl: string): string {
  const { facts, holder, fingerprints } = report;
  const expiryDay = toIndianDay(new Date(facts.validTo));
  const expiry = toMoment(expiryDay);
  const description = reminderTexts.steps(report, expiryDay, pricesUrl);
  const calendar = ical({
    name: reminderTexts.calendar,
    prodId: { company: site.name, product: reminderTexts.calendar, language: 'EN' },
  });
  const id = fingerprints.sha256.replaceAll(':', '').toLowerCase().slice(0, 32);
  const add = (kind: string, start: Date, summary: string) =>
    calendar.createEvent({ id: `${kind}-${id}`, start: toAllDay(start), allDay: true, summary, description });

  const expires = add('expiry', expiry, reminderTexts.expiry(holder));
  for (const days of reminderDays) {
    const alarm = { type: ICalAlarmType.display, trigger: (days * day) / 1_000 } as const;
    expires.createAlarm({ ...alarm, description: reminderTexts.remind(days) });
  }
  const lastSafe = new Date(expiry.getTime() - safeDays * day);
  add('safe', lastSafe, reminderTexts.lastSafeDay(holder)).createAlarm({
    type: ICalAlarmType.display,
    // A moment in UTC: a whole day has no time zone to count from.
    trigger: toMoment(findWorkingDayBefore(lastSafe), '09:00'),
    description: reminderTexts.renewToday(toIndianDay(lastSafe)),
  });
  return calendar.toString();
}

/** The last day before a moment, in India, that is no Saturday, Sunday or national holiday. */
function findWorkingDayBefore(moment: Date): string {
  const before = new Date(moment.getTime() - day);
  const date = toIndianDay(before);
  const isFree = [0, 6].includes(toIndianWeekday(before)) || isNationalHoliday(date);
  return isFree ? findWorkingDayBefore(before) : date;
}

/** The library writes the day of a date in UTC: here the day in India. */
function toAllDay(moment: Date): Date {
  return new Date(`${toIndianDay(moment)}T00:00:00Z`);
}
