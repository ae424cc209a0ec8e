import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'website/public',
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: {
    // An inlined font or picture is a `data:` address, which the Content-Security-Policy does not allow.
    assetsInlineLimit: 0,
  },
  environments: {
    // One server file is the input of the server build, so that the router context it makes is the one the loaders read.
    ssr: { build: { rolldownOptions: { input: 'website/serve.ts' } } },
  },
});
