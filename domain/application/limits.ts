/** Limits of a job application: lengths in code points after trimming, money in lakh rupees a year (R9.14, R9.17, R9.20). */
export const applicationLimits = {
  fullName: { min: 2, max: 50 },
  post: { min: 2, max: 100 },
  /** LPA: lakh rupees a year, in steps of a tenth. */
  expSalary: { min: 1, max: 100, step: 0.1 },
  /** Bytes: 5 MB, a megabyte being 1,048,576 bytes as file managers count. */
  resume: { maxBytes: 5 * 1_048_576 },
  /** What is kept of a file's name. */
  resumeName: { max: 100 },
} as const;
