import { prices } from '#content/prices/prices.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';
import type { CertificateChoice } from '#domain/use-case/use-case.ts';

const unconfirmed = 'We can’t confirm that ICEGATE accepts a certificate of the category DGFT.';

/** Totals with GST for one year; Individual and Organization cost the same. */
export const exporterTotals = {
  dgft: formatTotal({ ...defaultChoice, category: 'dgft', certificateType: undefined }, prices),
  ownName: formatTotal({ ...defaultChoice, category: 'organization', certificateType: 'sign' }, prices),
};

/** What each exporter buys, by what DGFT compares; topics show it as a list. */
export const exporterChoices: readonly CertificateChoice[] = [
  {
    buyer: 'Proprietor',
    category: 'Individual',
    total: exporterTotals.ownName,
    condition: 'Your PAN must be linked to the Importer-Exporter Code (IEC).',
  },
  {
    buyer: 'Company, partnership or other organisation',
    category: 'Organization',
    total: exporterTotals.ownName,
    condition: 'The certificate must show the name of the IEC holder.',
  },
  {
    buyer: 'Company director',
    category: 'Individual',
    total: exporterTotals.ownName,
    condition: 'The Ministry of Corporate Affairs (MCA) must have confirmed (“validated”) you as a director.',
  },
  {
    buyer: 'You sign on DGFT only',
    category: 'DGFT',
    total: exporterTotals.dgft,
    condition: `The certificate carries your IEC. ${unconfirmed}`,
  },
];

/** Who can sign on both portals with one certificate. */
export const oneForBothPortals =
  'You can register an Individual or an Organization certificate on both DGFT and ICEGATE.';

/** Which category an exporter buys, in sentences: in answers, plans and posts. */
export const certificateWithIec =
  'Choose the category DGFT for a certificate that carries your Importer-Exporter Code (IEC): ' +
  `${exporterTotals.dgft} with GST for one year.`;

/** The same certificate for DGFT and ICEGATE, a point each; every page says it in these words. */
export const certificateForBothPortals = [
  `Choose Individual, with the PAN that is linked to the Importer-Exporter Code (IEC): ${exporterTotals.ownName} with GST for one year. If you sign for a company, the certificate must have the PAN of a director whom the Ministry of Corporate Affairs (MCA) has confirmed (“validated”).`,
  `Or choose Organization, with the name of the IEC holder: ${exporterTotals.ownName} with GST for one year.`,
  `${oneForBothPortals} ${unconfirmed}`,
];

/** The same for a proprietor. DGFT does not find a proprietorship by its name, so Organization is no choice. */
export const certificateForBothOfProprietor = `Choose Individual, if your PAN is linked to the IEC. It costs ${exporterTotals.ownName} with GST for one year. DGFT accepts it, and you can register it on ICEGATE too. ${unconfirmed}`;

/** Which of the two an exporter chooses then. */
export const certificateByOwner =
  'For DGFT and ICEGATE, most companies and limited liability partnerships choose Organization, and proprietors choose Individual.';
