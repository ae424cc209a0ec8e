import { nothingFoundLabels as labels } from '#content/search/labels.ts';
import { site } from '#content/site.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { PhoneLink, SiteLink } from '#website/components/link/link.tsx';

type Topic = Pick<SearchEntry, 'title' | 'path'>;

/**
 * Where to go on when nothing was found: the titles that resemble most, or what many look for, and the support desk.
 */
export function NothingFound({
  nearest,
  ...list
}: {
  nearest: readonly Topic[];
  /** `show-suggestions.ts` fills in the list. */
  'data-suggestions'?: 'query';
}) {
  const topics: readonly Topic[] = nearest.length > 0 ? nearest : labels.popular;
  return (
    <>
      <p>{labels.nearest}</p>
      <ul {...list}>
        <TopicLinks topics={topics} />
      </ul>
      <p>
        {labels.ask} <PhoneLink phone={site.phones.support} />,{' '}
        <SiteLink to="/Home/Contact">{labels.writeToUs}</SiteLink>
      </p>
    </>
  );
}

export function TopicLinks({ topics }: { topics: readonly Topic[] }) {
  return topics.map(({ title, path }) => (
    <li key={path}>
      <a href={path.startsWith('#') ? `/${path}` : path}>{title}</a>
    </li>
  ));
}
