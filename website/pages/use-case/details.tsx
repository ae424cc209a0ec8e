import DOMPurify from 'dompurify';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { site } from '#content/site.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { type DetailContent, readDetailContent } from '#domain/use-case/detail.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { ShownHtml } from '#website/components/html/shown-html.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { Columns, Page } from '#website/components/page/page.tsx';
import styles from './details.module.css';
import { TokenPanel } from './token-panel.tsx';

export function meta() {
  return [{ title: `Certificate for one use · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/**
 * A use case out of the navigation state (R2.20). Only the browser has the state, so the server renders a short page;
 * without state the browser is redirected to the home page.
 */
export default function Details() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [content, setContent] = useState<DetailContent>();

  useEffect(() => {
    const read = readDetailContent(state);
    setContent(read);
    if (read) window.scrollTo({ top: 0, behavior: 'instant' });
    else void navigate('/', { replace: true });
  }, [state, navigate]);

  return content ? <Detail content={content} /> : <NoState />;
}

function Detail({ content }: { content: DetailContent }) {
  return (
    <Page heading={content.currentPage} lead={content.subheading}>
      <title>{`${content.title} · ${site.name}`}</title>
      <Columns ratio="8:4">
        <div className={styles.text}>
          <h2>{content.heading}</h2>
          <SanitisedHtml html={content.paragraph} className={styles.paragraph} />
          <CallToAction text={content.ctaText} link={content.ctaLink} />
        </div>
        <div className={styles.side}>
          <img src={content.imageSrc} alt="" width="280" height="280" />
          <TokenPanel />
        </div>
      </Columns>
    </Page>
  );
}

function CallToAction({ text, link }: { text: string; link: string }) {
  if (link.startsWith('/')) {
    return (
      <SiteLink to={link} className={buttons.ink}>
        {text}
      </SiteLink>
    );
  }
  return (
    <ExternalLink href={link} className={buttons.ink}>
      {text}
    </ExternalLink>
  );
}

function NoState() {
  return (
    <Page heading="One moment">
      <p>
        This page is opened from a topic of the home page. <SiteLink to="/">Go to the home page</SiteLink>
      </p>
    </Page>
  );
}

/** No scripts, styles, forms, frames or pictures. */
const allowed = {
  ALLOWED_TAGS: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Sanitises HTML from the navigation state. In the browser only, as DOMPurify needs a DOM. */
function SanitisedHtml({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed) as CleanHtml, [html]);
  return <ShownHtml html={clean} className={className} />;
}
