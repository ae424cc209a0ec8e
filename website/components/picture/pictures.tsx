import styles from './picture.module.css';
import sheet from './sheet.svg?url';

/** The drawings of `pictures.svg`, each showing something true: what a person holds, does or receives. */
export const pictureNames = [
  'token',
  'hardware',
  'law',
  'identity',
  'support',
  'teamwork',
  'service',
  'log-in',
  'details',
  'video',
  'pay',
  'sign',
  'utility',
  'driver',
  'insert',
  'unlock',
  'load',
  'choose',
  'find',
  'letter',
  'revoked',
  'empty',
  'nothing-found',
  'offline',
  'gallery-token',
  'gallery-video',
  'gallery-document',
] as const;

export type PictureName = (typeof pictureNames)[number];

/**
 * One drawing out of the file that a browser keeps; it takes its colours from where it stands. Without a title it is
 * decoration and hidden from assistive technology.
 */
export function Picture({
  name,
  title,
  className,
}: {
  name: PictureName;
  title?: string;
  className?: string | undefined;
}) {
  const shape = name.startsWith('gallery') ? '0 0 240 120' : '0 0 120 90';
  const drawing = <use href={`${sheet}#${name}`} />;
  const names = `${styles.picture} ${className ?? ''}`;
  if (title === undefined) {
    return (
      <svg viewBox={shape} className={names} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg viewBox={shape} className={names} role="img">
      <title>{title}</title>
      {drawing}
    </svg>
  );
}
