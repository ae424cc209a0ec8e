import { noResultsPage as labels } from '#content/search/labels.ts';
import { Page } from '#website/components/page/page.tsx';
import { NoResultsText } from './no-results-text.tsx';

/** The page for a search without a match (R2.21). Only the browser has the query, in the navigation state. */
export default function NoResults() {
  return (
    <Page title={labels.title}>
      <NoResultsText />
    </Page>
  );
}
