import DOMPurify from 'dompurify';
import { useLayoutEffect, useMemo, useState } from 'react';
import { names } from '#content/layout/names.ts';
import { site } from '#content/site.ts';
import { detailsLabels as labels } from '#content/use-case/labels.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { topicPath } from '#contract/routes.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { type DetailContent, readDetailContent } from '#domain/use-case/detail.ts';
import buttons from '#website/components/button/button.module.css';
import { WithContents } from '#website/components/contents/contents.tsx';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import facts from '#website/components/fact/facts.module.css';
import { SanitisedHtml } from '#website/components/html/sanitised-html.tsx';
import { AnyLink, ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import page from '#website/components/page/page.module.css';
import { PageText, Section } from '#website/components/page/page.tsx';
import steps from '#website/components/page/steps.module.css';
import { copyStateToSections } from '#website/layout/links/hand-over.ts';
import { readSiteUrl } from '#website/site-url.ts';
import styles from './details.module.css';
import { TokenPanel } from './token-panel.tsx';
import useCaseStyles from './use-case.module.css';

/** The topic in the navigation state (R2.20); only the browser has it. Without one the home page is loaded. */
export function TopicDetails() {
  const [content, setContent] = useState<DetailContent>();

  // Before paint, so that the fallback is never visible.
  useLayoutEffect(() => {
    const { state } = window.history;
    const read = readDetailContent(state);
    setContent(read);
    if (read) document.title = `${read.title} · ${site.name}`;
    else window.location.replace('/');
    return copyStateToSections(state);
  }, []);

  if (content) return <Detail content={content} />;
  return (
    <div className={styles.empty}>
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
  const [intro, ...parts] = useMemo(() => readParts(content), [content]);
  const siteUrl = readSiteUrl();
  // The state of R2.20 has no slug. A title of ours has an address of its own, one of another host has none.
  const useCase = useCaseTitles.find(({ title }) => title === content.title);
  const path = useCase && topicPath(useCase.slug);
  return (
    <PageText
      title={content.title}
      heading={content.currentPage}
      intro={content.subheading}
      ornament={<img src={content.imageSrc} alt="" width="280" height="280" className={styles.figure} />}
    >
      {path && <link rel="canonical" href={siteUrl + path} />}
      <WithContents entries={[intro, ...parts].map(({ id, heading }) => ({ id, title: heading }))}>
        <Section id={intro.id} heading={intro.heading}>
          <SanitisedHtml html={intro.html} className={styles.paragraph} />
          <p className={useCaseStyles.actions}>
            <AnyLink to={content.ctaLink} className={buttons.primary}>
              {content.ctaText}
            </AnyLink>
            {path && (
              <SiteLink to={path} className={buttons.button}>
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
        <TokenPanel>
          <ExternalLink href={site.portals.signUp} className={buttons.primary}>
            {names.buy}
          </ExternalLink>
        </TokenPanel>
        {path && (
          <p className={styles.address}>
            {labels.address} <SiteLink to={path}>{siteUrl + path}</SiteLink>{' '}
            <CopyButton text={siteUrl + path} what={labels.copyWhat} />
          </p>
        )}
      </WithContents>
    </PageText>
  );
}

type Part = { readonly id: string; readonly heading: string; readonly html: CleanHtml };

/** The text before the paragraph's first `h2`, under the heading of the state, and the section of each `h2`. */
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
  ALLOWED_TAGS: 'h2 h3 p ul ol li dl div dt dd blockquote b strong i em br a'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};

/** The styles of the components that the page of a use case has. */
const classNames = [
  ['ul', page.lines],
  ['ol', steps.steps],
  ['dl', facts.facts],
  ['blockquote', useCaseStyles.note],
] as const;
