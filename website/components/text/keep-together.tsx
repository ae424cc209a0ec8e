import { createElement, Fragment, type ReactNode } from 'react';
import { site } from '#content/site.ts';
import styles from './keep-together.module.css';

/**
 * A span of time, such as `10–15 minutes`, or a date, such as `1 January 2021`: from its last digit before the dash or space.
 * A time, such as `9:30 am`, a class, and words with a hyphen.
 */
const phrases: readonly RegExp[] = [
  /(\d–\d\d [a-z]{5,7}|\d [A-Z][a-z]{2,8} \d{4})/,
  /(\d:\d\d [ap]m|Class \d|e-tender|one-time)/,
];

/** The addresses of our desks, by how they are written. */
const contacts: readonly (readonly [text: string, href: string])[] = [
  ...Object.values(site.phones).map((phone) => [phone, `tel:${phone.replaceAll(' ', '')}`] as const),
  ...Object.values(site.emails).map((email) => [email, `mailto:${email}`] as const),
];

/**
 * A text in whose times, dates and hyphenated words no line breaks, as a browser would after the dash and between the words,
 * and whose phone numbers and email addresses are links.
 */
export function keepTogether(text: string): ReactNode {
  const contact = contacts.find(([written]) => text.includes(written));
  if (contact) {
    const [written, href] = contact;
    const at = text.indexOf(written);
    const link = <a href={href}>{written}</a>;
    return createElement(
      Fragment,
      null,
      keepTogether(text.slice(0, at)),
      link,
      keepTogether(text.slice(at + written.length)),
    );
  }
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
