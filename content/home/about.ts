import { site } from '#content/site.ts';

/** The badge counts the years of experience of the people: the company itself is younger. */
export const about = {
  heading: `About ${site.name}`,
  incorporation: `${site.name} was incorporated in ${site.incorporatedIn}.`,
  text:
    'We issue digital signature certificates to individuals, organisations and foreign nationals, and for software ' +
    'that signs documents. Read here which law we follow and how we protect our keys. We also show what we check ' +
    'before we issue a certificate.',
  badge: '10+ Years of Experience',
  badgeNote: 'the experience of the people in our team',
  learnMore: 'Learn More About Us',
  features: [
    {
      kind: 'law',
      title: 'Legally Compliant',
      text: 'We work under the IT Act 2000, approved by the CCA (Controller of Certifying Authorities).',
    },
    {
      kind: 'hardware',
      title: 'Highly Secure',
      text: 'HSM-based encryption: our keys are held in a tamper-resistant hardware security module (HSM).',
    },
    {
      kind: 'identity',
      title: 'Verified Identity',
      text: 'We check Aadhaar or PAN before we issue a certificate. For foreign nationals, we check the passport.',
    },
    {
      kind: 'support',
      title: 'Instant Support',
      text: 'Our team helps you by phone and email, from your application to your first signature.',
    },
  ],
} as const;
