/** A page to take: the name of its files, and its address. */
export type Template = { readonly name: string; readonly path: string };

/** One page of each kind: each at every width, in light and dark. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'use-case', path: '/use-cases/e-tender' },
  { name: 'process', path: '/apply-dsc-process' },
  { name: 'downloads', path: '/downloads' },
  { name: 'repository', path: '/downloadsRepos' },
  { name: 'pricing', path: '/pricing' },
  { name: 'contact', path: '/Home/Contact' },
  { name: 'questions', path: '/Home/Faq' },
  { name: 'blog', path: '/Home/Blogs' },
  { name: 'post', path: '/Home/Blogs/Details/1' },
  { name: 'careers', path: '/careers' },
  { name: 'missing', path: '/nowhere' },
];

/** The rest, once each: like a template, with other words in it. */
export const sampled: readonly Template[] = [
  { name: 'partner', path: '/becomeapartner' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'no-results', path: '/no-results' },
  { name: 'use-case-longest', path: '/use-cases/mca-income-tax-gst' },
  { name: 'process-download', path: '/download-dsc-process' },
  { name: 'process-revoke', path: '/revoke-dsc-process' },
];

/** CSS pixels: a phone, a tablet, a desk. */
export const widths = [360, 768, 1280] as const;

/** The smallest phone, which is also 1280 pixels at 400 %, and a wide desk. */
export const extremeWidths = [320, 1920] as const;

export const schemes = ['light', 'dark'] as const;
