/** What introduces the enquiry form, on its page and on the home page. */
export const contactLabels = {
  heading: 'Ask us',
  intro: 'Tell us what you want to sign and where. A person reads every enquiry and answers by mail or phone.',
} as const;

/** The card of offices and desks. */
export const officesLabels = {
  picture: 'A headset: our support desk',
  map: 'Map',
  /** Follows “Map” for assistive technology. */
  ofOffice: (office: string) => `of the ${office.toLowerCase()}`,
  hours: 'Hours',
  sales: 'Sales',
  information: 'Information',
} as const;
