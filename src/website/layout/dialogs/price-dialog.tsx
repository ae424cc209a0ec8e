import { Calculator, calculatorHeading } from '#website/pages/price/calculator.tsx';
import { readSavedChoice, saveChoice } from '#website/pages/price/saved-choice.ts';
import { readSiteUrl } from '#website/site-url.ts';
import { showDialog } from './show-dialog.tsx';

/** The calculator over the page (R2.15). */
export function show(): void {
  const children = <Calculator isDialog initial={readSavedChoice()} siteUrl={readSiteUrl()} onChange={saveChoice} />;
  showDialog({ heading: calculatorHeading, size: 'columns', children });
}
