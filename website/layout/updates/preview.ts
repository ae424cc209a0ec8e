import { createContext, use } from 'react';

/** A notice's file, as it is shown. */
export type Preview = { readonly title: string } & (
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly fileName: string }
  | { readonly kind: 'pdf'; readonly href: string }
);

/** Shows a file over the page; `undefined` outside the page's frame. */
export const PreviewContext = createContext<(preview: Preview) => void>(() => {});

export function usePreview(): (preview: Preview) => void {
  return use(PreviewContext);
}
