import type { FaqCategory } from '#domain/faq/faq.ts';

export const usageOnGovernmentPortals = {
  letter: 'C',
  slug: 'usage-on-government-portals',
  category: 'Usage on Government Portals',
  items: [
    {
      slug: 'which-class',
      question: 'Which class does a portal ask for?',
      answer: [
        'Class 3 is required for e-tendering, ICEGATE, DGFT, IRCTC agents and IPR filings.',
        'Class 2 or 3 is accepted for EPF, and on ICEGATE for foreign nationals.',
        'Class 2 is used for Income Tax, MCA and GST registration.',
        'New Class 2 certificates have not been issued since 1 January 2021. If you buy now you get Class 3, which these ' +
          'portals accept.',
      ],
    },
    {
      slug: 'several-portals',
      question: 'Will one certificate do for several portals?',
      answer:
        'Often, yes. But each portal has to be told about it first: look for “Register DSC” in your profile there. ' +
        'After a renewal, register the new certificate everywhere again.',
    },
    {
      slug: 'what-must-match',
      question: 'Why does a portal say that my details do not match?',
      answer: [
        'Income Tax and GST compare the PAN.',
        'DGFT compares the PAN, the organisation’s name or the IEC.',
        'MCA compares the DIN or PAN of the role you sign in.',
        'EPFO and GeM compare the name, to the letter.',
      ],
    },
    {
      slug: 'local-signer',
      question: 'Why must I install a signer program?',
      answer:
        'A browser cannot reach the token by itself. A small program on your computer does: emSigner or emBridge for ' +
        'Income Tax, MCA, DGFT and GST, WebSigner for TRACES. Keep it running while you sign.',
    },
    {
      slug: 'restart-emsigner',
      question: 'What does “Failed to establish connection to the server. Kindly restart the emSigner” mean?',
      answer:
        'The page cannot reach the signer program. Restart the signer utility, keep one tab open on the portal, and ' +
        'try again.',
    },
    {
      slug: 'browser-asks',
      question: 'The browser asks about apps on this device. What do I answer?',
      answer:
        'Allow it for the portal’s own address. Recent versions of Chrome and Edge ask before a page may reach a ' +
        'program on your computer; a refusal looks as if the signer were dead. You can change it in the site’s settings.',
    },
    {
      slug: 'wrong-certificate-chosen',
      question: 'Two certificates are on my token. Which one signs?',
      answer:
        'Choose the one whose use is digital signature. The other, for key encipherment, opens encrypted files and ' +
        'cannot sign.',
    },
    {
      slug: 'mca-revenue',
      question: 'Does a small company need a DSC for MCA?',
      answer:
        'As a rule of thumb we use: entities with annual revenue above INR 60 lakhs must use a DSC. Check the form that ' +
        'you are filing, because many ask for the signatory’s DSC whatever the revenue.',
    },
  ],
} as const satisfies FaqCategory;
