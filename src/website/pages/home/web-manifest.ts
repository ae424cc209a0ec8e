import { site } from '#content/site.ts';

/** `/site.webmanifest`: the name and the icons of a shortcut to the site, which opens in the browser. */
export function loader() {
  const manifest = {
    name: site.name,
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/seal.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  };
  return new Response(`${JSON.stringify(manifest)}\n`, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
