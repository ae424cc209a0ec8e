import type { CheckReport } from '@mohar/check/report';

/** The results of a check, and the kind of repository it used. */
export type SiteReport = CheckReport & {
  /** Whether the repository is the demonstration's: then no result can be trusted. */
  readonly isDemonstration: boolean;
};
