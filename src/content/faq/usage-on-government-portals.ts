import { certificateForBothPortals, certificateWithIec } from '#content/service/exporters.ts';
import { site } from '#content/site.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

export const usageOnGovernmentPortals = {
  letter: 'C',
  slug: 'usage-on-government-portals',
  category: 'Usage on Government Portals',
  items: [
    {
      slug: 'one-dsc-many-portals',
      question: 'Can I use one DSC on several government portals?',
      answer:
        'Yes, one certificate may work on several portals. But you must log in to each portal and register the DSC ' +
        'there. Each portal compares certain details, such as your PAN or the organisation’s name. Before you buy, ' +
        'check that your certificate will match them.',
    },
    {
      slug: 'class-by-portal',
      question: 'Which class of DSC does each portal ask for?',
      reviewedOn: '2026-11-20',
      answer: [
        'Buy Class 3 for every portal on this list, even if the portal also accepts Class 2. New Class 2 certificates ' +
          'haven’t been issued since 1 January 2021.',
        'Class 3 required: e-tendering, Indian Customs Electronic Gateway (ICEGATE), DGFT, and trademark and patent (IPR) filings.',
        'Class 3 required: agents of Indian Railway Catering and Tourism Corporation (IRCTC).',
        'Class 2 or 3 accepted: Employees’ Provident Fund (EPF).',
        'Class 2 or 3 accepted: ICEGATE, but only for foreign nationals.',
        'Help pages may still say that Class 2 is used for Income Tax, MCA and GST registration. These portals accept Class 3.',
      ],
    },
    {
      slug: 'portal-comparison',
      question: 'Which details of my certificate does each portal compare?',
      reviewedOn: '2026-11-20',
      answer: [
        'Income Tax and GST: your PAN.',
        'DGFT: your PAN, the organisation’s name or the Importer-Exporter Code (IEC).',
        'MCA: your PAN. If you are a director, MCA looks up your role by the Director Identification Number (DIN) that it has for you. The certificate doesn’t contain the DIN.',
        'Employees’ Provident Fund Organisation (EPFO): your name. It must be exactly the same in the certificate and in the EPFO form.',
        'Government e-Marketplace (GeM): according to many sources, your name. It must be exactly as on your PAN or Aadhaar.',
      ],
    },
    {
      slug: 'portal-after-renewal',
      question: 'I have renewed my DSC. Why does the portal reject it?',
      answer:
        'The portal still has your old certificate. Open your profile on every portal you use, including Income ' +
        'Tax and MCA, and register the new one there. If you had an encryption certificate, keep the old one, ' +
        'because you need it to open bids that were encrypted with it.',
    },
    {
      slug: 'signer-program',
      question: 'Why do I need emSigner, emBridge or WebSigner?',
      reviewedOn: '2026-11-20',
      answer:
        'Your browser needs a signer program on your computer to reach the token. Income Tax and DGFT use emBridge, ' +
        'and MCA uses emSigner or emBridge. For GST, use the signer program on the GST portal’s own page. TRACES, ' +
        'the portal for tax deducted at source (TDS), uses WebSigner. Keep the signer program running while you sign.',
    },
    {
      slug: 'emsigner-connection',
      question: 'What does “Failed to establish connection to the server. Kindly restart the emSigner” mean?',
      answer: [
        'The portal can’t reach the signer program, because the program has stopped or your browser blocks it.',
        'Restart the signer program: close it and start it again. This usually fixes the error. If it comes back, ' +
          'go on with the next step.',
        'Keep only one tab of the portal open.',
        'If the browser asks to connect to apps on this device, allow it.',
        `Sign again. Still failing? Call ${site.phones.support}.`,
      ],
      links: [
        { title: 'Utility and drivers', path: '/downloads' },
        { title: 'More about this message', path: '/help/errors#emsigner-connection' },
      ],
    },
    {
      slug: 'apps-on-this-device',
      question: 'The browser asks to connect to apps on this device. Should I allow it?',
      answer:
        'Yes, if you opened the portal yourself and are about to sign. Chrome and Edge ask this from version 142. If you refuse, the portal can’t reach the signer program. It is the same as when the signer program has stopped. You can change your answer later in the browser’s ' +
        'settings for that site. On an office computer, a company policy may decide this, so ask your IT team.',
    },
    {
      slug: 'which-certificate-to-pick',
      question: 'My token shows two certificates. Which one do I select?',
      answer:
        'Select the certificate for signing: if you bought Both, the other one is for encryption and can’t sign. ' +
        'To tell them apart, open the details and look at the key usage. The certificate for signing says “digital ' +
        'signature”, and the other one says only “key encipherment”.',
    },
    {
      slug: 'icegate-registration',
      question: 'How do I use my DSC on ICEGATE?',
      reviewedOn: '2026-11-20',
      answer: [
        'Get a Class 3 DSC, either individual or organisational.',
        'For foreign nationals, Class 2 or 3 is accepted, but you can now buy only Class 3.',
        'Log in to ICEGATE and open DSC management in your profile.',
        'Upload the certificate and register it.',
        'Sign your filings with your DSC.',
      ],
      links: [{ title: 'DSC for ICEGATE', path: '/use-cases/icegate' }],
    },
    {
      slug: 'dgft-certificate',
      question: 'Which certificate does DGFT recognise?',
      reviewedOn: '2026-11-20',
      answer: [
        'DGFT recognises three kinds of Class 3 certificate.',
        'A certificate that carries your Importer-Exporter Code (IEC).',
        'An individual certificate with the PAN that is linked to the IEC. For a company, the individual certificate must have the PAN of a director whom MCA ' +
          'has confirmed (“validated”).',
        'An organisational certificate with the name exactly as it is on the organisation’s PAN card. A proprietorship can’t ' +
          'use this kind.',
        ...certificateForBothPortals,
        certificateWithIec,
        'Install the token driver and emBridge, then log in to DGFT, link the IEC and register the certificate.',
      ],
      links: [{ title: 'DSC for DGFT', path: '/use-cases/dgft' }],
    },
    {
      slug: 'irctc-agent',
      question: 'How does an IRCTC agent use a DSC?',
      reviewedOn: '2026-11-20',
      answer: [
        'You need a Class 3 individual certificate for signing.',
        'To become a retail agent (Retail Service Provider), apply through a Principal Service Provider (PSP). The ' +
          'PSP checks your PAN and Aadhaar.',
        'To become a zonal agent, called Rail Travellers’ Service Agent (RTSA), ask IRCTC how to apply.',
        'For the DSC, apply to us, and record a verification video when you apply.',
        'The PSP links a retail agent’s DSC to the agent ID.',
        'Log in with the DSC. If you are asked for an OTP, enter it too.',
        'Book only with software that IRCTC permits.',
      ],
      links: [{ title: 'DSC for IRCTC agents', path: '/use-cases/irctc-e-ticketing' }],
    },
    {
      slug: 'ipr-filing',
      question: 'How do I file trademarks and patents with a DSC?',
      reviewedOn: '2026-11-20',
      answer: [
        'Get a Class 3 DSC that is valid for 1, 2 or 3 years.',
        'Trademark: register as a new user and choose Proprietor, Agent or Attorney.',
        'Search for your proprietor, agent or attorney code. If the portal has no code for you, create one.',
        'Upload the DSC. You receive your ID by email.',
        'Fill in form TM-A, sign it and pay.',
        'Patent: add the certificate to your e-filing profile. You can use a certificate that you already have for another purpose.',
      ],
      links: [
        { title: 'DSC for IPR filing', path: '/use-cases/ipr' },
        { title: 'Trademark e-filing', path: 'https://ipindiaonline.gov.in/trademarkefiling/' },
      ],
    },
  ],
} satisfies FaqCategory;
