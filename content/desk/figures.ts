export const figureWords = {
  title: 'Figures',
  period: 'Period',
  describePeriod: (days: number) => `${days} days`,
  hint: 'Leads of people, by the day in India on which they came. Suspected robots and spam are not counted.',
  leads: 'Leads a day',
  time: 'Time until the first answer: half of the leads of a day were answered sooner (median)',
  hours: 'Hours',
  day: 'Day',
  answered: 'Answered',
  median: 'Half were answered within (median)',
  total: 'All days',
  none: 'none answered',
};
