import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** A line at the top while the next page is on its way. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading && <div className={styles.bar} role="progressbar" aria-label="Loading the page" />;
}
