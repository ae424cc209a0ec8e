import { times } from '#content/service/times.ts';
import {
  applicationNumber,
  defaultTokenPassword,
  lostPasscode,
  missedDownload,
} from '#content/service/verification.ts';
import type { Process } from '#domain/process/process.ts';

export const downloadDscProcess = {
  slug: 'download-dsc-process',
  title: 'How to download your DSC',
  description:
    'Download your digital signature certificate (DSC) to a USB token: install the utility, Java and the token driver, ' +
    'then log in and download.',
  heading: 'Download your DSC to the token',
  intro:
    'After we approve your application, confirm it by eSign (an online signature). Then download your digital signature certificate (DSC) to a USB token.',
  questions: [
    {
      question: 'How long do I have?',
      answer: `You have ${times.download} from approval. You can start the download as soon as you have confirmed your application.`,
    },
    {
      question: 'What does it cost?',
      answer: 'Nothing. The token is extra.',
    },
    {
      question: 'What do I need?',
      answer:
        'Your token, a Windows computer (or a Mac, if your token supports macOS), your application number, your download passcode and your date of birth. If you confirm your application without Aadhaar, you also need your account PIN, and an OTP that we send to your verified mobile number.',
      link: { title: 'Get the programs', path: '/downloads' },
    },
  ],
  steps: [
    {
      title: 'Install the utility and Java',
      text:
        'The utility is our program that puts the certificate on your token. Our Downloads page lists the utility and Java. ' +
        'If a file has no link there, use the button in its row to ask for it by email. On Windows, the utility also ' +
        'needs the .NET Framework. You need administrator rights on the computer to install them.',
    },
    {
      title: 'Install the token driver',
      text:
        'Each make of token has its own driver. Find the brand name on the token or its packaging, then get the driver ' +
        'for Windows or Mac from our Downloads page.',
    },
    {
      title: 'Insert the token',
      text:
        'Use a USB port on the computer, not on a hub, and remove any other token. If the token still has its ' +
        `default password, change it now in the token maker’s program. ${defaultTokenPassword}`,
    },
    {
      title: 'Log in to the utility',
      text:
        'Enter your application number, your download passcode and your date of birth. The date must be the same as in ' +
        `your approved application. ${applicationNumber} ${lostPasscode}`,
    },
    {
      title: 'Click ‘Download Signing’ and enter the token password',
      text:
        'The utility saves the certificate on the token. Don’t remove the token until the utility shows that the ' +
        'download is complete. If you bought the type Both (two certificates), also download the encryption certificate in the same way, with the same application ' +
        'number and passcode.',
    },
  ],
  notes: [
    {
      lines: [
        `Download the certificate within ${times.download} of approval. ${missedDownload}`,
        'Choose a token password that you’ll remember, because nobody can reset it. If you forget it, you must apply again ' +
          'and format the token, which erases every certificate on it.',
        'We keep a copy of each encryption certificate’s key. If you still need an old encryption certificate, ask for the copy of its key before you format the token.',
        'Don’t click Initialise or Format if the token holds a certificate that you still need. Either one erases everything on the token.',
        'If the computer doesn’t detect the token, try another USB port. If that doesn’t help, install the driver ' +
          'again as administrator.',
        'Don’t give your token or its password to anyone, not even to a person who helps you.',
      ],
    },
  ],
  button: { title: 'Go to Downloads', path: '/downloads' },
  lastReviewed: '2026-11-20',
} as const satisfies Process;
