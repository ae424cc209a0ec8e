/** The mail that lists a day's leads. */
export const digestTexts = {
  formatSubject: (day: string, enquiries: number, partners: number, applications: number) =>
    `Leads of the day to ${day}: ${enquiries} enquiries, ${partners} partners, ${applications} applications`,
  partners: 'Partner enquiries',
  enquiries: 'Enquiries',
  applications: 'Applications',
  formatCount: (list: string, count: number) => `${list}: ${count === 0 ? 'none.' : count}`,
} as const;

/** The mail that says how many submissions of a day are suspected to be robots'. */
export const suspicionTexts = {
  formatSubject: (day: string, count: number) => `Suspected robots in the day to ${day}: ${count}`,
  explain:
    'These submissions looked as if a robot had sent them. They are stored, but nobody got a mail about them, and a person may be waiting for an answer.',
  act: 'Read them at the desk: Leads, More filters, Status “Suspected robots”.',
} as const;
