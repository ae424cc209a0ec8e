/** What the site calls the places that many pages lead to: in menus, on buttons, in headings and in the search. */
export const names = {
  /** The page that checks a certificate or a signed PDF. */
  check: 'Check a certificate or PDF',
  /** The page of all questions, and their section on the home page. */
  questions: 'Questions and answers',
  /** The sign-up page of the certificate portal (R2.17); Apply DSC in the hero and where applying is explained (R1.1, R2.26). */
  buy: 'Buy DSC',
  apply: 'Apply DSC',
  /** The search of the portal among issued certificates, where a sentence leads to it; the menu has the name of R2.11. */
  findCertificate: 'Find your certificate',
} as const;
