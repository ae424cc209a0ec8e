/** The mail that lists a day's leads. */
export const digestTexts = {
  formatSubject: (day: string, enquiries: number, partners: number, applications: number) =>
    `Leads of the day to ${day}: ${enquiries} enquiries, ${partners} partners, ${applications} applications`,
  partners: 'Partner enquiries',
  enquiries: 'Enquiries',
  applications: 'Applications',
  formatCount: (list: string, count: number) => `${list}: ${count === 0 ? 'none.' : count}`,
} as const;
