import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  // Relative to this folder.
  buildDirectory: '../../.cache/desk',
  ssr: true,
  // As for the site: the server has no address that lists the routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
