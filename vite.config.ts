import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { reloadPages, removePageChunks } from './scripts/vite/plugins.ts';

export default defineConfig({
  plugins: [reactRouter(), removePageChunks(), reloadPages()],
  publicDir: 'website/public',
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    // Small files are not inlined as `data:` URLs: the Content-Security-Policy allows them for pictures only.
    assetsInlineLimit: 0,
  },
  environments: {
    // Handler and loaders must be in one bundle, as they share the router context.
    ssr: { build: { rolldownOptions: { input: 'website/serve.ts' } } },
  },
});
