import { use } from 'react';
import * as labels from '#content/layout/labels.ts';
import type { NoticeView } from '#contract/content-source.ts';
import { ExternalLink, LinkTabIndex } from '#website/components/link/link.tsx';

/**
 * A notice (R2.44, R2.45): its file, which `follow-links.ts` loads on a click, a link in a new tab, or its title alone if
 * it leads nowhere. In the copies of a moving row, links are not reached by the Tab key (`LinkTabIndex`).
 */
export function NoticeLink({ notice: { id, title, href, isFile } }: { notice: NoticeView }) {
  const tabIndex = use(LinkTabIndex);
  if (isFile) {
    return (
      <a href={`/notices/${id}`} tabIndex={tabIndex} data-notice={id}>
        <span>{title}</span>
        <span className="visually-hidden">{` ${labels.showsFile}`}</span>
      </a>
    );
  }
  return href === undefined ? <span>{title}</span> : <ExternalLink href={href}>{title}</ExternalLink>;
}
