import { useEffect, useEffectEvent, useState } from 'react';

/** Events of an active user. */
const events = ['keydown', 'pointerdown', 'wheel'] as const;

const pollIntervalSeconds = 10;

/**
 * Polls the server for changes while the page is visible. A failed poll is ignored, and the page stays as it is. The
 * header `Desk-Used` reports user activity since the last poll, which extends the session; polls alone do not. Returns
 * whether the session has ended.
 */
export function usePolling<Answer>(address: string, onAnswer: (answer: Answer) => void): boolean {
  const answer = useEffectEvent(onAnswer);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    let isUsed = false;
    const controller = new AbortController();
    const { signal } = controller;
    const use = (): void => {
      isUsed = true;
    };
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return;
      const headers: HeadersInit = isUsed ? { 'Desk-Used': 'yes' } : {};
      isUsed = false;
      try {
        const response = await fetch(address, { headers, signal });
        // Without a session the sign-in page answers.
        setEnded(response.redirected);
        if (response.ok && response.headers.get('Content-Type')?.includes('json')) answer(await response.json());
      } catch {
        // The network or the server is unavailable, or the page shows something else now: the next poll reports it.
        isUsed ||= 'Desk-Used' in headers;
      }
    }, pollIntervalSeconds * 1_000);
    for (const event of events) addEventListener(event, use);
    return () => {
      clearInterval(timer);
      controller.abort();
      for (const event of events) removeEventListener(event, use);
    };
  }, [address]);
  return hasEnded;
}
