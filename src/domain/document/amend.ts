import type { DocumentBlock, DocumentSection } from '#domain/document/document.ts';

/** The new text of one numbered section in a later edition, and the change in a sentence. */
export type Amendment = {
  /** The section’s number, `4.9.7`. */
  readonly number: string;
  readonly body: readonly DocumentBlock[];
  /** For the list of changes. */
  readonly change: string;
};

/** A section with the number of its position. */
export type NumberedSection = { readonly number: string; readonly section: DocumentSection };

/** Every section to any depth, in reading order, with its number. */
export function numberSections(sections: readonly DocumentSection[], above = ''): readonly NumberedSection[] {
  return sections.flatMap((section, index) => {
    const number = `${above}${index + 1}`;
    return [{ number, section }, ...numberSections(section.sections ?? [], `${number}.`)];
  });
}

/** The number of the section with this heading, for a reference from another document. Throws when there is none. */
export function findNumber(sections: readonly DocumentSection[], heading: string): string {
  const found = numberSections(sections).find(({ section }) => section.heading === heading);
  if (!found) throw new Error(`there is no section "${heading}"`);
  return found.number;
}

/** Replaces the text of amended sections. Throws when an amendment names no section. */
export function amendSections(
  sections: readonly DocumentSection[],
  amendments: readonly Amendment[],
): readonly DocumentSection[] {
  const known = new Set(numberSections(sections).map(({ number }) => number));
  const missing = amendments.find(({ number }) => !known.has(number));
  if (missing) throw new Error(`there is no section ${missing.number} to amend`);
  const bodies = new Map(amendments.map(({ number, body }) => [number, body]));
  const amend = (within: readonly DocumentSection[], above: string): readonly DocumentSection[] =>
    within.map((section, index) => {
      const number = `${above}${index + 1}`;
      const below = section.sections && amend(section.sections, `${number}.`);
      return { ...section, body: bodies.get(number) ?? section.body, ...(below ? { sections: below } : {}) };
    });
  return amend(sections, '');
}

/** The list of changes as rows of a table: number, heading, change. */
export function listChanges(
  sections: readonly DocumentSection[],
  amendments: readonly Amendment[],
): readonly (readonly [string, string, string])[] {
  const headings = new Map(numberSections(sections).map(({ number, section }) => [number, section.heading]));
  return amendments.map(({ number, change }) => [number, headings.get(number) ?? '', change]);
}
