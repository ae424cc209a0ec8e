import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { ShownHtml } from './shown-html.tsx';

/** The elements that a text may have: no scripts, styles, forms, frames or pictures from elsewhere. */
const allowed = {
  ALLOWED_TAGS: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};

/** HTML from the browser's own history, shown after sanitising. In the browser only: there is no DOM elsewhere. */
export function SanitisedHtml({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed) as CleanHtml, [html]);
  return <ShownHtml html={clean} className={className} />;
}
