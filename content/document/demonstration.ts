/** For every document that speaks of the certificates in the repository, as long as they are the demonstration’s. */
export const demonstrationNotice =
  'The certificates and the revocation list in the repository of this website are a demonstration. Do not install them ' +
  'as trusted, and do not rely on them for a real signature.';
