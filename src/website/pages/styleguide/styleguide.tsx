import { useState } from 'react';
import buttons from '#website/components/button/button.module.css';
import { Contents } from '#website/components/contents/contents.tsx';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { Drawing, drawingNames } from '#website/components/drawing/drawing.tsx';
import { Field, LongField } from '#website/components/field/field.tsx';
import { Band } from '#website/components/guilloche/band.tsx';
import { Figure, figureNames } from '#website/components/guilloche/figure.tsx';
import { LoadingOverlay } from '#website/components/loading/loading-overlay.tsx';
import { Logo } from '#website/components/logo/logo.tsx';
import { Lines, Page, Section } from '#website/components/page/page.tsx';
import { Steps } from '#website/components/page/steps.tsx';
import { Pagination } from '#website/components/pagination/pagination.tsx';
import { QuestionList } from '#website/pages/faq/question-list.tsx';
import styles from './styleguide.module.css';

const colours = listTokens(/--[\w-]+(?=: light-dark)/g);
const spaces = listTokens(/--space-[\w]+(?=: [\d.]+rem)/g);
const steps = [
  { title: 'A step', text: 'How it is done.' },
  { title: 'The next', text: 'And this one.' },
];

const contents = [
  { id: 'colours', title: 'Colours by role' },
  { id: 'components', title: 'Components' },
];

function listTokens(pattern: RegExp): readonly string[] {
  const sheets = import.meta.glob<string>('../../styles/tokens.css', { query: '?raw', import: 'default', eager: true });
  return Object.values(sheets).flatMap((sheet) => sheet.match(pattern) ?? []);
}

/** The design language on one page, in development only: `routes.ts` leaves it out of the build. */
export default function Styleguide() {
  return (
    <Page title="Style guide" intro="Calm, exact, official without bureaucracy: more certificate than start-up.">
      <Section id="colours" heading="Colours by role">
        <ul className={styles.patches}>
          {colours.map((token) => (
            <li key={token}>
              {/* As SVG, because inline styles are not allowed. */}
              <svg viewBox="0 0 10 6" aria-hidden="true" className={styles.patch}>
                <rect width="10" height="6" fill={`var(${token})`} />
              </svg>
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" heading="Type, a scale of 1.25">
        <p className={styles.largest}>Three steps up, 3xl प्रमाण</p>
        <p className={styles.larger}>Two steps up, 2xl प्रमाण</p>
        <p className={styles.large}>One step up, l प्रमाण</p>
        <p>
          The text: sixty to seventy characters in a line, so that the eye finds the next one. डिजिटल हस्ताक्षर प्रमाणपत्र
        </p>
        <p className={styles.small}>What comes second, s. Tabular: ₹1,04,000</p>
        <p>
          <code className={styles.figures}>5A 3E 91 0C 7F 24 00</code>
        </p>
      </Section>
      <Section id="space" heading="Space, in steps of 8 px">
        <ul>
          {spaces.map((token) => (
            <li key={token}>
              <code>{token}</code>
              <svg height="12" width="100%" aria-hidden="true">
                <rect width={`var(${token})`} height="12" fill="var(--line-work)" />
              </svg>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="components" heading="Components">
        <Controls />
        <Lines
          lines={['A line of a list', 'Another, long enough to see how it goes on in the line below when it has to']}
        />
        <Steps steps={steps} drawings={['log-in', 'details']} />
        <QuestionList list="home" />
      </Section>
      <Section id="drawings" heading="Drawings, in one hand">
        <Logo />
        <Band lines={6} wave={88} />
        <ul className={styles.patches}>
          {figureNames.map((name) => (
            <li key={name}>
              <Figure name={name} className={styles.figure} />
              <code>{name}</code>
            </li>
          ))}
          {drawingNames.map((name) => (
            <li key={name}>
              <Drawing name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function Controls() {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const load = (): void => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };
  return (
    <>
      <p className={styles.row}>
        {(['primary', 'ink', 'button', 'small'] as const).map((kind) => (
          <a key={kind} href="#components" className={buttons[kind]}>
            {kind}
          </a>
        ))}
        <button type="button" className={buttons.ink} disabled>
          Disabled
        </button>
        <button type="button" className={buttons.button} onClick={() => setOpen(true)}>
          Open a dialog
        </button>
        <button type="button" className={buttons.button} onClick={load}>
          Load for two seconds
        </button>
      </p>
      <div className={styles.fields}>
        <Field name="empty" label="Empty" hint="What to mind" />
        <Field name="filled" label="Filled" defaultValue="Asha Rao" />
        <Field name="wrong" label="Wrong" error="Please enter full name." defaultValue="A" />
        <Field name="read-only" label="Read only" readOnly defaultValue="Uttar Pradesh" />
        <Field name="off" label="Disabled" disabled />
        <LongField name="long" label="Several lines" />
      </div>
      <Contents entries={contents} />
      <Pagination page={5} last={20} label="Pages" findPath={(to) => `/?page=${to}`} />
      {isOpen && (
        <Dialog heading="A dialog" onClose={() => setOpen(false)}>
          <p>What it says.</p>
        </Dialog>
      )}
      <LoadingOverlay active={isLoading} blocking />
    </>
  );
}
