import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { paintStyles } from '../../tools/vite/plugins.ts';

export default defineConfig({
  plugins: [reactRouter()],
  css: { postcss: { plugins: [paintStyles] } },
  publicDir: '../website/public',
  // The Content-Security-Policy allows `data:` for pictures only.
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: 'serve.ts' } } } },
});
