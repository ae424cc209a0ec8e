import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  publicDir: 'website/public',
  css: { modules: { generateScopedName: command === 'build' ? createShortNames() : '[local]_[hash:base64:3]' } },
  build: {
    // Small files are not inlined as `data:` URLs: the Content-Security-Policy allows them for pictures only.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Words of the frame are constants (`content/layout/labels.ts`), which cost as many bytes as in the markup.
          optimization: { inlineConst: { mode: 'all' } },
          // No getter has an effect: texts that read a value of another module are removed where they are not used.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: reactModules },
                { debugName: 'frame', name: (id, graph) => (isOfFrame(id, graph) ? 'frame' : null) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // Inline scripts are the source text of functions in this bundle (`website/inline-call.ts`).
        minify: true,
        // Handler and loaders must be in one bundle, as they share the router context.
        rolldownOptions: {
          input: 'website/serve.ts',
          output: { minify: { mangle: { toplevel: false } } },
        },
      },
    },
  },
}));

/**
 * Names of classes of two or three characters: letters for the file, the number of the name in it. Client and server are
 * built separately and must agree, so both come from the sources. Pages and scripts have hundreds of them.
 */
function createShortNames(): (name: string, file: string) => string {
  const files = globSync('website/**/*.module.css', { cwd: import.meta.dirname }).sort();
  const namesOf = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(import.meta.dirname, file);
    const names = namesOf.getOrInsertComputed(path, () => []);
    const index = names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
    return toLetters(files.indexOf(path)) + index;
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function toLetters(index: number): string {
  const rest = index < letters.length ? '' : toLetters(Math.floor(index / letters.length) - 1);
  return rest + letters[index % letters.length];
}

type ChunkingContext = { getModuleInfo(id: string): { importers: string[] } | null };

/** React and the router, the most of what every page needs: they stay in browsers' caches when the site changes. */
const reactModules = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

/** The root, small modules of many pages, and the styles of forms, which the HTML needs before the chunk of the form. */
const frameModules =
  /[\\/]components[\\/](?:captcha|field|form)[\\/][\w-]+\.module\.css|[\\/]website[\\/](?:root\.tsx|page-meta|components[\\/](?:post-card|drawing|picture|faq(?![\\/](?:related|load))|dialog|guilloche|text)[\\/]|pages[\\/]contact[\\/]offices)|[\\/]content[\\/]post[\\/]blog/;

/** The browser gets the questions as HTML: what only their list imports is no part of the frame. */
const serverModule = /[\\/]question-list\.tsx/;

/** One chunk for what every page needs: each further one would cost a request and half a kilobyte of headers. */
function isOfFrame(id: string, graph: ChunkingContext, seen = new Set<string>()): boolean {
  if (!/[\\/](?:website|content|contract|domain)[\\/]/.test(id) || serverModule.test(id) || seen.has(id)) return false;
  seen.add(id);
  if (frameModules.test(id)) return true;
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isOfFrame(importer, graph, seen));
}
