import type { CertificateReport } from '@mohar/check/report';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { isolateName } from '#domain/name.ts';
import { toMoment } from '#domain/time.ts';
import { createReminder } from './reminder.ts';

const pricesUrl = 'https://www.authority.example/pricing';

function create(validTo: string, holder = 'Meena Iyer'): string {
  const fingerprints = { sha256: Array.from({ length: 32 }, () => 'AB').join(':') };
  const report = { facts: { validTo }, holder, issuer: 'Sub-CA; 1', purpose: 'sign', fingerprints };
  return createReminder(report as CertificateReport, pricesUrl);
}

/** The events as the parser reads them, each with its alarms as moments (RFC 5545, section 3.8.6.3). */
function readEvents(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true });
    const alarms = component.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = alarm.getFirstProperty('trigger');
      const value = trigger?.getFirstValue();
      if (value instanceof ICAL.Time) return value.toJSDate().toISOString();
      // Only an event with an end or a duration has one to count from.
      const isFromEnd = trigger?.getFirstParameter('related') === 'END';
      if (isFromEnd) expect(component.hasProperty('dtend') || component.hasProperty('duration')).toBe(true);
      const day = (isFromEnd ? event.endDate : event.startDate).toString();
      const seconds = value instanceof ICAL.Duration ? value.toSeconds() : Number.NaN;
      return new Date(toMoment(day).getTime() + seconds * 1_000).toISOString();
    });
    return { component, event, day: event.startDate.toString(), alarms };
  });
}

test.each([
  ['Wednesday', '2028-03-18', '2028-03-15', '2028-03-14'],
  ['Saturday', '2028-03-21', '2028-03-18', '2028-03-17'],
  ['Sunday', '2028-03-15', '2028-03-12', '2028-03-10'],
  ['Monday', '2028-03-16', '2028-03-13', '2028-03-10'],
  ['Wednesday after Republic Day', '2027-01-30', '2027-01-27', '2027-01-25'],
  ['Monday after Gandhi Jayanti on a Friday', '2026-10-08', '2026-10-05', '2026-10-01'],
  ['first day of a year', '2030-01-04', '2030-01-01', '2029-12-31'],
])(
  'if the last safe day is a %s, the calendar reminds at 9 in the morning of the last working day before',
  (_name, expiry, lastSafeDay, workingDay) => {
    const [expires, lastSafe] = readEvents(create(`${expiry}T06:30:00Z`));
    expect([expires?.day, lastSafe?.day]).toEqual([expiry, lastSafeDay]);
    // 9:00 in India.
    expect(lastSafe?.alarms).toEqual([`${workingDay}T03:30:00.000Z`]);
    expect(expires?.alarms).toEqual(
      [30, 15, 7].map((days) => new Date(toMoment(expiry).getTime() - days * 86_400_000).toISOString()),
    );
  },
);

test('a certificate that expires in the evening in UTC expires on the next day in India', () => {
  const [expires, lastSafe] = readEvents(create('2028-03-14T20:00:00Z'));
  expect([expires?.day, lastSafe?.alarms]).toEqual(['2028-03-15', ['2028-03-10T03:30:00.000Z']]);
});

test('the file is as RFC 5545 asks: lines of 75 octets that end in CRLF, escaped texts, what each part requires', () => {
  const holder = `Asha; Rao, "Q" \\n \\ क्ष 🙂 é${' अनिवर'.repeat(30)}`;
  const calendar = create('2028-03-15T06:30:00Z', holder);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(calendar).toMatch(/\r\nEND:VCALENDAR(?:\r\n)?$/);
  const strict = new TextDecoder('utf-8', { fatal: true });
  const bytes = Buffer.from(calendar);
  for (const line of bytes.toString('latin1').split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(75);
    // No character is cut in two.
    expect(() => strict.decode(Buffer.from(line, 'latin1'))).not.toThrow();
  }

  const root = new ICAL.Component(ICAL.parse(calendar));
  expect([root.getFirstPropertyValue('version'), root.hasProperty('prodid')]).toEqual(['2.0', true]);
  // Published, an event requires an organiser (RFC 5546, section 3.2.1).
  expect(root.hasProperty('method')).toBe(false);
  const events = readEvents(calendar);
  expect(events.map(({ event }) => event.summary)).toEqual([
    `Digital signature certificate of ${isolateName(holder)} expires`,
    `Last safe day to renew the digital signature certificate of ${isolateName(holder)}`,
  ]);
  expect(events[0]?.event.description.split('\n')[0]).toContain('It was issued by');
  expect(events[0]?.event.description).toContain(`1. Get a new certificate before that: ${pricesUrl}\n2. `);
  expect(new Set(events.map(({ event }) => event.uid)).size).toBe(2);
  for (const { component } of events) {
    expect(component.getFirstProperty('dtstamp')?.toICALString()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
    for (const alarm of component.getAllSubcomponents('valarm')) {
      expect([alarm.getFirstPropertyValue('action'), alarm.hasProperty('description')]).toEqual(['DISPLAY', true]);
    }
  }
});
