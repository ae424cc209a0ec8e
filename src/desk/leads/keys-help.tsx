import { useRef } from 'react';
import { keyWords as words } from '#content/desk/leads.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './keys-help.module.css';
import { useKeysSetting, useWorkKeys } from './work-keys.ts';

/** The list of keys, and the switch that turns them off. */
export function KeysHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useKeysSetting();
  const open = (): void => dialog.current?.showModal();
  useWorkKeys({ '?': open });
  return (
    <>
      <button type="button" className={`${buttons.small} ${styles.openKeys}`} onClick={open}>
        {words.open}
      </button>
      <dialog ref={dialog} className={styles.keys} aria-labelledby="keys-title">
        <h2 id="keys-title">{words.title}</h2>
        <p>{words.intro}</p>
        <table>
          <tbody>
            {words.keys.map(([key, use]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{use}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <label>
          <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />{' '}
          {words.isOn}
        </label>
        <form method="dialog">
          <button type="submit" className={buttons.button}>
            {words.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
