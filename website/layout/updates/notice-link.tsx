import type { MouseEvent } from 'react';
import type { NoticeView } from '#contract/content-source.ts';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { isPlainClick } from '#website/is-plain-click.ts';
import { useApi } from '#website/use-api.ts';
import { usePreview } from './preview.tsx';

/** A notice: a link in a new tab, or its file, which is loaded on click (R2.44, R2.45). */
export function NoticeLink({ notice, className }: { notice: NoticeView; className?: string | undefined }) {
  const api = useApi();
  const show = usePreview();

  const open = async (): Promise<void> => {
    const file = await api.readNoticeFile(notice.id);
    if (!file) return;
    if (file.kind === 'picture') return show({ title: notice.title, ...file });
    // A blocked popup is replaced by a dialog with a link.
    if (!window.open(file.href, '_blank')) show({ title: notice.title, ...file });
  };

  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open();
  };

  if (!notice.isFile) {
    if (notice.href === undefined) return <span className={className}>{notice.title}</span>;
    return (
      <ExternalLink href={notice.href} className={className}>
        {notice.title}
      </ExternalLink>
    );
  }
  return (
    <a href={`/notices/${notice.id}`} className={className} onClick={onClick}>
      {notice.title}
      <span className="visually-hidden"> (shows a file)</span>
    </a>
  );
}
