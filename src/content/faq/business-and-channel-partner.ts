import { documentHeads } from '#content/document/document-heads.ts';
import { afterApplying } from '#content/partner/after-applying.ts';
import { times } from '#content/service/times.ts';
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
        'Individuals, firms and companies can become partners if they meet our terms. A partner finds applicants, ' +
        'helps them apply and forwards their applications to us. To start, fill in the partner form on this site. ' +
        'You don’t need a login. Tell us in the message what you do and where, and we suggest a tier.',
      links: [{ title: 'Become a partner', path: '/becomeapartner' }],
    },
    {
      slug: 'partner-form',
      question: 'What does the partner form ask for?',
      answer: [
        'Your name and your company’s name.',
        'Your email address and a 10-digit phone number.',
        'Your address and 6-digit pincode. The form fills in your state and city from the pincode.',
        'A message of up to 200 characters, which tells us what you do and where.',
        'The 4-digit captcha code.',
      ],
      links: [{ title: 'Open the partner form', path: '/becomeapartner' }],
    },
    {
      slug: 'after-partner-form',
      question: 'What happens after I send the partner form?',
      answer: afterApplying.map(({ title, text }) => `${title}. ${text}`),
      links: [{ title: 'Open the partner form', path: '/becomeapartner' }],
    },
    {
      slug: 'partner-tiers',
      question: 'What are the partner tiers?',
      answer:
        'There are four: Channel Partner, Consortium Partner, Premier Partner and Associate. No tier can approve a ' +
        'DSC, because only staff of the certifying authority and of its authorised sub-CA can do that. Each tier ' +
        'has its own prices and terms. This site doesn’t list them. When you send the partner form, our partner ' +
        'desk suggests a tier and explains its prices and terms.',
      links: [{ title: 'Ask about a tier', path: '/becomeapartner' }],
    },
    {
      slug: 'partner-work',
      question: 'What can a partner do and not do?',
      answer: [
        'A partner finds applicants and helps them apply.',
        'A partner checks each applicant’s documents before the application is submitted.',
        'A partner forwards the application to us.',
        'A partner can’t approve or issue a DSC. The certifying authority makes the final check and decides.',
        'A partner must not keep a customer’s token, and must never ask for its password.',
      ],
    },
    {
      slug: 'partner-approval',
      question: 'Can a partner approve a DSC?',
      answer:
        'No. Only staff of the certifying authority and of its authorised sub-CA can approve a DSC. A partner ' +
        'collects applications and forwards them, and we verify the applicant and issue the certificate. Nobody ' +
        'can sell you an approval or promise one in advance, so if someone tries, tell our support desk.',
      links: [{ title: 'Tell our support desk', path: '/#contact' }],
    },
    {
      slug: 'partner-login-activation',
      question: 'When will my new partner login work?',
      answer:
        `It works ${times.partnerLogin} after you sign the agreement. To log in, click New Partner Login on our ` +
        'home page, which opens a separate site. This site can’t show you whether your login is active. If the ' +
        'login doesn’t work after two days, write to us through the contact section.',
      links: [{ title: 'Contact section', path: '/#contact' }],
    },
    {
      slug: 'partner-login-address',
      question: 'Where do I log in as a partner?',
      answer:
        'On our home page, click New Partner Login or Old Partner Login. Each button opens a separate site, because ' +
        'this site itself has no login. The email about your login says which one is yours. Check the ' +
        'address in the browser before you type a password.',
    },
    {
      slug: 'partner-employees',
      question: 'Can my employees work in my partner account?',
      answer:
        'Yes. You can give your employees restricted access. You remain responsible for wrong data, even if someone else in your office enters it. Keep ' +
        'your own login secret and don’t share it. When an employee leaves, end their access on the same day.',
    },
    {
      slug: 'partner-duties',
      question: 'What are the duties of a partner?',
      answer: [
        'Follow our Certification Practice Statement (CPS), the registration authority (RA) agreement and the ' +
          'identity guidelines.',
        'Keep your login secret.',
        'Take responsibility for wrong data.',
        'Make sure that a faulty DSC is revoked without delay.',
        'Check each applicant’s documents according to the guidelines before you forward them, and keep the records.',
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
        'Your duties: accept, check and forward applications, keep records and protect your login.',
        'Our duties as the certifying authority.',
        'Fees, confidentiality and audit.',
        'Who is liable if data is wrong.',
        'How long it lasts, how it ends and which law applies.',
      ],
      links: [{ title: documentHeads.raAgreement.title, path: documentHeads.raAgreement.path }],
    },
    {
      slug: 'buying-through-a-partner',
      question: 'What should I check when I buy through a partner?',
      answer: [
        'Give your own mobile number and email address, not the partner’s.',
        'Appear in the video yourself: nobody can do this for you, even with a power of attorney.',
        'The partner can only help you and forward your application. We decide whether to approve it.',
        'Keep the token and its password yourself.',
        'Compare the price with our calculator.',
      ],
      links: [{ title: 'Open the calculator', path: '/pricing' }],
    },
  ],
} satisfies FaqCategory;
