import { site } from '#content/site.ts';
import type { Process } from '#domain/process/process.ts';

export const downloadDscProcess = {
  slug: 'download-dsc-process',
  title: 'How to download your DSC',
  description:
    'Put your approved certificate on its USB token: install the utility, Java and the token driver, log in, and ' +
    'click Download Signing.',
  heading: 'Download your DSC to the token',
  intro:
    'Your application is approved. Five steps on your computer put the certificate on the USB token, ready for the ' +
    'first signature.',
  steps: [
    {
      title: 'Install the utility and Java',
      text:
        'Get both from our Downloads page. On Windows the utility also needs the .NET Framework. You need ' +
        'administrator rights on the computer.',
    },
    {
      title: 'Install the token driver',
      text:
        'Each make of token has its own driver. Look for the make on the token or its pack; pick the row that ' +
        'names it, for Windows or for Mac.',
    },
    {
      title: 'Insert the token',
      text:
        'Plug it into a USB port on the computer itself, not on a hub, and take out any other token. If the token ' +
        'still has its default password, change it now.',
    },
    {
      title: 'Log in to the utility',
      text:
        'Type your application number, your download passcode and your date of birth. All three must be those of ' +
        'the application that was approved.',
    },
    {
      title: 'Click ‘Download Signing’ and enter the token password',
      text:
        'The certificate is written to the token. Leave the token where it is until the utility says that the ' +
        'download has finished.',
    },
  ],
  notes: [
    'You have 30 days from the approval to download.',
    'Choose a token password that you will remember. If it is forgotten, the token has to be formatted, which ' +
      'erases the certificate.',
    'Do not initialise or format a token that holds a certificate you still need. Both erase everything on it.',
    'If the token is not seen, try another USB port, then install its driver again as administrator.',
    'Do not give token and password to anybody else, not even to the person who helps you.',
  ],
  button: { title: 'Go to Downloads', path: '/downloads' },
  phone: site.phones.support,
  email: site.emails.support,
  lastReviewed: '2026-11-20',
} as const satisfies Process;
