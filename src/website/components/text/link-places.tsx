import type { ReactNode } from 'react';
import { places } from '#content/layout/places.ts';
import { AnyLink } from '#website/components/link/link.tsx';
import { keepTogether } from './keep-together.tsx';

/** As `keepTogether`; also makes a link of each page or portal that the text names. Not for text in a link. */
export function linkPlaces(text: string): ReactNode {
  const named = places.map(({ words, path }) => ({ words, path, at: text.indexOf(words) }));
  const [first] = named.filter(({ at }) => at !== -1).sort((one, other) => one.at - other.at);
  if (!first) return keepTogether(text);
  const { words, path, at } = first;
  return (
    <>
      {keepTogether(text.slice(0, at))}
      <AnyLink to={path}>{words}</AnyLink>
      {linkPlaces(text.slice(at + words.length))}
    </>
  );
}
