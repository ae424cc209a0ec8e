import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { paintStyles, reloadPages, removePageChunks } from './tools/vite/plugins.ts';

/** What the entry script imports is in its file: the scripts of a page that only reads are one request. */
const entry = { name: 'entry.client', test: /website.entry\.client/ };

export default defineConfig({
  plugins: [reactRouter(), removePageChunks(), reloadPages()],
  publicDir: 'src/website/public',
  css: { postcss: { plugins: [paintStyles] }, modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    // Small files are not inlined as `data:` URLs: the Content-Security-Policy allows them for pictures only.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [entry] } } } } },
    // Handler and loaders must be in one bundle, as they share the router context.
    ssr: { build: { rolldownOptions: { input: 'src/website/serve.ts' } } },
  },
});
