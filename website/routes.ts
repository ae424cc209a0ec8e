import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site, on one screen. */
export default [index('pages/home/home.tsx'), route('*', 'pages/missing/missing.tsx')] satisfies RouteConfig;
