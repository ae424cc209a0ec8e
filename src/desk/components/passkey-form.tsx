import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { type FormEvent, type ReactNode, useState } from 'react';
import { passkeyWords as words } from '#content/desk/form.ts';
import type { PasskeyCreation, PasskeyUse } from '#services/desk/passkeys.ts';
import buttons from '#website/components/button/button.module.css';
import { useBrowserValue } from '#website/use-browser-value.ts';
import styles from './form.module.css';

/** Creates a passkey, or signs in with one. */
type PasskeyRequest = { readonly create: PasskeyCreation } | 'sign-in';

/**
 * A form that sends a passkey's answer in the field `answer`. A document request, because the response may be a
 * download. The children are further fields. Without `ask` a passkey of the current session confirms the step.
 */
export function PasskeyForm({
  ask,
  action,
  label,
  isMain = true,
  children,
}: {
  ask?: PasskeyRequest;
  action?: string;
  label: string;
  isMain?: boolean;
  children?: ReactNode;
}) {
  const isHydrated = useBrowserValue(() => true, false);
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!browserSupportsWebAuthn()) return setProblem(words.unsupported);
    setProblem('');
    setAsking(true);
    try {
      const answer =
        typeof ask === 'object'
          ? await startRegistration({ optionsJSON: ask.create })
          : await startAuthentication({ optionsJSON: await requestUse(ask ? '/challenge' : '/confirm') });
      const field = form.elements.namedItem('answer');
      if (field instanceof HTMLInputElement) field.value = JSON.stringify(answer);
      form.submit();
    } catch (error) {
      setProblem(describeError(error));
    }
    setAsking(false);
  };

  return (
    <form method="post" action={action} onSubmit={submit} className={styles.form}>
      {children}
      {!ask && <p className={styles.hint}>{words.confirmHint}</p>}
      <input type="hidden" name="answer" />
      <div className={styles.buttons}>
        <button type="submit" className={isMain ? buttons.ink : buttons.button} disabled={!isHydrated || isAsking}>
          {isAsking ? words.waiting : label}
        </button>
        {isAsking && (
          <button type="button" className={buttons.button} onClick={() => WebAuthnAbortService.cancelCeremony()}>
            {words.cancel}
          </button>
        )}
      </div>
      <p className="without-script">{words.withoutScript}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

async function requestUse(path: '/challenge' | '/confirm'): Promise<PasskeyUse> {
  const response = await fetch(path, { method: 'POST' });
  if (response.status === 429) throw new TooManyError();
  // Without a session the sign-in page answers.
  if (!response.ok || response.redirected) throw new Error('no challenge can be requested');
  return response.json();
}

class TooManyError extends Error {}

/** Browsers do not distinguish a cancelled request from a missing passkey (WebAuthn, section 14.5.2). */
function describeError(error: unknown): string {
  if (error instanceof TooManyError) return words.tooMany;
  // From `fetch`.
  if (error instanceof TypeError) return words.unreachable;
  const name = error instanceof Error ? error.name : '';
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return words.known;
  if (name === 'InvalidStateError') return words.known;
  return name === 'NotAllowedError' || name === 'AbortError' ? words.cancelled : words.failed;
}
