import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { noResultsPage as labels } from '#content/search/labels.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { Page } from '#website/components/page/page.tsx';
import { loadSearch } from '#website/layout/search/search.ts';
import { useBrowserValue } from '#website/use-browser-value.ts';
import { NoResultsText } from './no-results-text.tsx';

/** The page for a search without a match (R2.21). Only the browser has the query, in the navigation state. */
export default function NoResults() {
  const { state } = useLocation();
  const query = useBrowserValue(() => String(state?.query ?? ''), '');
  const [nearest, setNearest] = useState<readonly SearchEntry[]>([]);
  useEffect(() => {
    if (query === '') return;
    const show = async () => setNearest((await loadSearch()).findNearest(query));
    // Without the index the page offers what many look for.
    show().catch(() => undefined);
  }, [query]);
  return (
    <Page title={labels.title}>
      <NoResultsText query={query} nearest={nearest} />
    </Page>
  );
}
