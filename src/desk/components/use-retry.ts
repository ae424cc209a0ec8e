import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import type { Answered } from '#desk/action-result.ts';
import { afterPause, isTransient } from './unreachable.ts';

/**
 * Retries a form while the server or the store is unavailable. After an edit the form waits for its button instead.
 * Only for idempotent actions.
 */
export function useRetry(intent: string, isRetried: boolean) {
  const form = useRef<HTMLFormElement>(null);
  /** The button that sent the form: the retry means the same. */
  const pressed = useRef<HTMLElement>(null);
  const answer = useActionData<Answered>();
  const submit = useSubmit();
  const isIdle = useNavigation().state === 'idle';
  const [editedAfter, setEditedAfter] = useState<object>();
  const isFailed = answer?.entered?.intent === intent && isTransient(answer.code);
  const isWaiting = isRetried && isFailed && editedAfter !== answer;
  useEffect(() => {
    if (!isWaiting || !isIdle) return;
    const target = pressed.current instanceof HTMLButtonElement ? pressed.current : form.current;
    return afterPause(() => void submit(target, { preventScrollReset: true }));
  }, [isWaiting, isIdle, submit]);
  return {
    form,
    isWaiting,
    rememberButton({ nativeEvent }: FormEvent): void {
      pressed.current = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    },
    stop: () => setEditedAfter(answer),
  };
}
