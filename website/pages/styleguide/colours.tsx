import styles from './styleguide.module.css';

/** Each role of `styles/tokens.css`, and what it is for. */
const roles = [
  ['paper', 'the ground'],
  ['paper-raised', 'fields, cards, menus'],
  ['paper-sunk', 'the footer, what is hovered'],
  ['ink', 'text, structure, the plain action'],
  ['ink-soft', 'what comes second'],
  ['ink-inverse', 'text on ink'],
  ['rule', 'hairlines'],
  ['rule-strong', 'edges of what can be filled in'],
  ['disabled', 'what cannot be pressed yet'],
  ['line-work', 'guilloche and drawings'],
  ['seal', 'Buy DSC, and nothing else'],
  ['seal-strong', 'the same, hovered'],
  ['on-seal', 'text on it'],
  ['verified', 'verified, and nothing else'],
  ['look-here', 'look here, and nothing else'],
  ['look-here-ground', 'its ground'],
  ['focus', 'where the keyboard is'],
] as const;

/** A patch is a drawing, so that its colour needs no style of its own. */
export function Colours() {
  return (
    <ul className={styles.patches}>
      {roles.map(([role, use]) => (
        <li key={role}>
          <svg viewBox="0 0 10 6" aria-hidden="true" className={styles.patch}>
            <rect width="10" height="6" fill={`var(--${role})`} />
          </svg>
          <code>--{role}</code>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  );
}
