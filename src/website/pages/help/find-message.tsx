import { type FormEvent, useState } from 'react';
import { errorLabels as labels } from '#content/help/errors.ts';
import { site } from '#content/site.ts';
import type { ErrorText } from '#domain/help/error-text.ts';
import buttons from '#website/components/button/button.module.css';
import fields from '#website/components/field/field.module.css';
import { EmailLink, PhoneLink, SiteLink } from '#website/components/link/link.tsx';
import { useAdoptEarlyInput } from '#website/islands/early-input.ts';
import { ErrorAnswer } from './error-answer.tsx';
import styles from './errors.module.css';
import { createErrorFinder, isPartOf } from './find-error.ts';

/** The id of the control; the ids of hint and message derive from it. */
const entry = 'message';

/** The share of a message that makes it the one that is meant; below it, the page says “perhaps”. */
const certainCoverage = 0.7;

/** Words of messages about a token. */
const tokenWords = ['token', 'driver', 'dll', 'pkcs', 'smart card'];

/** A message without its source, and the portal or program that shows it. */
export type FindableError = Omit<ErrorText, 'source'> & { readonly portal: string };

type Found = {
  readonly errors: readonly FindableError[];
  readonly isCertain: boolean;
  /** Named if there are no errors. */
  readonly similar: readonly FindableError[];
  /** Whether an unknown message is about the token or its driver. */
  readonly isAboutToken: boolean;
};

/**
 * Finds the message that a pasted text contains, in the browser: nothing is sent. The control is not one of
 * `components/field`: that module would become a chunk of its own for every form.
 */
export function FindMessage({ errors }: { errors: readonly FindableError[] }) {
  const [{ find, findSimilar }] = useState(() => createErrorFinder(errors));
  const [found, setFound] = useState<Found>();
  const [isBlank, setBlank] = useState(false);

  const search = (text: string): void => {
    const results = find(text);
    const pick = (slugs: readonly string[]) =>
      slugs.flatMap((slug) => errors.find((error) => error.slug === slug) ?? []);
    const near = results.length > 0 ? [] : pick(findSimilar(text));
    // A single similar message is shown like a found one.
    const found = near.length === 1 ? near : pick(results.map(({ slug }) => slug));
    const [best] = found;
    const similar = pick(best?.similar ?? []).filter((error) => !found.includes(error));
    const isWhole = (results[0]?.coverage ?? 0) >= certainCoverage;
    // Another portal may mean something else by the same words.
    const named = errors
      .map(({ portal }) => portal)
      .filter((portal) => text.toLowerCase().includes(portal.toLowerCase()));
    const isElsewhere = best !== undefined && named.length > 0 && !named.includes(best.portal);
    const isUniquePart = best !== undefined && similar.length === 0 && isPartOf(text, best.text);
    const isAboutToken = tokenWords.some((word) => text.toLowerCase().includes(word));
    setFound({
      errors: [...found, ...similar],
      isCertain: (isWhole || isUniquePart) && !isElsewhere,
      similar: near,
      isAboutToken,
    });
  };

  useAdoptEarlyInput(({ readValue }) => {
    const text = readValue(entry) ?? '';
    if (text.trim() !== '') search(text);
  });

  const onInput = (): void => {
    setBlank(false);
    setFound(undefined);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem(entry);
    if (!(control instanceof HTMLTextAreaElement)) return;
    const hasText = control.value.trim() !== '';
    setBlank(!hasText);
    if (hasText) {
      search(control.value);
      requestAnimationFrame(() => document.getElementById(`${entry}-outcome`)?.scrollIntoView());
    } else control.focus();
  };

  return (
    <>
      <p className="without-script">{labels.withoutScript}</p>
      <form className={styles.form} aria-label={labels.box} onSubmit={onSubmit} method="dialog">
        <div className={fields.field}>
          <label htmlFor={entry} className="visually-hidden">
            {labels.field}
          </label>
          <p id={`${entry}-hint`} className={fields.hint}>
            {labels.hint}
          </p>
          <textarea
            id={entry}
            name={entry}
            rows={2}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isBlank || undefined}
            aria-describedby={isBlank ? `${entry}-error ${entry}-hint` : `${entry}-hint`}
            onInput={onInput}
          />
          {isBlank && (
            <p id={`${entry}-error`} className={fields.error}>
              {labels.blank}
            </p>
          )}
        </div>
        <p>
          <button type="submit" className={buttons.ink}>
            {labels.find}
          </button>
        </p>
        <div id={`${entry}-outcome`} role="status">
          {found && <Outcome {...found} />}
        </div>
      </form>
    </>
  );
}

function Outcome({ errors: [best, ...others], isCertain, similar, isAboutToken }: Found) {
  if (!best) {
    return (
      <div className={styles.outcome}>
        {similar.length > 0 ? (
          <Messages title={labels.similar} errors={similar} />
        ) : (
          <>
            <p>
              <b>{labels.none}</b>
            </p>
            {isAboutToken && (
              <p>
                {labels.look} <a href="#token">{labels.tokenMessages}</a>,{' '}
                <SiteLink to="/downloads">{labels.tokenDrivers}</SiteLink>
              </p>
            )}
          </>
        )}
        <Ask text={similar.length > 0 ? labels.askOtherwise : labels.ask} />
      </div>
    );
  }
  return (
    <div className={styles.outcome}>
      <p>{isCertain ? labels.found : labels.perhaps}</p>
      <h3>
        <a href={`#${best.slug}`}>{best.text}</a>
      </h3>
      <p>{best.portal}</p>
      <ErrorAnswer error={best} />
      {others.length > 0 && <Messages title={labels.alsoPossible} errors={others} />}
      {!isCertain && <Ask text={labels.askOtherwise} />}
    </div>
  );
}

function Ask({ text }: { text: string }) {
  return (
    <p>
      {text} <EmailLink email={site.emails.support} />, <PhoneLink phone={site.phones.support} />
    </p>
  );
}

function Messages({ title, errors }: { title: string; errors: readonly FindableError[] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {errors.map(({ slug, text, portal }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a> {labels.formatPortal(portal)}
          </li>
        ))}
      </ul>
    </>
  );
}
