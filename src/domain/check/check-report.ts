import type { CheckReport } from '@mohar/check/report';

/** The results of a check, and against what they were obtained. */
export type SiteReport = CheckReport & {
  /** Whether the repository is the demonstration's: nothing that it verifies is to be trusted. */
  readonly isDemonstration: boolean;
};
