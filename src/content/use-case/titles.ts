/** The eight topics by slug, apart from their texts: menus need no more. */
export const useCaseTitles = [
  { slug: 'e-tender', title: 'E-Tender' },
  { slug: 'icegate', title: 'ICEGATE' },
  { slug: 'dgft', title: 'DGFT For Foreign Trade' },
  { slug: 'mca-income-tax-gst', title: 'MCA (ROC) / Income Tax / GST Filing' },
  { slug: 'employee-provident-fund', title: 'Employee Provident Fund' },
  { slug: 'irctc-e-ticketing', title: 'E-Ticketing (IRCTC)' },
  { slug: 'ipr', title: 'IPR (Trademark & Patent)' },
  { slug: 'foreign-national', title: 'Foreign National DSC' },
] as const;
