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

const unconfirmed = 'We can’t confirm that ICEGATE accepts a certificate of the category DGFT.';

/** The same certificate for DGFT and ICEGATE, a point each; every page says it in these words. */
export const certificateForBothPortals = [
  `Choose Individual, with the PAN that is linked to the Importer-Exporter Code (IEC): ${exporterTotals.ownName} with GST for one year. If you sign for a company, the certificate must have the PAN of a director whom MCA has confirmed (“validated”).`,
  `Or choose Organization, with the name of the IEC holder: ${exporterTotals.ownName} with GST for one year.`,
  `You can register an Individual or an Organization certificate on both DGFT and ICEGATE. ${unconfirmed}`,
];

/** The same for a proprietor. DGFT does not find a proprietorship by its name, so Organization is no choice. */
export const certificateForBothOfProprietor = `Choose Individual, if your PAN is linked to the IEC. It costs ${exporterTotals.ownName} with GST for one year. DGFT accepts it, and you can register it on ICEGATE too. ${unconfirmed}`;

/** Which of the two an exporter chooses then. */
export const certificateByOwner =
  'For DGFT and ICEGATE, most companies and limited liability partnerships choose Organization, and proprietors choose Individual.';
