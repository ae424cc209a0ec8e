import { createApiClient } from '#contract/client.ts';
import { readApiTarget } from '#website/api-target.ts';
import { showDialog } from '#website/layout/dialogs/show-dialog.tsx';
import { NoticePreview } from './notice-preview.tsx';

/**
 * Shows the file of a notice: its picture in a dialog, its PDF in a new tab, or where that is blocked a link in a
 * dialog (R2.45).
 */
export async function openNotice(id: number, link: HTMLAnchorElement): Promise<void> {
  const file = await createApiClient(readApiTarget()).readNoticeFile(id);
  if (!file || (file.kind === 'pdf' && window.open(file.href, '_blank'))) return;
  const heading = link.firstElementChild?.textContent ?? '';
  showDialog({ heading, children: <NoticePreview file={file} /> });
}
