import { nothingFoundLabels as labels } from '#content/search/labels.ts';
import { site } from '#content/site.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { PhoneLink, SiteLink } from '#website/components/link/link.tsx';

type Entry = Pick<SearchEntry, 'title' | 'path'>;

/**
 * Where to go on when nothing was found: the titles that resemble most, or what many look for, and the support desk.
 */
export function NothingFound({
  similar,
  ...list
}: {
  similar: readonly Entry[];
  /** `show-suggestions.ts` fills in the list. */
  'data-suggestions'?: 'query';
}) {
  const entries: readonly Entry[] = similar.length > 0 ? similar : labels.popular;
  return (
    <>
      <p>{labels.similar}</p>
      <ul {...list}>
        <EntryLinks entries={entries} />
      </ul>
      <p>
        {labels.ask} <PhoneLink phone={site.phones.support} />,{' '}
        <SiteLink to="/Home/Contact">{labels.writeToUs}</SiteLink>
      </p>
    </>
  );
}

export function EntryLinks({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ title, path }) => (
    <li key={path}>
      <a href={path.startsWith('#') ? `/${path}` : path}>{title}</a>
    </li>
  ));
}
