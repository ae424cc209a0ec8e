import { site } from '#content/site.ts';

/**
 * How long things take and until when they can be done, as people read it. Pages, documents and mails take these; a test fails
 * when one of them is written out elsewhere. The specification gives the first four and the life of a token.
 */
export const times = {
  /** An individual’s certificate, from a complete application to approval, while applications are approved. */
  ekyc: '10–15 minutes',
  /** Any other certificate, from a complete application to approval. */
  manual: '24–48 hours',
  partnerLogin: '24–48 hours',
  /** Between two revocation lists. */
  revocationList: 'about every 24 hours',
  tokenLife: 'about two years',
  /** From approval to the last day of the download. */
  download: '30 days',
  /** The shortest video. */
  video: '20 seconds',
  /** How long a tender site may need to accept a new certificate. */
  tenderSite: '24 hours',
  /** How early a bidder applies: approval, and then the tender site. */
  tenderLead: 'three working days',
  /** How long applications are kept after the certificate has expired. */
  records: 'seven years',
  /** How early before its expiry a certificate can be renewed. */
  renewal: '60 days',
  /** From a refund’s approval to its arrival. */
  refund: '7 working days',
  /** When an officer approves applications. */
  approvals: site.hours,
} as const;

/** Times of other authorities and of the law that posts state. */
export const advertisedTimes: readonly string[] = ['15 days'];
