import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { site } from '#content/site.ts';
import { recolour } from '#domain/site/colours.ts';

/**
 * Removes unused chunks from the browser's files: React Router builds one for each page, but only the server renders
 * pages. Keeps the entry script and its imports.
 */
export function removePageChunks(): Plugin {
  return {
    name: 'remove-page-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file): [string, Rollup.OutputChunk][] =>
          file.type === 'chunk' ? [[file.fileName, file]] : [],
        ),
      );
      const loaded = new Set([...chunks.keys()].filter((name) => name.includes('entry.client')));
      // The iteration includes names that are added meanwhile.
      for (const name of loaded) {
        const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
        for (const imported of [...imports, ...dynamicImports]) loaded.add(imported);
      }
      for (const name of chunks.keys()) if (!loaded.has(name)) rmSync(join(dir, name));
    },
  };
}

/** Development: the browser has no module of a page, so it loads the document again after an edit of one. */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { moduleGraph, hot } = server.environments.client;
      const isInBrowser = modules.some(({ file }) => file && moduleGraph.getModulesByFile(file));
      if (!isInBrowser) hot.send({ type: 'full-reload' });
    },
  };
}

/** Gives style sheets the colours of the site: a plugin of PostCSS, because Vite's see no imported sheet. */
export const paintStyles = {
  postcssPlugin: 'paint-styles',
  Declaration(declaration: { value: string }) {
    const painted = recolour(declaration.value, site.colours);
    if (painted !== declaration.value) declaration.value = painted;
  },
};
