import { createElement, Fragment, type ReactNode } from 'react';
import styles from './keep-together.module.css';

/** A span of time, such as `10–15 minutes`, or a date, such as `1 January 2021`: from its last digit before the dash or space. */
const phrase = /(\d–\d\d [a-z]{5,7}|\d [A-Z][a-z]{2,8} \d{4})/;

/** A text in whose times and dates no line breaks; a browser would break after the dash and between the words. */
export function keepTogether(text: string): ReactNode {
  // Split by a pattern with one group, every second part is a match.
  const [first, ...rest] = text.split(phrase);
  if (rest.length === 0) return first;
  const parts = rest.map((part, index) => (index % 2 === 0 ? renderTogether(part) : part));
  // As arguments and not as a list, the parts need no keys.
  return createElement(Fragment, null, first, ...parts);
}

function renderTogether(part: string): ReactNode {
  return <span className={styles.together}>{part}</span>;
}
