import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../../.cache/desk',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
