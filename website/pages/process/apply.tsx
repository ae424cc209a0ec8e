import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/apply';
import { ProcessPage } from './process-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { ...applyDscProcess, path: '/apply-dsc-process' });
}

export default function ApplyProcess() {
  return <ProcessPage process={applyDscProcess} />;
}
