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
        'Yes, one certificate may serve several portals. None of them knows it by itself, though: log in to each ' +
        'one and register the DSC there. Before you buy, check that the certificate fits what each portal compares, ' +
        'such as your PAN or the organisation’s name.',
    },
    {
      slug: 'class-by-portal',
      question: 'Which class of DSC does each portal ask for?',
      answer: [
        'Class 3 DSC required: e-tendering, ICEGATE, DGFT, IPR filings and agents of IRCTC.',
        'Class 2 or 3 accepted: EPF (provident fund).',
        'Class 2 or 3 accepted: ICEGATE, when a foreign national uses it.',
        'Class 2 used: Income Tax, MCA and GST registration.',
        'Since 1 Jan 2021 no new Class 2 certificate has been issued. What you buy now is Class 3, and the ' +
          'portals named here accept it.',
        'Last reviewed 20 Nov 2026.',
      ],
    },
    {
      slug: 'portal-comparison',
      question: 'What does a portal compare with my certificate?',
      answer: [
        'Income Tax and GST: your PAN.',
        'DGFT: your PAN, the organisation’s name or the IEC.',
        'MCA: your DIN or PAN, together with your role.',
        'EPFO: your name, exactly as you enter it in the form.',
        'GeM: your name, again letter for letter.',
        'Last reviewed 20 Nov 2026.',
      ],
    },
    {
      slug: 'portal-after-renewal',
      question: 'I have renewed my DSC. Why does the portal refuse it?',
      answer:
        'Because the portal still knows only your old certificate. Open your profile there and register the new ' +
        'one. Do this on every portal you use, Income Tax and MCA included. Keep the old encryption certificate, if ' +
        'you had one: you need it to open bids that were encrypted with it.',
    },
    {
      slug: 'signer-program',
      question: 'Why do I need emSigner, emBridge or WebSigner?',
      answer:
        'Because your browser needs a helper that talks to the token. That helper is a small program on your ' +
        'computer. Income Tax, MCA, DGFT and GST use emSigner or emBridge; TRACES uses WebSigner. The Income Tax ' +
        'portal works with emBridge today. Keep the program running while you sign. Last reviewed 20 Nov 2026.',
    },
    {
      slug: 'emsigner-connection',
      question: 'What does “Failed to establish connection to the server. Kindly restart the emSigner” mean?',
      answer: [
        'The portal cannot reach the signer on your computer: it has stopped, or the browser blocks it.',
        'Restart the signer utility; this resolves the error.',
        'Keep only one tab of the portal open.',
        'If the browser asks whether the site may connect to apps on this device, allow it.',
        'Sign again. If the message returns, tell our support desk the portal and the exact text.',
      ],
      links: [
        { title: 'Ask our support desk', path: '/#contact' },
        { title: 'Utility and drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'apps-on-this-device',
      question: 'The browser asks to connect to apps on this device. Should I allow it?',
      answer:
        'Yes, if you opened the portal yourself and are about to sign. Chrome and Edge ask this from version 142 ' +
        'on. If you refuse, the signer seems dead. You can change your answer later in the browser’s settings for ' +
        'that site. On an office computer the question may be settled by a policy, so ask your IT team.',
    },
    {
      slug: 'which-certificate-to-pick',
      question: 'My token shows two certificates. Which one do I pick?',
      answer:
        'Pick the one made for signing. If you bought Both, your token holds a signing and an encryption ' +
        'certificate, and the second cannot sign. Open the details and look at key usage: the right one says ' +
        'digital signature, the other says only key encipherment.',
    },
    {
      slug: 'icegate-registration',
      question: 'How do I use my DSC on ICEGATE?',
      answer: [
        'Get a Class 3 DSC, as an individual or for your organisation.',
        'If you are a foreign national, Class 2 or 3 is accepted; what you can buy today is Class 3.',
        'Log in to ICEGATE and open the DSC part of your profile.',
        'Upload the certificate and register it.',
        'Sign your filings with it.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'DSC for ICEGATE', path: '/use-cases/icegate' }],
    },
    {
      slug: 'dgft-certificate',
      question: 'Which certificate does DGFT recognise?',
      answer: [
        'Class 3 is required. It can be one of three kinds.',
        'One: a certificate that carries your IEC.',
        'Two: an individual one whose PAN is the PAN of the IEC; in a company, that of a director MCA has ' +
          'validated.',
        'Three: an organisation certificate with the name as on the PAN; not for a proprietorship.',
        'Install the token driver and emBridge, log in to DGFT, then link the IEC and register the token.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'DSC for DGFT', path: '/use-cases/dgft' }],
    },
    {
      slug: 'irctc-agent',
      question: 'How does an IRCTC agent use a DSC?',
      answer: [
        'You need a Class 3 individual certificate for signing.',
        'As a retail agent, apply through a principal provider (PSP), where PAN and Aadhaar are checked.',
        'Get the DSC, with video verification.',
        'As a zonal agent (RTSA), ask IRCTC which way is yours.',
        'A retail agent’s PSP links the DSC to the agent ID.',
        'Log in with the DSC, and with an OTP where one is asked for.',
        'Book only with software that IRCTC permits.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'DSC for IRCTC agents', path: '/use-cases/irctc-e-ticketing' }],
    },
    {
      slug: 'ipr-filing',
      question: 'How do I file trademarks and patents with a DSC?',
      answer: [
        'Take a Class 3 DSC, with a validity of 1, 2 or 3 years.',
        'Trademark: register as a new user and choose Proprietor, Agent or Attorney.',
        'Look up your code or create one, and upload the DSC; your ID comes by mail.',
        'Fill in TM-A, sign it and pay.',
        'Patent: add the certificate to your e-filing profile. One you already hold for another use can serve.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [
        { title: 'DSC for IPR filing', path: '/use-cases/ipr' },
        { title: 'Trademark e-filing', path: 'https://ipindiaonline.gov.in/trademarkefiling/' },
      ],
    },
  ],
} satisfies FaqCategory;
