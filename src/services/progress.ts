/** The progress of a copy: `step` is a label, such as a table's name; `done` and `total` are rows. */
type Progress = { readonly step: string; readonly done: number; readonly total: number };

export type ReportProgress = (progress: Progress) => void;
