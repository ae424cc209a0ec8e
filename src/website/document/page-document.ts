import { createContext, use } from 'react';
import type { EntryContext } from 'react-router';
import type { WebsiteContext } from '#website/context.ts';

type ReadAsset = WebsiteContext['readAsset'];

/** What the components of one document share while the server renders it. */
export type PageDocument = {
  /** The address of the entry script. */
  readonly entry: string;
  /**
   * The text of the style sheets of the routes that are rendered; `undefined` in development, where they are linked.
   */
  readonly styles: string | undefined;
  /** Their addresses. */
  readonly styleFiles: readonly string[];
  /** The address of the module that hot reloading needs first, in development. */
  readonly refresh: string | undefined;
  /** The inline scripts and styles that were rendered, which the Content-Security-Policy admits by their hashes. */
  readonly inline: { readonly scripts: Set<string>; readonly styles: Set<string> };
  /** The address of a sprite's symbol; adds it to `listSymbols`. */
  readonly addSymbol: (sprite: string, name: string) => string;
  /** The symbols that were used, as SVG. */
  readonly listSymbols: () => readonly string[];
};

/** `undefined` in the browser: islands refer to files there. */
export const PageDocumentContext = createContext<PageDocument | undefined>(undefined);

export function usePageDocument(): PageDocument | undefined {
  return use(PageDocumentContext);
}

export function createPageDocument(context: EntryContext, readAsset: ReadAsset): PageDocument {
  const { manifest, staticHandlerContext } = context;
  const symbols = new Map<string, string>();
  // The router marks a file of several routes by `#`.
  const files = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const styleFiles = [...new Set(files.map((path) => path.replace(/#$/, '')))];
  return {
    entry: manifest.entry.module,
    styles: readAsset && styleFiles.map(readAsset).join(''),
    styleFiles,
    refresh: manifest.hmr?.runtime,
    inline: { scripts: new Set(), styles: new Set() },
    addSymbol(sprite, name) {
      const found = readAsset && readSymbol(readAsset(sprite), name);
      if (found === undefined) return `${sprite}#${name}`;
      // Anchors of the page may have the same names.
      const id = `symbol-${name}`;
      symbols.set(id, found.replace(`id="${name}"`, `id="${id}"`));
      return `#${id}`;
    },
    listSymbols: () => [...symbols.values()],
  };
}

function readSymbol(sprite: string, name: string): string | undefined {
  const start = sprite.indexOf(`<symbol id="${name}"`);
  const end = sprite.indexOf('</symbol>', start);
  return start < 0 || end < 0 ? undefined : sprite.slice(start, end + '</symbol>'.length);
}
