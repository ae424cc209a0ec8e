import { prices } from '#content/prices/prices.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';

/** Totals with GST for one year; Individual and Organization cost the same. */
export const exporterTotals = {
  dgft: formatTotal({ ...defaultChoice, category: 'dgft', certificateType: undefined }, prices),
  ownName: formatTotal({ ...defaultChoice, category: 'organization', certificateType: 'sign' }, prices),
};

/** Which category an exporter buys, by what DGFT compares; every page says it in these words. */
export const certificateWithIec =
  'Choose the category DGFT for a certificate that carries your Importer-Exporter Code (IEC): ' +
  `${exporterTotals.dgft} with GST for one year.`;

/** The price of either, and where it can be registered. */
const forBoth = `${exporterTotals.ownName} with GST for one year. DGFT accepts it, and you can register it on ICEGATE too. We can’t confirm that ICEGATE accepts a DGFT certificate.`;

/** The same certificate for DGFT and ICEGATE; every page says it in these words. */
export const certificateForBothPortals = `Choose Individual, with the right PAN, or Organization, with the name of the IEC holder: ${forBoth}`;

/** The same for a proprietor. DGFT does not find a proprietorship by its name, so Organization is no choice. */
export const certificateForBothOfProprietor = `Choose Individual, if your PAN is linked to the IEC: ${forBoth}`;

/** Which of the two an exporter chooses then. */
export const certificateByOwner =
  'Individual or Organization? Most companies and limited liability partnerships need Organization, and proprietors need Individual.';
