import { documentHeads } from '#content/document/document-heads.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

export const businessAndChannelPartner = {
  letter: 'E',
  slug: 'business-and-channel-partner',
  category: 'Business and Channel Partner',
  items: [
    {
      slug: 'who-can-partner',
      question: 'Who can become a partner?',
      answer:
        'Individuals, firms and companies that meet our terms. A partner finds applicants, helps them through the ' +
        'application and forwards it to us. To start, fill in the partner form on this site; it needs no login. Use ' +
        'its message field to say what you do, and to ask what you want to know about terms and tiers.',
      links: [{ title: 'Become a partner', path: '/becomeapartner' }],
    },
    {
      slug: 'partner-form',
      question: 'What does the partner form ask for?',
      answer: [
        'Your name and that of your company.',
        'Your e-mail address and a phone number of 10 digits.',
        'Your address and the 6-digit PIN code, which fills in state and city for you.',
        'A message of up to 200 characters: say what you do and where.',
        'The four digits of the captcha.',
      ],
      links: [{ title: 'Open the partner form', path: '/becomeapartner' }],
    },
    {
      slug: 'partner-tiers',
      question: 'Which partner tiers are there?',
      answer:
        'Four: Channel Partner, Consortium Partner, Premier Partner and Associate. No tier brings the right to ' +
        'approve a DSC: that stays with the staff of the Certifying Authority and of its authorised Sub CA. This ' +
        'site does not set out the terms of each tier, so ask in the partner form which one fits your business.',
      links: [{ title: 'Ask about a tier', path: '/becomeapartner' }],
    },
    {
      slug: 'partner-work',
      question: 'What does a partner do, and what not?',
      answer: [
        'Finds applicants and supports them on the way.',
        'Looks through their papers before they go out.',
        'Forwards the application to us.',
        'Does not approve or issue: the final check and the decision are the Certifying Authority’s.',
        'Does not keep a customer’s token together with the password.',
      ],
    },
    {
      slug: 'partner-approval',
      question: 'Can a partner approve a DSC?',
      answer:
        'No. Approval is given by the Certifying Authority and by authorised Sub CA staff only. A partner takes in ' +
        'applications and passes them on; we verify the applicant and issue the certificate. So nobody can sell you ' +
        'an approval, or promise one in advance. If someone tries, tell our support desk.',
      links: [{ title: 'Tell our support desk', path: '/#contact' }],
    },
    {
      slug: 'partner-login-activation',
      question: 'How soon does a new partner login work?',
      answer:
        'Activation takes 24–48 hours. Use the New Partner Login for it, which you find on our home page. It leads ' +
        'to a site of its own, so nothing on this site can tell you whether your login is active. If nothing has ' +
        'happened after two days, write to us through the contact section.',
      links: [{ title: 'Contact section', path: '/#contact' }],
    },
    {
      slug: 'partner-login-address',
      question: 'Where do I log in as a partner?',
      answer:
        'Not here: this site has no login of any kind. The home page carries two buttons, New Partner Login and Old ' +
        'Partner Login, and each opens a separate site. If you do not know which one is yours, ask our ' +
        'support desk. Check the address in the browser before you type a password.',
    },
    {
      slug: 'partner-employees',
      question: 'Can my employees work in my partner account?',
      answer:
        'Yes. A partner can have employees whose access is restricted. The duties stay yours: you answer for wrong ' +
        'data, whoever in your office typed it. Your own login must stay secret, so do not pass it round; and when ' +
        'someone leaves, have his or her access ended the same day.',
    },
    {
      slug: 'partner-duties',
      question: 'What must a partner take care of?',
      answer: [
        'Work by our CPS, the RA agreement and the identity guidelines.',
        'Keep the login secret.',
        'Answer for data that turns out to be wrong.',
        'See that a faulty DSC is revoked without delay.',
        'Check identities as the guidelines say, and keep the records.',
      ],
      links: [
        { title: 'CPS editions', path: '/downloadsRepos' },
        { title: 'Identity guidelines of the CCA', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-IVG.pdf' },
      ],
    },
    {
      slug: 'partner-agreement',
      question: 'What does the RA agreement with a partner cover?',
      answer: [
        'Who signs it: an individual, a firm or a company, with PAN.',
        'What you take on: accept and forward applications, check identity, keep records, protect the login.',
        'What we take on as the certifying authority.',
        'Fees, confidentiality and audit.',
        'Who is liable if data is wrong.',
        'How long it runs, how it ends, and which law applies.',
      ],
      links: [{ title: documentHeads.raAgreement.title, path: documentHeads.raAgreement.path }],
    },
    {
      slug: 'buying-through-a-partner',
      question: 'What should I watch for when I buy through a partner?',
      answer: [
        'Give your own mobile number and e-mail address, not the partner’s.',
        'Appear in the video yourself; a power of attorney does not help.',
        'Ask for nothing but help and forwarding: the approval is ours.',
        'Keep the token and its password in your own hands.',
        'Compare the price with the calculator.',
      ],
      links: [{ title: 'Open the calculator', path: '/pricing' }],
    },
  ],
} satisfies FaqCategory;
