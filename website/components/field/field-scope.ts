import { createContext, use } from 'react';

/** Begins the ids of a form's controls, so that two forms on one page have no id in common. */
export const FieldScope = createContext('field');

/** The ids that tie a control to its label, hint and message, and the attributes that say so. */
export function useFieldIds(name: string, hint: string | undefined, error: string | undefined) {
  const id = `${use(FieldScope)}-${name}`;
  const described = [error === undefined ? '' : `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    id,
    control: {
      id,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  } as const;
}
