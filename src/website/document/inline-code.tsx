import { usePageDocument } from './page-document.ts';

/** An inline script, or a record that a browser reads as one. Its text must not end the element. */
export function InlineScript({ code, type }: { code: string; type?: 'module' | 'speculationrules' }) {
  usePageDocument()?.inline.scripts.add(code);
  return <script type={type}>{code}</script>;
}

export function InlineStyle({ code }: { code: string }) {
  usePageDocument()?.inline.styles.add(code);
  return <style>{code}</style>;
}
