import { nothingFoundLabels as labels } from '#content/search/labels.ts';
import { site } from '#content/site.ts';
import type { PageLink } from '#domain/layout/page-link.ts';
import { PhoneLink, SiteLink } from '#website/components/link/link.tsx';

/**
 * Where to go on when nothing was found: the titles that resemble most, or what many look for, and the support desk.
 */
export function NothingFound({
  nearest,
  ...list
}: {
  nearest: readonly PageLink[];
  /** `show-suggestions.ts` fills in the list. */
  'data-suggestions'?: 'query';
}) {
  const topics: readonly PageLink[] = nearest.length > 0 ? nearest : labels.popular;
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

export function TopicLinks({ topics }: { topics: readonly PageLink[] }) {
  return topics.map(({ title, path }) => (
    <li key={path}>
      <SiteLink to={path.startsWith('#') ? `/${path}` : path}>{title}</SiteLink>
    </li>
  ));
}
