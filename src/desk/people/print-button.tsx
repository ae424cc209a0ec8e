import { recordWords } from '#content/desk/person-record.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './people.module.css';

/** Prints the page; hidden without scripts, where the browser's own command prints it. */
export function PrintButton() {
  return (
    <button type="button" className={`${buttons.button} ${styles.print}`} onClick={() => window.print()}>
      {recordWords.print}
    </button>
  );
}
