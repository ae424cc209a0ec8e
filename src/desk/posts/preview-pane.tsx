import { useEffect, useRef, useState } from 'react';
import { postWords as words } from '#content/desk/posts.ts';
import forms from '#desk/components/form.module.css';
import styles from './posts.module.css';

/**
 * The page of the post beside its text, as the last save has it. The server renders it; its frame runs no scripts. On
 * narrow screens it is not shown, so that the browser does not load it.
 */
export function PreviewPane({
  path,
  savedEdits,
  explain,
}: {
  path: string;
  savedEdits: number;
  /** Why there is no preview, where the form knows better than the server; otherwise blank. */
  explain: () => string;
}) {
  const pane = useRef<HTMLIFrameElement>(null);
  const [reason, setReason] = useState('');
  const [hasPage, setHasPage] = useState(true);

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
        setHasPage(isPage || isPageShown(element, path));
        // Without a session or a server the form says so.
        if (isPage || response.status === 422) setReason(isPage ? '' : explain() || text);
      })
      .catch((error: unknown) => {
        // A newer request follows, or the server cannot be reached: the last page stays.
        if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
      });
    return () => controller.abort();
  }, [path, savedEdits]);

  const staleReason = hasPage ? words.formatStale(reason) : reason;
  return (
    <section className={styles.pane} aria-label={words.previewPane}>
      <p className={forms.hint} role="status">
        {reason === '' ? words.previewTitle : staleReason}
      </p>
      <iframe
        ref={pane}
        src={path}
        title={words.previewPane}
        loading="lazy"
        sandbox="allow-same-origin"
        hidden={!hasPage}
        onLoad={({ currentTarget }) => {
          leaveOutFrame(currentTarget);
        }}
      />
    </section>
  );
}

/** Shows a rendered page at the former scroll position. */
function show(element: HTMLIFrameElement, html: string, path: string): void {
  if (!isPageShown(element, path)) {
    element.contentWindow?.location.replace(path);
    return;
  }
  const page = new DOMParser().parseFromString(html, 'text/html');
  element.contentDocument?.body.replaceChildren(...page.body.childNodes);
  leaveOutFrame(element);
}

function isPageShown({ contentDocument: page }: HTMLIFrameElement, path: string): boolean {
  return page?.contentType === 'text/html' && page.readyState === 'complete' && page.URL.endsWith(path);
}

/**
 * Shows the post without the site around it. Links lead nowhere: the sandbox keeps them out of the window of the desk.
 */
function leaveOutFrame({ contentDocument: page }: HTMLIFrameElement): void {
  for (const part of page?.querySelectorAll('body > :not(main, svg)') ?? []) part.remove();
  for (const link of page?.querySelectorAll('a, area') ?? []) link.setAttribute('target', '_top');
}
