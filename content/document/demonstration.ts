/** A notice for every document about the certificates in the repository, as long as they are a demonstration. */
export const demonstrationNotice =
  'The certificates and the revocation list in the repository of this website are a demonstration. Do not install them ' +
  'as trusted, and do not rely on them for a real signature.';
