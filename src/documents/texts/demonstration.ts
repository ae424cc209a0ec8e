import { site } from '#content/site.ts';

const notice =
  'The certificates and the revocation list in this website’s repository are a demonstration. Do not install them as ' +
  'trusted. Do not rely on them for a real signature.';

/** Warnings of every document about the certificates in the repository: none once they are the authority's own. */
export const demonstrationWarnings: readonly string[] = site.isDemonstration ? [notice] : [];
