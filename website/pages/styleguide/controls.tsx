import { useState } from 'react';
import buttons from '#website/components/button/button.module.css';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { Field, LongField } from '#website/components/field/field.tsx';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { Pagination } from '#website/components/pagination/pagination.tsx';
import styles from './styleguide.module.css';

/** What is pressed and filled in, in each of its states. */
export function Controls() {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const load = (): void => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };
  return (
    <>
      <p className={styles.row}>
        <a href="#components" className={buttons.seal}>
          Buy DSC
        </a>
        <button type="button" className={buttons.ink}>
          Ink
        </button>
        <button type="button" className={buttons.ink} disabled>
          Disabled
        </button>
        <button type="button" className={buttons.button}>
          Outlined
        </button>
        <button type="button" className={buttons.small}>
          Small
        </button>
      </p>
      <p className={styles.row}>
        <button type="button" className={buttons.button} onClick={() => setOpen(true)}>
          Open a dialog
        </button>
        <button type="button" className={buttons.button} onClick={load}>
          Load for two seconds
        </button>
      </p>
      <div className={styles.fields}>
        <Field name="empty" label="Empty" error={undefined} hint="What to mind" />
        <Field name="filled" label="Filled" error={undefined} defaultValue="Asha Rao" />
        <Field name="wrong" label="Wrong" error="Please enter full name." defaultValue="A" />
        <Field name="kept" label="Read only" error={undefined} readOnly defaultValue="Uttar Pradesh" />
        <Field name="off" label="Disabled" error={undefined} disabled />
        <LongField name="long" label="Several lines" error={undefined} />
      </div>
      <Pagination page={5} last={20} label="Pages" findPath={(to) => `?page=${to}`} />
      {isOpen && (
        <Dialog heading="A dialog" onClose={() => setOpen(false)}>
          {() => <p>What it says.</p>}
        </Dialog>
      )}
      <LoadingOverlay active={isLoading} blocking>
        {null}
      </LoadingOverlay>
    </>
  );
}
