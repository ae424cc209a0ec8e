import type { FaqCategory } from '#domain/faq/faq.ts';

export const securityAndToken = {
  letter: 'D',
  slug: 'security-and-token',
  category: 'Security and Token',
  items: [
    {
      slug: 'why-a-token',
      question: 'Why does my DSC come on a USB token?',
      answer:
        'Because the signing key must stay with you. It is made inside the token and cannot be taken out, so a ' +
        'stolen file is of no use for signing. Whoever signs needs the token in the computer and its password as ' +
        'well. Keep the two apart, and both to yourself.',
    },
    {
      slug: 'token-choice',
      question: 'Which tokens can I order?',
      answer:
        'For the Indian region the calculator lists SafeNet, Hyp-Epass, WD ProxKey, mToken, Blt4id and one row for ' +
        'other makes. For the Foreign region it offers no token, so ask our support desk which one suits you. ' +
        'Every make needs its own driver; our Downloads page lists those for Windows and, for most makes, for Mac.',
      links: [
        { title: 'Token drivers', path: '/downloads' },
        { title: 'Price of each token', path: '/pricing' },
      ],
    },
    {
      slug: 'token-standard',
      question: 'Is any USB token good enough?',
      answer:
        'No. The CCA requires a token validated at Level 2 or higher of FIPS 140-2 or FIPS 140-3. Since 1 Apr 2023 ' +
        'the serial number opens with letters for the maker, such as WD for ProxKey or HS for HYP2003. An older ' +
        'unused token takes no new certificate unless it was upgraded; certificates that were already on one went ' +
        'on working.',
      links: [
        { title: 'CCA rules for crypto devices', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CRYPTO.pdf' },
      ],
    },
    {
      slug: 'token-life',
      question: 'How long does a token last?',
      answer:
        'Expect about two years. Wear is one reason. Changes in the rules are the other: they can close a model to ' +
        'new certificates. If you want a new certificate on a token you have used for long, ask our support desk ' +
        'first whether it still qualifies.',
      links: [{ title: 'Ask our support desk', path: '/#contact' }],
    },
    {
      slug: 'first-token-password',
      question: 'Which password should I set on a new token?',
      answer:
        'One of your own, and before you download the certificate; do not keep the default. The rules depend on the ' +
        'maker. ProxKey, for example, wants 6 to 32 characters; after 15 wrong tries it locks. Choose one that you ' +
        'will remember: a forgotten token password costs you the certificate.',
    },
    {
      slug: 'forgotten-token-password',
      question: 'I have forgotten my token password. What now?',
      answer:
        'The token has to be formatted, and that erases the certificate. There is no way around it: under the ' +
        'device rules now in force, a user’s password cannot be reset. You then need a fresh ' +
        'application for a new certificate. Formatting removes every certificate on the token, so look first at ' +
        'what else is on it.',
      links: [{ title: 'Apply afresh', path: '/apply-dsc-process' }],
    },
    {
      slug: 'lost-token',
      question: 'My token is lost or stolen. What should I do?',
      answer: [
        'Have the certificate revoked at once.',
        'If you work for the government, keep a copy of the police report (FIR) too.',
        'Apply afresh, because a revoked certificate is not reissued.',
        'Register the new certificate on every portal you use.',
      ],
      links: [
        { title: 'How to revoke', path: '/revoke-dsc-process' },
        { title: 'Apply afresh', path: '/apply-dsc-process' },
      ],
    },
    {
      slug: 'sharing-a-token',
      question: 'May I leave my token and password with my accountant or agent?',
      answer:
        'No. Nobody else should have the password, and no agent should ever hold token and password together. ' +
        'Guarding the private key is your duty as its holder. If it may be in other hands, tell us at once. Even on ' +
        'your own desk, pull the token out when you have finished signing.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'several-computers',
      question: 'Can I use one token on several computers?',
      answer:
        'Yes. Install the token’s driver on each computer first. The portal’s signer program has to run there as ' +
        'well. Your signing key is not copied to any of these computers: it stays inside the token. Take the token ' +
        'with you when you leave.',
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
    {
      slug: 'initialising-a-token',
      question: 'The software offers to initialise my token. Should I agree?',
      answer:
        'Not if there is a certificate on it that you still need. To initialise or format a token erases everything ' +
        'on it, for signing and for encryption alike. A working token needs no such step. If you are unsure, close ' +
        'the window and ask our support desk first.',
      links: [{ title: 'Ask our support desk', path: '/#contact' }],
    },
    {
      slug: 'leaving-the-organisation',
      question: 'What happens to an organisational DSC when its holder leaves?',
      answer:
        'It is revoked, and its signing key should be destroyed. The employer may not go on signing with it, however much time is ' +
        'left on it. In the authorisation letter the organisation undertakes to ask for the revocation, so do it on ' +
        'the last working day. If bids or files were encrypted for it, settle first how they will be opened. The ' +
        'successor applies for a certificate in his or her own name.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'key-on-a-server',
      question: 'May I keep my individual DSC on a server?',
      answer:
        'Not in a shared HSM: the CCA does not allow that for the keys of an individual DSC. The usual place is a ' +
        'token of your own. An ' +
        'organisation whose software signs many documents takes a Document Signer certificate. It signs in the ' +
        'organisation’s name, though, and does not replace the authorised signatory.',
      links: [{ title: 'See the certificate types', path: '/#services' }],
    },
  ],
} satisfies FaqCategory;
