/** One page of each template, beside the home page. */
export const templates = [
  '/use-cases/e-tender',
  '/privacy-policy',
  '/becomeapartner',
  '/careers',
  '/apply-dsc-process',
  '/downloads',
  '/downloadsRepos',
  '/pricing',
  '/Home/Contact',
  '/Home/Faq',
  '/Home/Blogs',
  '/Home/Blogs/Details/1',
] as const;
