import { revokeDscProcess } from '#content/process/revoke-dsc-process.ts';
import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/revoke';
import { ProcessPage } from './process-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { ...revokeDscProcess, path: '/revoke-dsc-process' });
}

export default function RevokeProcess() {
  return <ProcessPage process={revokeDscProcess} />;
}
