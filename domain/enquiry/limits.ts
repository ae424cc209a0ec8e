/** Lengths in code points after trimming (R9.13 to R9.19). */
export const enquiryLimits = {
  name: { min: 2, max: 50 },
  companyName: { min: 2, max: 100 },
  address: { min: 5, max: 200 },
  message: { min: 5, max: 200 },
  /** The longest path an e-mail address may have: RFC 5321, section 4.5.3.1.3, less its angle brackets. */
  mail: { max: 254 },
  /** State and city come from our own directory; the bound only keeps a caller from storing essays. */
  placeName: { max: 100 },
} as const;
