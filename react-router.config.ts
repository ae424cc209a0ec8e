import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/website',
  buildDirectory: '.cache/site',
  ssr: true,
  // Browsers load documents and never ask for routes: the server has no address that lists them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
