import { times } from '#content/service/times.ts';
import { confirmFirst, payNowOrLater, verificationVideo, verificationWays } from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const irctcETicketing = {
  slug: 'irctc-e-ticketing',
  title: 'E-Ticketing (IRCTC)',
  heading: 'DSC for IRCTC ticketing agents',
  subheading:
    'Agents of IRCTC (Indian Railway Catering and Tourism Corporation) need a Class 3 individual digital signature ' +
    'certificate (DSC) to log in.',
  summary:
    'DSC for IRCTC agents: which Class 3 certificate to buy, the documents you need, and how your Principal Service ' +
    'Provider links it to your ID.',
  whoNeedsIt: [
    'Retail agents, called Retail Service Providers (RSP), who work under a Principal Service Provider (PSP).',
    'Zonal agents, called Rail Travellers’ Service Agents (RTSA).',
    'People who want to become agents and have found a PSP.',
    'Agents whose certificate has expired or was revoked: they must apply again.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates',
    kind: 'Individual, in the agent’s own name',
    use: 'Sign',
    validity: '1 or 2 years are enough for most uses. You can also choose 3.',
    notes: [
      'A certificate doesn’t make you an agent. To become a retail agent, apply through a Principal Service Provider (PSP). ' +
        'We only issue the certificate.',
    ],
  },
  price: { region: 'indian', category: 'individual', certificateType: 'sign' },
  afterRenewal: 'Retail agents then ask their PSP to link the new certificate to their agent ID.',
  documents: [
    'PAN card and photograph, for us and for the PSP.',
    'For us: Aadhaar or another government photo identity.',
    'For the PSP: Aadhaar, proof of your address and your shop details.',
    'Your own mobile number.',
    'Your own email address.',
  ],
  steps: [
    {
      title: 'Contact your PSP',
      text:
        'If you want to be a retail agent, apply to IRCTC through a PSP, which checks your PAN and Aadhaar. If you are a zonal ' +
        'agent (RTSA), ask IRCTC how to apply.',
    },
    {
      title: 'Apply for the certificate',
      text:
        'Log in to our certificate portal with your mobile number, and enter your name exactly as it is on your PAN ' +
        'card.',
    },
    {
      title: 'Submit the documents and the video',
      text: `Submit your documents online. ${verificationVideo}`,
    },
    {
      title: 'Pay the fee',
      text: payNowOrLater,
    },
    {
      title: 'Complete verification',
      caution: `Allow ${times.manual} with manual KYC.`,
      text: `${verificationWays} Both checks need the video that you recorded in step 3.`,
    },
    {
      title: 'Download to your token',
      text: `${confirmFirst} Install the token driver and set a new token password, then download the certificate with our utility.`,
    },
    {
      title: 'Ask your PSP to link the certificate',
      caution: 'Your PSP decides how long this takes.',
      text:
        'If you are a retail agent, your PSP links the certificate to your agent ID. You can’t log in with it before ' +
        'that.',
    },
    {
      title: 'Log in',
      text: 'Plug in the token and log in with the certificate. If you are asked for an OTP, enter it too.',
    },
  ],
  commonProblems: [
    'Someone offers you faster booking software. Refuse, because you may use only software that IRCTC permits.',
    'The form and your PAN card show different names. Correct the form, or we’ll return your application.',
    'You are a retail agent with a new certificate, and you can’t log in. Ask your PSP to link the new certificate ' +
      'to your ID.',
    'The token doesn’t work with your phone. Ordinary tokens aren’t made for phones, so log in from a computer.',
    'Other people work in your shop. Don’t share your token or its password with them, because the token signs in ' +
      'your name.',
  ],
  portals: [{ title: 'IRCTC', href: 'https://www.irctc.co.in' }],
  lastReviewed: '2026-11-20',
  faqSlugs: ['irctc-agent', 'verification-video', 'application-rejected', 'mobile-phone'],
} as const satisfies UseCase;
