import type { CertificateReport } from '@mohar/check/report';
import { isolateName } from '#domain/name.ts';
import { formatIndianDay } from '#domain/time.ts';

/** Days before the expiry on which a calendar reminds. */
export const reminderDays = [30, 15, 7] as const;

/** So many days before the expiry is the last safe day: a video, a delivery or a portal may take as long. */
export const safeDays = 3;

/** The entries of the calendar file. */
export const reminderTexts = {
  fileName: 'certificate-expires.ics',
  calendar: 'Digital signature certificate',
  expiry: (holder: string) => `Digital signature certificate of ${isolateName(holder)} expires`,
  lastSafeDay: (holder: string) => `Last safe day to renew the digital signature certificate of ${isolateName(holder)}`,
  renewToday: (lastSafeDay: string) =>
    `Renew your digital signature certificate today. The last safe day is ${formatIndianDay(lastSafeDay)}.`,
  remind: (days: number) => `Your digital signature certificate expires in ${days} days`,
  /** What to do, in order. */
  steps: ({ purpose, issuer }: CertificateReport, expiryDay: string, pricesUrl: string) =>
    [
      `It expires on ${formatIndianDay(expiryDay)}. It was issued by ${isolateName(issuer)}.`,
      `The last safe day to renew is ${safeDays} days before: the video check, the delivery of a token or a portal may take that long.`,
      `1. Get a new certificate before that: ${pricesUrl}`,
      purpose === 'encrypt'
        ? '2. It only encrypts: register the new one on tender sites that ask for encrypted bids.'
        : '2. Register the new certificate on every portal that you use: Income Tax, GST, MCA, DGFT and each tender ' +
          'site.',
      purpose === 'sign'
        ? '3. If you also have an encryption certificate, never delete it: it opens the bids that were encrypted for you.'
        : '3. Never delete the old certificate: it opens what was encrypted for you.',
    ].join('\n'),
} as const;
