import { site } from '#content/site.ts';
import type { LegalSection, RetentionPolicy } from '#domain/legal/legal.ts';

/** Where details are kept, who sees them and for how long, as the process that serves the page is configured. */
export function describeRetention({
  isStoredHere,
  enquiryDays,
  applicationDays,
}: RetentionPolicy): readonly LegalSection[] {
  return [
    {
      slug: 'where-it-is-kept',
      heading: 'Where it is kept and who sees it',
      paragraphs: [
        isStoredHere
          ? 'Your details are kept in this site’s own database.'
          : `Your details are sent to the server on which ${site.owner} keeps its enquiries and applications.`,
        'Those of us who answer enquiries, partners or applicants read them; our own desks get them by mail too. We do ' +
          'not pass them on, except to those who run our systems for us and where the law obliges us to.',
      ],
    },
    {
      slug: 'how-long',
      heading: 'How long we keep it',
      paragraphs: isStoredHere
        ? [
            'Unless you ask us to erase it sooner, or a law obliges us to keep it longer, we erase:',
            [
              `an enquiry or partner enquiry ${setDays(enquiryDays)} after it reached us;`,
              `a job application with its resume ${setDays(applicationDays)} after it reached us.`,
            ],
          ]
        : [
            'No longer than is needed to answer you and to keep the records that the law asks of us. After that the ' +
              'details are erased.',
          ],
    },
  ];
}

function setDays(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? 'a year' : `${years} years`;
  return days === 1 ? 'a day' : `${days} days`;
}
