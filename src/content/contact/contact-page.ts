import { site } from '#content/site.ts';

const { corporate, registered } = site.offices;

/** Whom to write to about what the desks of the offices do not answer. */
export const furtherDesks = {
  heading: 'Other contacts',
  desks: [
    { title: 'Revocation, at all hours', email: site.emails.revocation },
    { title: 'You are not satisfied with our answer', email: site.emails.escalation, phone: site.phones.escalation },
    { title: 'Grievances, and your personal data', email: site.emails.grievance },
    { title: 'Job applications', email: site.emails.hr },
  ],
} as const;

/** What the browser tab, search engines and shared links show of the contact page. */
export const contactPage = {
  title: 'Contact',
  description:
    'Send us an enquiry, call, write or visit: sales and information desks, offices in ' +
    `${corporate.city} and ${registered.city}.`,
} as const;
