/** `isProtected`: it does not open with an empty password. `isActive`: it has macros, scripts or a program. */
export type InspectedDocument = {
  readonly kind: 'pdf' | 'doc' | 'docx';
  readonly isProtected: boolean;
  readonly isActive: boolean;
};
