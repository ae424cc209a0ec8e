import DOMPurify from 'dompurify';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { detailsLabels as labels } from '#content/use-case/labels.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { useCasePath as toUseCasePath } from '#contract/routes.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { type DetailContent, readDetailContent } from '#domain/use-case/detail.ts';
import buttons from '#website/components/button/button.module.css';
import { WithContents } from '#website/components/contents/contents.tsx';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import facts from '#website/components/fact/facts.module.css';
import { SanitisedHtml } from '#website/components/html/sanitised-html.tsx';
import { AnyLink, SiteLink } from '#website/components/link/link.tsx';
import page from '#website/components/page/page.module.css';
import { Page, Section } from '#website/components/page/page.tsx';
import { PageMeta } from '#website/page-meta.tsx';
import { useRootData } from '#website/use-root-data.ts';
import styles from './details.module.css';
import { TokenPanel } from './token-panel.tsx';
import useCaseStyles from './use-case.module.css';

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
  const [lead, ...parts] = useMemo(() => readParts(content), [content]);
  const { siteUrl } = useRootData();
  // The state has no slug, and may be of another host's making: only a use case of ours has an address of its own.
  const useCase = useCaseTitles.find(({ title }) => title === content.title);
  const own = useCase && { path: toUseCasePath(useCase.slug), description: content.subheading };
  return (
    <Page
      title={content.title}
      heading={content.currentPage}
      intro={content.subheading}
      ornament={<img src={content.imageSrc} alt="" width="280" height="280" className={styles.figure} />}
      {...own}
    >
      <WithContents entries={[lead, ...parts].map(({ id, heading }) => ({ id, title: heading }))}>
        <Section id={lead.id} heading={lead.heading}>
          <SanitisedHtml html={lead.html} className={styles.paragraph} />
          <p className={useCaseStyles.actions}>
            <AnyLink to={content.ctaLink} className={buttons.ink}>
              {content.ctaText}
            </AnyLink>
            {own && (
              <SiteLink to={own.path} className={buttons.button}>
                {labels.more}
              </SiteLink>
            )}
          </p>
        </Section>
        {parts.map(({ id, heading, html }) => (
          <Section key={id} id={id} heading={heading}>
            <SanitisedHtml html={html} className={styles.paragraph} />
          </Section>
        ))}
        <TokenPanel />
        {own && (
          <p className={styles.address}>
            {labels.address} <SiteLink to={own.path}>{siteUrl + own.path}</SiteLink>{' '}
            <CopyButton text={siteUrl + own.path} what={labels.copyWhat} />
          </p>
        )}
      </WithContents>
    </Page>
  );
}

type Part = { readonly id: string; readonly heading: string; readonly html: CleanHtml };

/** What precedes the paragraph's first `h2`, under the heading of the state, and the section of each `h2`. */
function readParts({ heading, paragraph }: DetailContent): readonly [Part, ...Part[]] {
  const whole = DOMPurify.sanitize(paragraph, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const [selector, className] of classNames) {
    for (const element of whole.querySelectorAll(selector)) element.className = className ?? '';
  }
  const read = (title: string, index: number, nodes: readonly Node[]): Part => {
    const section = document.createElement('div');
    section.append(...nodes);
    return { id: `part-${index}`, heading: title, html: section.innerHTML as CleanHtml };
  };
  const nodes = [...whole.childNodes];
  const starts = nodes.flatMap((node, index) => (node.nodeName === 'H2' ? [index] : []));
  const parts = starts.map((start, index) =>
    read(nodes[start]?.textContent ?? '', index + 1, nodes.slice(start + 1, starts[index + 1])),
  );
  return [read(heading, 0, nodes.slice(0, starts[0])), ...parts];
}

/** No scripts, styles, forms, frames or pictures. */
const allowed = {
  ALLOWED_TAGS: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'dl', 'div', 'dt', 'dd'],
    ...['blockquote', 'b', 'strong', 'i', 'em', 'br', 'a'],
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};

/** The styles of the components that the page of a use case has. */
const classNames = [
  ['ul', page.lines],
  ['ol', page.steps],
  ['dl', facts.facts],
  ['blockquote', useCaseStyles.note],
] as const;
