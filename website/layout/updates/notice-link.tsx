import { use } from 'react';
import * as labels from '#content/layout/labels.ts';
import type { NoticeView } from '#contract/content-source.ts';
import { ExternalLink, LinkTabIndex, onPlainClick } from '#website/components/link/link.tsx';
import { ShowDialog } from '#website/layout/dialogs/site-dialogs.tsx';
import { useRootData } from '#website/use-root-data.ts';

/** A notice: a link in a new tab, or its file, which is loaded on click (R2.44, R2.45). */
export function NoticeLink({ notice: { id, title, href, isFile } }: { notice: NoticeView }) {
  const { api } = useRootData();
  const showDialog = use(ShowDialog);
  const tabIndex = use(LinkTabIndex);

  const open = async (): Promise<void> => {
    try {
      const { createApiClient } = await import('#contract/client.ts');
      const file = await createApiClient(api).readNoticeFile(id);
      // A blocked popup is replaced by a dialog with a link.
      if (!file || (file.kind === 'pdf' && window.open(file.href, '_blank'))) return;
      const { NoticePreview } = await import('./notice-preview.tsx');
      showDialog({ heading: title, children: <NoticePreview file={file} /> });
    } catch (error) {
      // As for a file that cannot be loaded: logged, not shown (R8.9).
      console.error('The preview cannot be shown.', error);
    }
  };

  if (isFile) {
    return (
      <a href={`/notices/${id}`} tabIndex={tabIndex} onClick={onPlainClick(open)} data-hold>
        {title}
        <span className="visually-hidden">{` ${labels.showsFile}`}</span>
      </a>
    );
  }
  return href === undefined ? <span>{title}</span> : <ExternalLink href={href}>{title}</ExternalLink>;
}
