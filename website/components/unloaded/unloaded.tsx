import { useLocation } from 'react-router';
import { tryAgain, unloaded } from '#content/layout/labels.ts';
import styles from './unloaded.module.css';

/** Says what of the page could not be read, with a link that loads the page again, data of the root included. */
export function Unloaded({ part }: { part: keyof typeof unloaded }) {
  const { pathname, search } = useLocation();
  return (
    <p className={styles.note}>
      {unloaded[part]} <a href={pathname + search}>{tryAgain}</a>
    </p>
  );
}
