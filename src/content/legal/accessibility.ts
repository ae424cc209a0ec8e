import { site } from '#content/site.ts';
import type { LegalSection } from '#domain/legal/legal.ts';

const registeredOffice = site.offices.registered.lines.join(', ');

/** The accessibility statement. What it says was tested, `tests/e2e` tests: change both together. */
export const accessibility = {
  title: 'Accessibility statement',
  description:
    'How far this website can be used by everyone: the standards it follows, what we test, the gaps we know of, and ' +
    'whom to tell about a problem.',
  effectiveDate: '2026-11-23',
  intro: 'What we test, which gaps we know of, and how to report a problem.',
} as const;

export const accessibilitySections: readonly LegalSection[] = [
  {
    slug: 'standards',
    heading: 'Standards',
    paragraphs: [
      'We build this website to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The ' +
        'Guidelines for Indian Government Websites and Apps (GIGW) 3.0 are based on WCAG too. We assess the website ' +
        'ourselves, and no outside body has audited it.',
    ],
  },
  {
    slug: 'tests',
    heading: 'What we test',
    paragraphs: [
      'Before we publish a new version, automatic tests in the Chromium browser check:',
      [
        'every page, menu, dialog, error and success message, and the search, with the testing tool axe;',
        'light, dark and forced colours;',
        'screens from 320 to 1920 pixels wide, text at 200 % and wide text spacing;',
        'the price calculator, the forms, the search and the certificate check with the keyboard alone;',
        'that the header never covers the field, button or link that you have reached with the keyboard;',
        'that everything you click or tap is at least 24 pixels high and wide;',
        'the names, hints and messages that the forms, the price calculator and the certificate check give to a screen reader;',
        'how every page prints.',
      ],
    ],
  },
  {
    slug: 'gaps',
    heading: 'Known gaps',
    paragraphs: [
      [
        'We have not yet tested with people with disabilities, or with a real screen reader.',
        'This website is in English only.',
        'Forms ask for four digits. You can read them in a picture or listen to them. If you can neither see nor hear them, use ' +
          'the email address or phone number beside the picture.',
        'Our PDFs have tags, a title and a language, but we have not checked them with a PDF/UA checker.',
        'The price calculator, the forms and the certificate check need JavaScript. The price list, and the email ' +
          'addresses and phone numbers beside the forms, work without it.',
        'Separate websites handle purchases, video checks and logins, and this statement does not cover them.',
      ],
    ],
  },
  {
    // Not `contact`: that is the section of home to which links of every page scroll.
    slug: 'report-a-problem',
    heading: 'Tell us about a problem',
    paragraphs: [
      'Tell us which page it is and what you wanted to do. If you need the information in another format, we ' +
        'will send it to you.',
      [`Email: ${site.emails.support}`, `Phone: ${site.phones.support}, ${site.hours}`],
      'If our answer doesn’t solve the problem, contact our grievance officer:',
      [`Email: ${site.emails.grievance}`, `Post: Grievance Officer, ${site.owner}, ${registeredOffice}, India`],
    ],
  },
];
