import { searchPage as labels, noResultsPage, resultLabels } from '#content/search/labels.ts';
import { site } from '#content/site.ts';
import { parseSearch } from '#contract/routes.ts';
import { planSearchActions, type SearchEntry } from '#domain/search/search-entry.ts';
import { routes } from '#domain/site/routes.ts';
import { EmailLink, ExternalLink, PhoneLink } from '#website/components/link/link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/search';
import { NoResultsText } from './no-results-text.tsx';
import { openFinder } from './open-finder.ts';
import styles from './search.module.css';
import { SearchField } from './search-field.tsx';

/** The fields of an entry that its link needs. */
type Result = Pick<SearchEntry, 'title' | 'kind' | 'path' | 'extract'>;

function toResult({ title, kind, path, useCase, extract = '' }: SearchEntry): Result {
  return { title, kind, path: useCase === undefined ? path : routes.useCase.path.replace(':slug', useCase), extract };
}

/** The list of results for a browser that sends the search as a form: without scripts, or where they are late. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseSearch(new URL(request.url).searchParams);
  if (query === '') return { query, groups: [], similar: [] };
  const { find, findSimilar } = await openFinder(context.get(websiteContext));
  const groups = find(query).map(({ name, entries }) => ({ name, entries: entries.map(toResult) }));
  return { query, groups, similar: groups.length === 0 ? findSimilar(query).map(toResult) : [] };
}

export default function Search({ loaderData: { query, groups, similar } }: Route.ComponentProps) {
  if (query === '') {
    return (
      <Page title={labels.title}>
        <p>{labels.empty}</p>
        <SearchField />
      </Page>
    );
  }
  if (groups.length === 0) {
    return (
      <Page title={noResultsPage.title}>
        <NoResultsText query={query} similar={similar} />
      </Page>
    );
  }
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Page title={labels.formatQuery(query)} note={<p>{labels.countResults(count)}</p>}>
      <div className={styles.groups}>
        <SearchField query={query} />
      </div>
      <div className={styles.groups}>
        {groups.map(({ name, entries }) => (
          <section key={name} aria-labelledby={name} className={styles.group}>
            <h2 id={name} className={groups.length === 1 ? 'visually-hidden' : undefined}>
              {resultLabels.groups[name]}
            </h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={`${entry.title} ${entry.path}`}>
                  <ResultLink entry={entry} />
                  <p className={styles.extract}>
                    {resultLabels.kinds[entry.kind]}
                    {entry.extract && ` · ${entry.extract}`}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <aside className={styles.ask} aria-labelledby="ask">
          <h2 id="ask">{labels.ask}</h2>
          <p>
            <PhoneLink phone={site.phones.support} />
          </p>
          <p>{keepTogether(site.hours)}</p>
          <p>
            <EmailLink email={site.emails.support} />
          </p>
        </aside>
      </div>
    </Page>
  );
}

/** Follows an entry like the search bar (R5.20), as far as a link can. */
function ResultLink({ entry: { title, path } }: { entry: Result }) {
  const kinds = planSearchActions(path).map(({ kind }) => kind);
  if (kinds.includes('open')) return <ExternalLink href={encodeURI(path)}>{title}</ExternalLink>;
  if (kinds.includes('download')) {
    return (
      <a href={encodeURI(path)} download>
        {title}
      </a>
    );
  }
  return <a href={kinds.includes('scroll') ? `/${path}` : path}>{title}</a>;
}
