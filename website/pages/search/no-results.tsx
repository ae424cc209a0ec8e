import { useLocation } from 'react-router';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { useBrowserValue } from '#website/use-browser-value.ts';

/** The page for a search without a match (R2.21). Only the browser has the query, in the navigation state. */
export default function NoResults() {
  const { state } = useLocation();
  const query = useBrowserValue(() => String(state?.query ?? ''), '');
  return (
    <Page title="No results found">
      <Drawing name="nothing-found" />
      {query !== '' && (
        <p>
          You searched for <b>“{query}”</b>.
        </p>
      )}
      <p>We couldn't find what you searched for. Try searching again.</p>
      <p>
        <SiteLink to="/" className={buttons.ink}>
          Back to Home
        </SiteLink>
      </p>
    </Page>
  );
}
