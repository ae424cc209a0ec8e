import { prices } from '#content/prices/prices.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';
import type { CertificateChoice } from '#domain/use-case/use-case.ts';

const unconfirmed = 'We can’t confirm that ICEGATE accepts certificates in the DGFT category.';

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
    condition: 'The certificate must show the name exactly as on your organisation’s PAN card.',
  },
  {
    buyer: 'Company director',
    category: 'Individual',
    total: exporterTotals.ownName,
    condition: 'This works once the Ministry of Corporate Affairs (MCA) has confirmed (“validated”) you as a director.',
  },
  {
    buyer: 'DGFT can’t find your PAN or your organisation’s name',
    category: 'DGFT',
    total: exporterTotals.dgft,
    condition: `DGFT compares the IEC in the certificate with yours. ${unconfirmed}`,
  },
];

/** Who can sign on both portals with one certificate. */
export const oneForBothPortals =
  'You can register an Individual or an Organization certificate on both DGFT and ICEGATE.';

/** What DGFT compares, by who signs; in plans. */
export const comparedByDgft = {
  self: 'On DGFT, your PAN must be linked to the Importer-Exporter Code (IEC). Or you must be a director whom the Ministry of Corporate Affairs (MCA) has confirmed (“validated”).',
  proprietor: 'On DGFT, your PAN must be linked to the Importer-Exporter Code (IEC).',
  organisation: 'On DGFT, the certificate must show the name exactly as on your organisation’s PAN card.',
} as const;

/** The same certificate for DGFT and ICEGATE, a point each. */
export const certificateForBothPortals = [
  `Proprietor: choose Individual, ${exporterTotals.ownName} with GST for one year.`,
  `Company: choose Individual for a director, or Organization. Each costs ${exporterTotals.ownName}.`,
  `Partnership or other organisation: choose Organization, also ${exporterTotals.ownName}.`,
  oneForBothPortals,
];

/** When an exporter buys the dearer certificate. */
export const certificateWithIec =
  'If the DGFT portal can’t find your PAN or your organisation’s name, choose the category DGFT. That certificate carries your IEC. ' +
  `It costs ${exporterTotals.dgft} with GST for one year. ${unconfirmed}`;
