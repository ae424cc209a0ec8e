import { downloadDscProcess } from '#content/process/download-dsc-process.ts';
import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/download';
import { ProcessPage } from './process-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { ...downloadDscProcess, path: '/download-dsc-process' });
}

export default function DownloadProcess() {
  return <ProcessPage process={downloadDscProcess} />;
}
