/** How far a copy is: `step` is shown, and names a table or what is done to it; rows are counted, `done` of `total`. */
type Progress = { readonly step: string; readonly done: number; readonly total: number };

/** Called as rows are done. */
export type ReportProgress = (progress: Progress) => void;
