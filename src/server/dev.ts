import { join } from 'node:path';
import { createServer } from 'vite';
import { createApp } from '#server/app.ts';
import { developmentDir } from '#server/build-folder.ts';
import { readConfig } from '#server/config.ts';
import { listen } from '#server/listen.ts';
import { exitOnError, openStore, stopOnSignal } from '#server/start.ts';
import type { CreateWebsite } from '#website/serve.ts';

// One port: Vite handles its own requests, the app all others; pages are rendered from the sources.
await exitOnError(async () => {
  const config = readConfig();
  const store = await openStore(config, join(developmentDir, 'seed'));
  const app = await createApp({
    config,
    store,
    createWebsite: (dependencies) => async (request) => {
      const serve: { createWebsite: CreateWebsite } = (await vite.ssrLoadModule('src/website/serve.ts')) as never;
      return serve.createWebsite(dependencies)(request);
    },
  });
  const vite = await createServer({
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());

  await listen(app, config);
  stopOnSignal(app, store, config);
});
