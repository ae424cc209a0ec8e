import { useEffect, useRef, useState } from 'react';
import { postWords as words } from '#content/desk/posts.ts';
import frame from '#desk/components/frame.module.css';
import styles from './posts.module.css';

/**
 * The page of the post beside its text, as the last save has it. The server renders it; its frame runs no scripts. On
 * narrow screens it is not shown, so that the browser does not load it.
 */
export function PreviewPane({
  path,
  savedEdits,
  hasText,
}: {
  path: string;
  savedEdits: number;
  hasText: () => boolean;
}) {
  const pane = useRef<HTMLIFrameElement>(null);
  const [reason, setReason] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save changes the page
  useEffect(() => {
    const element = pane.current;
    // Not `hidden` for a reason, but by the width.
    if (!element?.parentElement || element.parentElement.offsetParent === null) return;
    const controller = new AbortController();
    fetch(path, { signal: controller.signal, headers: { Accept: 'text/html' } })
      .then(async (response) => ({ response, text: await response.text() }))
      .then(({ response, text }) => {
        const isPage = response.ok && !response.redirected;
        if (isPage) show(element, text, path);
        // Without a session or a server the form says so.
        if (isPage || response.status === 422) setReason(isPage ? '' : hasText() ? text : words.noPreview);
      })
      .catch((error: unknown) => {
        // A newer request follows, or the server cannot be reached: the last page stays.
        if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
      });
    return () => controller.abort();
  }, [path, savedEdits]);

  return (
    <section className={styles.pane} aria-label={words.previewPane}>
      <p className={frame.hint} role="status">
        {reason}
      </p>
      <iframe
        ref={pane}
        src={path}
        title={words.previewPane}
        loading="lazy"
        sandbox="allow-same-origin"
        hidden={reason !== ''}
        onLoad={({ currentTarget }) => settle(currentTarget, true)}
      />
    </section>
  );
}

/** Shows a rendered page. The scroll position stays, unless the frame has no page yet. */
function show(element: HTMLIFrameElement, html: string, path: string): void {
  const shown = element.contentDocument;
  const hasPage = shown?.contentType === 'text/html' && shown.readyState === 'complete' && shown.URL.endsWith(path);
  if (!hasPage) {
    element.contentWindow?.location.replace(path);
    return;
  }
  const page = new DOMParser().parseFromString(html, 'text/html');
  shown.body.replaceChildren(...page.body.childNodes);
  settle(element, false);
}

/** Links lead nowhere: the sandbox refuses the window of the desk. At first the title is in view. */
function settle({ contentDocument: page }: HTMLIFrameElement, isFirst: boolean): void {
  for (const link of page?.querySelectorAll('a, area') ?? []) link.setAttribute('target', '_top');
  if (isFirst) page?.querySelector('h1')?.scrollIntoView();
}
