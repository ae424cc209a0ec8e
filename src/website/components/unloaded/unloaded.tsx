import { useLocation } from 'react-router';
import { tryAgain } from '#content/layout/labels.ts';
import callout from '#website/components/callout/callout.module.css';
import styles from './unloaded.module.css';

/** Says which part of the page could not be read, in a text of the loader, with a link that reloads the page. */
export function Unloaded({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  return (
    <p className={`${callout.callout} ${styles.note}`}>
      {text} <a href={pathname + search}>{tryAgain}</a>
    </p>
  );
}
