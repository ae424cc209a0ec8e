import { pricingPage } from '#content/prices/pricing-page.ts';
import { firstChoice } from '#domain/price/choice.ts';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { Calculator } from '#website/components/price/calculator.tsx';

/** The calculator over whatever page one is on, whose address it leaves alone (R2.16). */
export function PricesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading={pricingPage.calculator} size="columns" onClose={onClose}>
      {() => <Calculator first={firstChoice} isDialog />}
    </Dialog>
  );
}
