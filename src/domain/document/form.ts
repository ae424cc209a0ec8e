/** Form fields, to be filled in on the screen or on paper. */
export type FormBlock = FieldsBlock | ChoiceBlock | ChecksBlock | BoxesBlock;

/** Text fields, side by side as far as their shares of twelve allow. */
export type FieldsBlock = { readonly kind: 'fields'; readonly fields: readonly FormField[] };

/** A text field. Its label is also its tooltip, which assistive technology reads. */
export type FormField = {
  /** Unique in its document: letters, digits and hyphens. */
  readonly name: string;
  readonly label: string;
  /** A hint, in parentheses after the label and in the tooltip. */
  readonly help?: string;
  /** The width in twelfths of the page. */
  readonly share: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** The number of lines; 1 by default. */
  readonly lines?: number;
  /** The maximum number of characters. */
  readonly limit?: number;
};

/** Radio buttons. */
export type ChoiceBlock = {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: string;
  /** `value` is stored in the file: letters, digits and hyphens. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Check boxes. */
export type ChecksBlock = {
  readonly kind: 'checks';
  /** A label for all of them. */
  readonly label?: string;
  readonly checks: readonly { readonly name: string; readonly label: string }[];
};

/** Empty boxes on paper for a signature, a stamp or a photograph. */
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

/** Whether a block has form fields or boxes. */
export function isFormBlock(block: string | { readonly kind: string }): block is FormBlock {
  return typeof block === 'object' && ['fields', 'choice', 'checks', 'boxes'].includes(block.kind);
}

/** The names of a block’s fields in the file. */
export function listFieldNames(block: FormBlock): readonly string[] {
  if (block.kind === 'boxes') return [];
  if (block.kind === 'choice') return [block.name];
  return (block.kind === 'fields' ? block.fields : block.checks).map(({ name }) => name);
}

/** A field for a date. */
export function dateField(field: Omit<FormField, 'help' | 'limit'>): FormField {
  return { ...field, help: 'DD/MM/YYYY', limit: 10 };
}
