/** What the doctor says of one thing. */
export type Finding = {
  /** `wrong` must be mended, `missing` is still to be provided before going live, `note` is to be known. */
  readonly grade: 'wrong' | 'missing' | 'note';
  /** One line: what, and what to do. */
  readonly text: string;
};
