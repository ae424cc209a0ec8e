import { Calculator, calculatorHeading } from '#website/components/price/calculator.tsx';
import { readSavedChoice, saveChoice } from '#website/components/price/saved-choice.ts';
import { readSiteUrl } from '#website/site-url.ts';
import { showDialog } from './show-dialog.tsx';

/** The calculator over the page (R2.15). */
export function show(): void {
  const children = <Calculator isDialog initial={readSavedChoice()} siteUrl={readSiteUrl()} onChange={saveChoice} />;
  showDialog({ heading: calculatorHeading, size: 'columns', children });
}
