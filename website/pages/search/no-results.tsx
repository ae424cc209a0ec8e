import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { site } from '#content/site.ts';
import buttons from '#website/components/button/button.module.css';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { Picture } from '#website/components/picture/pictures.tsx';

export function meta() {
  return [{ title: `No results found · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Where a search without a match ends (R2.21). What was searched for is the browser's state alone. */
export default function NoResults() {
  const { state } = useLocation();
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(readQuery(state)), [state]);
  return (
    <Page heading="No results found">
      <Picture name="nothing-found" />
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

function readQuery(state: unknown): string {
  const query = typeof state === 'object' && state !== null ? Reflect.get(state, 'query') : undefined;
  return typeof query === 'string' ? query : '';
}
