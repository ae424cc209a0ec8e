import { useEffect, useRef, useState } from 'react';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import type { Answered } from '#desk/answer.ts';
import { afterPause, isTransient } from './unreachable.ts';

/**
 * Retries a form while the server or the store is unavailable. After an edit the form waits for its button instead.
 * Only for idempotent actions.
 */
export function useRetry(intent: string, isRetried: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useActionData<Answered>();
  const submit = useSubmit();
  const isIdle = useNavigation().state === 'idle';
  const [editedAfter, setEditedAfter] = useState<object>();
  const isFailed = answer?.entered?.intent === intent && isTransient(answer.code);
  const isWaiting = isRetried && isFailed && editedAfter !== answer;
  useEffect(() => {
    if (!isWaiting || !isIdle) return;
    return afterPause(() => void submit(form.current, { preventScrollReset: true }));
  }, [isWaiting, isIdle, submit]);
  return { form, isWaiting, stop: () => setEditedAfter(answer) };
}
