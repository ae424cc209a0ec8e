import type { FaqCategory } from '#domain/faq/faq.ts';

export const minimumRequirementsAndSystemSetup = {
  letter: 'I',
  slug: 'minimum-requirements-and-system-setup',
  category: 'Minimum Requirements and System Setup',
  items: [
    {
      slug: 'computer-requirements',
      question: 'What must my computer have?',
      answer: [
        'Windows 10 or 11, or macOS if the maker of your token supports it.',
        'A free USB port on the computer itself, not on a hub.',
        'Administrator rights, because drivers have to be installed.',
        'A current Chrome or Edge.',
        'The right date and time.',
      ],
      links: [{ title: 'Utility and drivers', path: '/downloads' }],
    },
    {
      slug: 'software-to-install',
      question: 'Which programs do I have to install?',
      answer: [
        'Our utility, for downloading the certificate.',
        'A Java runtime and, on Windows, the .NET Framework: the utility needs them.',
        'The driver of your token.',
        'The signer of the portal you use, such as emBridge, emSigner or WebSigner.',
        'Make sure that they come from us or from their makers.',
      ],
      links: [
        { title: 'Utility and drivers', path: '/downloads' },
        { title: 'Java', path: 'https://www.java.com/en/download/' },
      ],
    },
    {
      slug: 'download-steps',
      question: 'How do I download my DSC to the token?',
      answer: [
        'Install the utility and Java, then the driver of your token.',
        'Plug in the token, and change its default password if it still has one.',
        'Log in to the utility: application number, download passcode, date of birth.',
        'Click “Download Signing”.',
        'Type the token password.',
      ],
      links: [
        { title: 'The steps in detail', path: '/download-dsc-process' },
        { title: 'Utility and drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'which-browser',
      question: 'Which browser should I use?',
      answer:
        'A current Chrome or Edge. When the portal asks to connect to apps on your device, allow it, or the page ' +
        'cannot reach the signer. In Firefox you may have to add a step of trust for the signer. Some portal guides ' +
        'still describe Internet Explorer: look for the portal’s present instructions instead.',
    },
    {
      slug: 'which-java',
      question: 'Which Java do I need?',
      answer:
        'That depends on the program. The TRACES signer wants Java 8 or later, and the 32-bit one; an older guide ' +
        'for the GST signer names Java 1.6 or later. Our utility needs Java too. In one report a signer did not ' +
        'find a Java that came from another maker than Oracle, so try Oracle’s if yours is not detected.',
      links: [{ title: 'Java', path: 'https://www.java.com/en/download/' }],
    },
    {
      slug: 'dsc-on-a-mac',
      question: 'Can I use my DSC on a Mac?',
      answer:
        'Yes, if the maker of your token supports macOS. Our Downloads page lists drivers for Mac for most tokens. ' +
        'The portal’s signer must run there too: emBridge, for one, names macOS 10.12 and later. ' +
        'Check both before you choose a token.',
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
    {
      slug: 'dsc-on-linux',
      question: 'Can I use my DSC on Linux?',
      answer:
        'With some tokens. You need the PKCS#11 library of the token’s maker, and not every token is a standard ' +
        'reader that Linux knows. Our Downloads page has drivers for Windows and Mac only. Of the signers, emBridge ' +
        'names several Linux systems. Ask the maker before you buy a token for this.',
    },
    {
      slug: 'embridge-systems',
      question: 'On which systems does emBridge run?',
      answer: [
        'Windows 7 with SP1, Windows 8.1, and Windows 10 from version 1607.',
        'Windows Server from 2008 R2.',
        'macOS from 10.12, and several kinds of Linux.',
        'These are the minimums that a guide of DGFT gives; for your token, have Windows 10 or 11.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'emBridge', path: 'https://embridge.emudhra.com' }],
    },
    {
      slug: 'proxy-and-vpn',
      question: 'Can a proxy or VPN stop me from signing?',
      answer:
        'Yes. Switch both off while you sign. The portal’s page talks to the signer at an address on your own ' +
        'computer, for example 127.0.0.1:1585 for GST or 127.0.0.1:1565 for TRACES. Security software may get in ' +
        'the way as well. On an office computer, ask your IT team to let these addresses through.',
    },
    {
      slug: 'computer-clock',
      question: 'Does the clock of my computer matter?',
      answer:
        'Yes. With the wrong time, a certificate that is valid can look invalid, and the check fails. The reason is ' +
        'that its first and last day are compared with your clock. Set date, time and time zone, best of all ' +
        'automatically, then open the browser anew and try again.',
    },
    {
      slug: 'token-not-detected',
      question: 'My computer does not see the token. What can I do?',
      answer: [
        'Plug it into another USB port, directly on the computer.',
        'Take out other tokens.',
        'Open the token manager of its maker and see whether the token is listed.',
        'Install the driver again, as administrator.',
        'On Windows, see whether the smart card service is running.',
        'Do not initialise or format the token: that would erase it.',
      ],
      links: [
        { title: 'Token drivers', path: '/downloads' },
        { title: 'Ask our support desk', path: '/#contact' },
      ],
    },
    {
      slug: 'mobile-phone',
      question: 'Can I sign with my DSC on a mobile phone?',
      answer:
        'Generally not: ordinary DSC tokens are not made for phones. Use a computer with Windows, or with macOS if ' +
        'your token supports it. Where a portal offers eSign, you can use that from the phone: it asks for an ' +
        'Aadhaar OTP or biometrics and needs no token.',
    },
  ],
} satisfies FaqCategory;
