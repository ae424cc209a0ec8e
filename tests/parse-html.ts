import { createRequire } from 'node:module';

// The package declares its types under another name.
const domino: { createDocument(html: string): Document } = createRequire(import.meta.url)('@mixmark-io/domino');

/** Parses HTML to a document, as a browser's `DOMParser`. */
export const parseHtml = domino.createDocument;
