import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: '../website/public',
  // The Content-Security-Policy allows `data:` for pictures only.
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: 'serve.ts' } } } },
});
