import { site } from '#content/site.ts';

/** Durations as numbers, for plans. The specification gives the first two (R9.10). */
export const durations = {
  /** Minutes in which applications are approved. */
  ekyc: { from: 10, to: 15 },
  /** Hours on working days. */
  manual: { from: 24, to: 48 },
  /** Hours. */
  tenderSite: 24,
  /** Working days before the bid closes. */
  tenderLead: 3,
} as const;

/**
 * How long things take and until when they can be done, as people read it. Pages, documents and mails take these; a test fails
 * when one of them is written out elsewhere. The specification gives the first four and the life of a token.
 */
export const times = {
  /** An individual’s certificate, from a complete application to approval, while applications are approved. */
  ekyc: `${durations.ekyc.from}–${durations.ekyc.to} minutes`,
  /** Any other certificate, from a complete application to approval. */
  manual: `${durations.manual.from}–${durations.manual.to} hours`,
  partnerLogin: '24–48 hours',
  /** Between two revocation lists. */
  revocationList: 'about every 24 hours',
  tokenLife: 'about two years',
  /** From approval to the last day of the download. */
  download: '30 days',
  /** The shortest video. */
  video: '20 seconds',
  /** How long a tender site may need to accept a new certificate. */
  tenderSite: `${durations.tenderSite} hours`,
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
