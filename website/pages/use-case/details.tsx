import DOMPurify from 'dompurify';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { detailsLabels as labels } from '#content/use-case/labels.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { useCasePath as toUseCasePath } from '#contract/routes.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { type DetailContent, readDetailContent } from '#domain/use-case/detail.ts';
import buttons from '#website/components/button/button.module.css';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { SanitisedHtml } from '#website/components/html/sanitised-html.tsx';
import { AnyLink, SiteLink } from '#website/components/link/link.tsx';
import { Columns, Page } from '#website/components/page/page.tsx';
import { PageMeta, useSiteUrl } from '#website/page-meta.tsx';
import styles from './details.module.css';
import { TokenPanel } from './token-panel.tsx';

/**
 * A use case out of the navigation state (R2.20). Only the browser has the state, so the server renders a page that is blank
 * where there are scripts; without state the browser is redirected to the home page.
 */
export default function Details() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [content, setContent] = useState<DetailContent>();

  // Before the next frame: nothing but the use case is shown.
  useLayoutEffect(() => {
    const read = readDetailContent(state);
    setContent(read);
    if (read) window.scrollTo({ top: 0, behavior: 'instant' });
    else void navigate('/', { replace: true });
  }, [state, navigate]);

  if (content) return <Detail content={content} />;
  return (
    <div className={styles.empty} data-hydrate>
      <PageMeta title={labels.empty.title} />
      <section className="page-error without-script">
        <h1>{labels.empty.heading}</h1>
        <p>
          {labels.empty.text} <SiteLink to="/">{labels.empty.home}</SiteLink>
        </p>
      </section>
    </div>
  );
}

/** In the browser only, as DOMPurify needs a DOM. */
function Detail({ content }: { content: DetailContent }) {
  const paragraph = useMemo(() => DOMPurify.sanitize(content.paragraph, allowed) as CleanHtml, [content]);
  const siteUrl = useSiteUrl();
  // The state has no slug, and may be of another host's making: only a use case of ours has an address of its own.
  const useCase = useCaseTitles.find(({ title }) => title === content.title);
  const own = useCase && { path: toUseCasePath(useCase.slug), description: content.subheading };
  return (
    <Page title={content.title} heading={content.currentPage} intro={content.subheading} {...own}>
      <Columns ratio="8:4">
        <div className={styles.text}>
          <h2>{content.heading}</h2>
          <SanitisedHtml html={paragraph} className={styles.paragraph} />
          <AnyLink to={content.ctaLink} className={buttons.ink}>
            {content.ctaText}
          </AnyLink>
          {own && (
            <>
              <p>
                <SiteLink to={own.path}>{labels.more}</SiteLink>
              </p>
              <p className={styles.address}>
                {labels.address} <SiteLink to={own.path}>{siteUrl + own.path}</SiteLink>{' '}
                <CopyButton text={siteUrl + own.path} what={labels.copyWhat} />
              </p>
            </>
          )}
        </div>
        <div className={styles.side}>
          <img src={content.imageSrc} alt="" width="280" height="280" />
          <TokenPanel />
        </div>
      </Columns>
    </Page>
  );
}

/** No scripts, styles, forms, frames or pictures. */
const allowed = {
  ALLOWED_TAGS: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};
