import { site } from '#content/site.ts';

/** The badge counts the years of experience of the people: the company itself is younger. */
export const about = {
  heading: `About ${site.name}`,
  incorporation: `${site.name} was incorporated in ${site.incorporatedIn}.`,
  text: 'Our digital signature certificates are for individuals, organisations and foreign nationals.',
  badge: '10+ Years of Experience',
  badgeNote: `Our team’s combined experience. The company was founded in ${site.incorporatedIn}.`,
  learnMore: 'Learn More About Us',
  /** Replaces the text of the feature `law` while the repository has no certificates of an authority. */
  demonstration:
    'This website is only a demonstration and has no licence. It was made for a real authority that works under the ' +
    'Information Technology Act (IT Act 2000). The Controller of Certifying Authorities (CCA) has approved that real authority.',
  features: [
    {
      kind: 'law',
      title: 'Legally Compliant',
      text:
        'We work under the Information Technology Act (IT Act 2000) and are approved by the Controller of ' +
        'Certifying Authorities (CCA).',
    },
    {
      kind: 'hardware',
      title: 'Highly Secure',
      text: 'HSM-based encryption: a hardware security module (HSM) holds our keys and resists tampering.',
    },
    {
      kind: 'identity',
      title: 'Verified Identity',
      text:
        'Before we issue a certificate, we check your PAN (tax number), and your Aadhaar (identity number) or another photo identity. For foreign ' +
        'nationals, we check the passport.',
    },
    {
      kind: 'support',
      title: 'Instant Support',
      text: 'Our team answers your questions by phone and email, from your application to your first signature.',
    },
  ],
} as const;
