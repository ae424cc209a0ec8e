/** A notice for every document about the certificates in the repository, as long as they are a demonstration. */
export const demonstrationNotice =
  'The certificates and the revocation list in this website’s repository are a demonstration. Do not install them as ' +
  'trusted. Do not rely on them for a real signature.';
