/** The texts of a list in their order, without the conditions that are false. */
export function listTexts(...texts: readonly (string | readonly string[] | false | undefined)[]): readonly string[] {
  return texts.flat().filter((text) => typeof text === 'string');
}
