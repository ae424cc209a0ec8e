import type { useCaseTitles } from '#content/use-case/titles.ts';

/** What the browser tab, search engines and shared links show of a use case. */
export const useCasePageTitles: { readonly [slug in (typeof useCaseTitles)[number]['slug']]: string } = {
  'e-tender': 'DSC for e-tenders',
  icegate: 'DSC for ICEGATE',
  dgft: 'DSC for DGFT and foreign trade',
  'mca-income-tax-gst': 'DSC for MCA, Income Tax and GST',
  'employee-provident-fund': 'DSC for EPFO employers',
  'irctc-e-ticketing': 'DSC for IRCTC agents',
  ipr: 'DSC for trademarks and patents',
  'foreign-national': 'DSC for foreign nationals',
};
