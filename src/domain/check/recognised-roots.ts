import type { RecognisedRoot } from '@mohar/check';

/**
 * The roots of India's PKI: two current ones, and an expired one for old documents. CCA India 2015 SPL is left out,
 * because its published self-signature is invalid.
 */
export const recognisedRoots: readonly RecognisedRoot[] = [
  { name: 'CCA India 2022', sha256: '9a3fd3176798e842ddcb12c262f11cfacca70a8b84c6ea6fda30842a95a94cd8' },
  { name: 'CCA India 2022 SPL', sha256: 'b724689b79b2ef9421ef8f5cc733eb093851b170ee715177005a09f226d8c91a' },
  { name: 'CCA India 2014', sha256: '60109bc6c38328598a112c7a25e38b0f23e5a7511cb815fb64e0c4ff05db7df7' },
];
