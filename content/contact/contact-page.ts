import { site } from '#content/site.ts';

const { corporate, registered } = site.offices;

/** What the browser tab, search engines and shared links show of the contact page. */
export const contactPage = {
  title: 'Contact',
  description:
    'Send us an enquiry, call, write or visit: sales and information desks, offices in ' +
    `${corporate.city} and ${registered.city}.`,
} as const;
