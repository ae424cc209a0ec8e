import { site } from '#content/site.ts';

/** The badge counts the years of experience of the people: the company itself is younger. */
export const about = {
  heading: 'An authority you can check',
  incorporation: `${site.name} was incorporated in ${site.incorporatedIn}.`,
  text:
    'We issue digital signature certificates to people, organisations, foreign nationals and the software that signs ' +
    'for them. We do not ask for trust: the law we work under, the hardware that holds the keys and the checks that ' +
    'we make are set down here, and you can look each of them up.',
  badge: '10+ Years of Experience',
  badgeNote: 'the experience of the people in our team',
  learnMore: 'Learn More About Us',
  features: [
    {
      kind: 'law',
      title: 'Legally Compliant',
      text: 'Under the IT Act 2000, approved by the CCA, the Controller of Certifying Authorities.',
    },
    {
      kind: 'hardware',
      title: 'Highly Secure',
      text: 'HSM-based encryption: our keys are held in tamper-resistant hardware.',
    },
    {
      kind: 'identity',
      title: 'Verified Identity',
      text: 'Aadhaar or PAN, and a passport for foreign nationals, is checked before a certificate carries the name.',
    },
    {
      kind: 'support',
      title: 'Instant Support',
      text: 'People answer by phone and mail, from the first form to the first signature.',
    },
  ],
} as const;
