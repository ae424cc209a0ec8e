import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'website/public',
  css: { modules: { generateScopedName: '[local]_[hash:base64:3]' } },
  build: {
    // An inlined font or picture is a `data:` address, which the Content-Security-Policy does not allow.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ debugName: 'frame', name: (id, graph) => (isOfFrame(id, graph) ? 'frame' : null) }],
            },
          },
        },
      },
    },
    // One server file is the input of the server build, so that the router context it makes is the one the loaders read.
    ssr: { build: { rolldownOptions: { input: 'website/serve.ts' } } },
  },
});

type ChunkingContext = { getModuleInfo(id: string): { importers: string[] } | null };

/** The root, small parts that many pages have, and how forms look: a form stands in its page before its program comes. */
const isWanted =
  /[\\/]components[\\/](?:captcha|field|form)[\\/][\w-]+\.module\.css|[\\/]website[\\/](?:root\.tsx|page-meta|page-paths|components[\\/](?:post-card|picture|content-picture|faq|dialog|guilloche)[\\/]|pages[\\/]contact[\\/]offices)|[\\/]content[\\/]post[\\/]blog/;

/** What every page needs comes in one file: each file of its own would cost a request and half a kilobyte of headers. */
function isOfFrame(id: string, graph: ChunkingContext, seen = new Set<string>()): boolean {
  if (!/[\\/](?:website|content|contract|domain)[\\/]/.test(id) || seen.has(id)) return false;
  seen.add(id);
  if (isWanted.test(id)) return true;
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isOfFrame(importer, graph, seen));
}
