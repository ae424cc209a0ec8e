import { createElement, Fragment, type ReactNode } from 'react';
import { rootFingerprintEmail } from '#content/layout/places.ts';
import { site } from '#content/site.ts';
import { EmailLink, PhoneLink } from '#website/components/link/link.tsx';
import styles from './keep-together.module.css';

/**
 * A span of time, such as `10–15 minutes`, or a date, such as `1 January 2021` or `Tue 15 Dec 2026`, with all digits of its number. A time,
 * such as `9:30 am`, a validity, such as `Sign, 1 year`, a class, and words with a hyphen.
 */
const phrases: readonly RegExp[] = [
  /(\d{1,2}–\d\d [a-z]{5,7})/,
  /((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2} \d{4})/,
  /(\d{1,2} [A-Z][a-z]{2,8} \d{4})/,
  /(\d{1,2}:\d\d [ap]m(?: IST)?|(?:(?:Sign|Encrypt|Both), )?\d years?|Class \d|[Ee]-[Tt]ender|one-time|one-page|Check a certificate|sub-(?:CA|ca\.cer)|[Ee]-[MS][a-z]{3,10})/,
];

/** The phone numbers and email addresses of our desks and of the CCA, as texts write them. */
const contacts: readonly string[] = [
  ...Object.values(site.phones),
  ...Object.values(site.emails),
  rootFingerprintEmail,
];

/**
 * Keeps times, dates and hyphenated words on one line: a browser would break after the dash and between the words.
 * Makes phone numbers and email addresses links.
 */
export function keepTogether(text: string): ReactNode {
  const contact = contacts.find((written) => text.includes(written));
  if (contact) {
    const at = text.indexOf(contact);
    const link = contact.includes('@') ? <EmailLink email={contact} /> : <PhoneLink phone={contact} />;
    const rest = keepTogether(text.slice(at + contact.length));
    return createElement(Fragment, null, keepTogether(text.slice(0, at)), link, rest);
  }
  return keepPhrases(text);
}

/** As `keepTogether`, for the text of a link, which cannot have links inside. */
export function keepPhrases(text: string): ReactNode {
  return split(text, phrases);
}

function split(text: string, [phrase, ...others]: readonly RegExp[]): ReactNode {
  if (!phrase) return text;
  // Split by a pattern with one group, every second part is a match.
  const parts = text.split(phrase).map((part, at) => (at % 2 === 1 ? renderTogether(part) : split(part, others)));
  // As arguments and not as a list, the parts need no keys.
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts);
}

function renderTogether(part: string): ReactNode {
  return <span className={styles.together}>{part}</span>;
}
