import { listSentences, splitSentences } from '#domain/sentences.ts';
import { Drawing, type DrawingName } from '#website/components/drawing/drawing.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { linkPlaces } from '#website/components/text/link-places.tsx';
import page from './page.module.css';
import styles from './steps.module.css';

type Step = {
  readonly title: string;
  readonly text: string;
  readonly caution?: string;
  readonly parts?: readonly { readonly title: string; readonly text: string }[];
};

/** Numbered steps with optional drawings, in the same order. */
export function Steps({
  steps,
  drawings = [],
}: {
  steps: readonly Step[];
  drawings?: readonly DrawingName[] | undefined;
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, caution, parts = [] }, index) => (
        <li key={title}>
          <h3>{keepTogether(title)}</h3>
          {caution && (
            <p>
              <b>{keepTogether(caution)}</b>
            </p>
          )}
          <StepText text={text} />
          {parts.map((part) => (
            <div key={part.title}>
              <h4>{part.title}</h4>
              <StepText text={part.text} />
            </div>
          ))}
          {drawings[index] && <Drawing name={drawings[index]} className={styles.drawing} />}
        </li>
      ))}
    </ol>
  );
}

/** A long text is a list of its sentences. */
function StepText({ text }: { text: string }) {
  const sentences = listSentences(text);
  if (sentences.length === 1) return <p>{linkPlaces(text)}</p>;
  return (
    <ul className={page.lines}>
      {sentences.map((sentence) => (
        <li key={sentence}>{linkPlaces(sentence)}</li>
      ))}
    </ul>
  );
}

/** Numbered steps of a few sentences. The first sentence says what to do, the others what it depends on. */
export function ShortSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const [action = '', ...others] = splitSentences(step);
        return (
          <li key={step}>
            <p>
              <strong>{linkPlaces(action)}</strong> {linkPlaces(others.join(' '))}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
