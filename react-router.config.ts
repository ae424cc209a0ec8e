import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'website',
  buildDirectory: 'build',
  ssr: true,
  // The site has few routes: naming them all in the first answer saves a request on every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
