import { openSearch } from '#content/search/labels.ts';
import { Icon } from '#website/components/icon/icon.tsx';
import styles from './search-opener.module.css';

/** Opens the search while the field above the bar is out of view, and on a phone, which has no such field. */
export function SearchOpener() {
  return (
    <button type="button" aria-label={openSearch} className={styles.opener} popoverTarget="search">
      <Icon name="magnifier" />
    </button>
  );
}
