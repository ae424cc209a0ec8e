/** How many of the leads of a period were answered, and how soon. `age` is the median, `undefined` where none was. */
function formatAnswered(answered: number, leads: number, age: string | undefined): string {
  const [few, all] = [answered.toLocaleString('en-IN'), leads.toLocaleString('en-IN')];
  if (leads === 0) return 'No lead came in these days.';
  if (age === undefined) return leads === 1 ? 'The only lead is not answered.' : `None of ${all} leads is answered.`;
  if (leads === 1) return `The only lead was answered within ${age}.`;
  if (answered === 1) return `1 of ${all} leads was answered, within ${age}.`;
  return `${few} of ${all} leads were answered; half of these ${few} within ${age}.`;
}

export const figureWords = {
  title: 'Figures',
  period: 'Period',
  formatPeriod: (days: number) => `${days} days`,
  hint: 'Leads of people, by the day in India on which they came. Suspected robots and spam are not counted.',
  leads: 'Leads a day',
  time: 'Time until the first answer: half of the answered leads of a day were answered sooner (median)',
  hours: 'Hours',
  day: 'Day',
  answered: 'Answered',
  formatAnswered,
  formatPart: (answered: number, leads: number) =>
    `${answered.toLocaleString('en-IN')} of ${leads.toLocaleString('en-IN')}`,
  median: 'Half of these within (median)',
  total: 'All days',
  none: 'none answered',
};
