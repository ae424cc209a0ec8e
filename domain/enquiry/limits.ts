/** Lengths in code points after trimming (R9.13 to R9.19). */
export const enquiryLimits = {
  name: { min: 2, max: 50 },
  companyName: { min: 2, max: 100 },
  address: { min: 5, max: 200 },
  message: { min: 5, max: 200 },
  /** State and city come from our own directory; the bound only keeps a caller from storing essays. */
  placeName: { max: 100 },
} as const;
