import type { UseCase } from '#domain/use-case/use-case.ts';

export const irctcETicketing = {
  slug: 'irctc-e-ticketing',
  title: 'E-Ticketing (IRCTC)',
  heading: 'Log in as an IRCTC ticketing agent',
  subheading:
    'An IRCTC agent needs a Class 3 individual certificate for signing. For a retail agent, the principal provider ' +
    'links it to the agent ID.',
  summary:
    'IRCTC agents log in with a Class 3 individual DSC. The papers you need, the way through your principal ' +
    'provider, and what to avoid.',
  whoNeedsIt: [
    'Retail agents (RSP) who work under a principal provider (PSP).',
    'Zonal agents (RTSA).',
    'People who are about to become agents and have found a PSP.',
    'Agents whose certificate has expired or was revoked, and who apply afresh.',
  ],
  certificate: {
    className: 'Class 3',
    kind: 'Individual, in the agent’s own name',
    use: 'Sign',
    validity: '1 or 2 years, as for most uses; 3 can be chosen',
    note: 'A certificate does not make you an agent: a retail agent applies through a PSP. We issue the certificate only.',
  },
  documents: [
    'PAN card.',
    'Aadhaar, for the PSP’s check as well as for the quick eKYC.',
    'Proof of your address.',
    'For the PSP: details of your shop.',
    'A photograph.',
    'A mobile number of your own.',
    'An e-mail address of your own.',
  ],
  steps: [
    {
      title: 'Start with the agency',
      text:
        'As a retail agent, you apply through a principal provider, who checks your PAN and Aadhaar. As a zonal ' +
        'agent (RTSA), ask IRCTC which way is yours.',
    },
    {
      title: 'Apply for the certificate',
      text: 'Log in on our certificate portal with your mobile number. Enter your name as your PAN card shows it.',
    },
    {
      title: 'Submit papers and video',
      text:
        'Record the video fresh. ' +
        'It must run for 20 seconds or more, and PAN and identity card must be readable in it.',
    },
    {
      title: 'Pay',
      text: 'You decide whether to pay at this stage or later.',
    },
    {
      title: 'Wait for the check',
      text: 'It is done in 10–15 minutes with Aadhaar eKYC, in 24–48 hours with manual KYC.',
    },
    {
      title: 'Load the token',
      text: 'With the driver installed and a new token password set, download the certificate in our utility.',
    },
    {
      title: 'Have it mapped',
      text: 'For a retail agent, the PSP maps the certificate to the agent ID. IRCTC does not know it before that.',
    },
    {
      title: 'Log in',
      text: 'Plug in the token and log in with the certificate, and with the OTP if you are asked for one.',
    },
  ],
  mindThat: [
    'Somebody offers you a faster booking program: decline. Only software that IRCTC permits may be used.',
    'The PAN card and the form show different names: correct the form, or the application comes back.',
    'You are a retail agent with a new certificate, and the login fails: ask the PSP to map the new one to your ID.',
    'The token does not work with your phone: most tokens do not. Log in from a computer.',
    'Others work in your shop: do not share the token or its password with them. It signs in your name.',
  ],
  portals: [{ title: 'IRCTC', href: 'https://www.irctc.co.in' }],
  lastReviewed: '2026-11-20',
  faqSlugs: ['irctc-agent', 'verification-video', 'application-rejected', 'mobile-phone'],
} as const satisfies UseCase;
