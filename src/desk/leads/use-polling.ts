import { useEffect, useEffectEvent } from 'react';

/** What somebody does who uses a page. */
const events = ['keydown', 'pointerdown', 'wheel'] as const;

/** Seconds between two questions whether something has changed. */
const interval = 10;

/**
 * Asks the server now and then for what changes, while the page is visible, and passes it on. A question that fails is asked
 * again later: what is on the page, typed or read, stays. It says whether anybody has touched the page meanwhile, which keeps
 * the session; asking alone does not.
 */
export function usePolling<Answer>(address: string, onAnswer: (answer: Answer) => void): void {
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    let isUsed = false;
    const use = (): void => {
      isUsed = true;
    };
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return;
      const headers: HeadersInit = isUsed ? { 'Desk-Used': 'yes' } : {};
      isUsed = false;
      try {
        const response = await fetch(address, { headers });
        if (response.ok && response.headers.get('Content-Type')?.includes('json')) answer(await response.json());
      } catch {
        // The line or the server is away.
      }
    }, interval * 1_000);
    for (const event of events) addEventListener(event, use);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, use);
    };
  }, [address]);
}
