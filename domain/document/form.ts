/** Something to fill in, on the screen or with a pen. */
export type FormBlock = FieldsBlock | ChoiceBlock | ChecksBlock | BoxesBlock;

/** Lines to write on, side by side as far as their shares of twelve allow. */
export type FieldsBlock = { readonly kind: 'fields'; readonly fields: readonly FormField[] };

/** A line to write on. Its name and label are also what the file’s reader and assistive technology are told. */
export type FormField = {
  /** Unique in its document: letters, digits and hyphens. */
  readonly name: string;
  readonly label: string;
  /** What the label cannot say in a word or two; shown behind it, and part of the tooltip. */
  readonly help?: string;
  /** Its width in twelfths of the page’s. */
  readonly share: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** How many lines there are to write on; 1 unless told. */
  readonly lines?: number;
  /** At most this many characters. */
  readonly limit?: number;
};

/** One of several, such as signing or encryption. */
export type ChoiceBlock = {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: string;
  /** `value` is what the file keeps: letters, digits and hyphens. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Boxes to tick, each on its own. */
export type ChecksBlock = {
  readonly kind: 'checks';
  /** What the boxes have in common, where they do. */
  readonly label?: string;
  readonly checks: readonly { readonly name: string; readonly label: string }[];
};

/** Empty boxes for a pen, a stamp or a photograph; not for the screen. */
export type BoxesBlock = {
  readonly kind: 'boxes';
  readonly boxes: readonly {
    readonly label: string;
    /** In twelfths of the page’s width. */
    readonly share: number;
    /** In points, 1/72 inch. */
    readonly height: number;
  }[];
};

/** Whether a block is there to be filled in. */
export function isFormBlock(block: { readonly kind: string }): block is FormBlock {
  return ['fields', 'choice', 'checks', 'boxes'].includes(block.kind);
}

/** The names under which a block’s fields are kept in the file. */
export function listFieldNames(block: FormBlock): readonly string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map(({ name }) => name);
    case 'choice':
      return [block.name];
    case 'checks':
      return block.checks.map(({ name }) => name);
    case 'boxes':
      return [];
  }
}

/** A field in which a day is written. */
export function dateField(field: Omit<FormField, 'help' | 'limit'>): FormField {
  return { ...field, help: 'DD/MM/YYYY', limit: 10 };
}
