import { formatMoment } from '#website/format-moment.ts';
import styles from './post-card.module.css';

/** The day of a post; nothing where a host did not say. */
export function PostDate({ date }: { date: string }) {
  const day = formatMoment(date);
  if (day === '') return null;
  return (
    <p className={styles.date}>
      <time dateTime={date}>{day}</time>
    </p>
  );
}
