/** How far a copy is: rows of a table, `done` of `total`. */
type Progress = { readonly step: string; readonly done: number; readonly total: number };

/** Called after every batch. */
export type ReportProgress = (progress: Progress) => void;
