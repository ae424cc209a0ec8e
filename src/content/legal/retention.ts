import { site } from '#content/site.ts';
import type { LegalSection, RetentionPolicy } from '#domain/legal/legal.ts';

/** Where details are kept, who sees them and for how long, as the process that serves the page is configured. */
export function formatRetention({
  isStoredHere,
  enquiryDays,
  applicationDays,
}: RetentionPolicy): readonly LegalSection[] {
  return [
    {
      slug: 'where-it-is-kept',
      heading: 'Where we keep your details and who sees them',
      paragraphs: [
        isStoredHere
          ? 'We keep your details in this site’s own database.'
          : `This site sends your details to the server on which ${site.owner} keeps its enquiries and applications.`,
        'Our staff who handle enquiries, partners or applicants read your details. Our own desks also receive them ' +
          'by email. We do not share your details, except with those who run our systems for us and where the law ' +
          'requires it.',
      ],
    },
    {
      slug: 'how-long',
      heading: 'How long we keep your details',
      paragraphs: isStoredHere
        ? [
            'We erase:',
            [
              `an enquiry or partner enquiry ${setDays(enquiryDays)} after it reached us;`,
              `a job application and its resume ${setDays(applicationDays)} after it reached us.`,
            ],
            'You can have your details erased sooner. We keep them longer only if a law requires it.',
          ]
        : [
            'We keep your details only as long as we need them to answer you and to keep the records that the law ' +
              'requires. We then erase them.',
          ],
    },
  ];
}

function setDays(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? '1 year' : `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
