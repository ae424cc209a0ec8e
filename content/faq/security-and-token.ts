import { times } from '#content/service/times.ts';
import {
  defaultTokenPassword,
  revocationMailbox,
  suspendedAtOnce,
  threeYearsAndToken,
  tokenAbroad,
} from '#content/service/verification.ts';
import { site } from '#content/site.ts';
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
        'The token keeps the signing key with you. The key is created inside the token and cannot be copied, so ' +
        'nobody can steal it as a file. To sign, a person needs both the token and its password. Keep the token and ' +
        'the password in separate places, and do not give either to anyone.',
    },
    {
      slug: 'token-choice',
      question: 'Which tokens can I order?',
      answer:
        'In the Indian region, the calculator lists SafeNet, Hyp-Epass, WD ProxKey, mToken, Blt4id and Other. ' +
        `${tokenAbroad} Each make needs its own driver, which our Downloads page lists for Windows and, for most ` +
        'makes, for Mac. “Other” is any make that the CCA’s rules allow and that we have in stock, and the order ' +
        'shows which one it is.',
      links: [
        { title: 'Token drivers', path: '/downloads' },
        { title: 'Price of each token', path: '/pricing' },
      ],
    },
    {
      slug: 'token-standard',
      question: 'Can I use any USB token?',
      answer:
        'No. The CCA requires a token validated to FIPS 140-2 or FIPS 140-3, at Level 2 or higher. Since 1 April ' +
        '2023, the serial number starts with the maker’s letters, such as WD for ProxKey or HS for HYP2003. An ' +
        'older unused token cannot take a new certificate unless it was upgraded. Certificates that were already ' +
        'on older tokens continued to work.',
      links: [
        { title: 'CCA rules for crypto devices', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CRYPTO.pdf' },
      ],
    },
    {
      slug: 'token-life',
      question: 'How long does a token last?',
      answer:
        `Expect a token to last ${times.tokenLife}. Tokens wear out, and rules change, so a model may no longer take ` +
        `new certificates. ${threeYearsAndToken} Before you put a new certificate on an old token, compare the token ` +
        'with the rules in “Can I use any USB token?”.',
      links: [
        { title: 'CCA rules for crypto devices', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CRYPTO.pdf' },
      ],
    },
    {
      slug: 'first-token-password',
      question: 'Which password should I set on a new token?',
      answer:
        'Set your own password before you download the certificate. Do not keep the default: change it in the token ' +
        `maker’s program. ${defaultTokenPassword} Each maker has its own rules: a ProxKey password, for example, has ` +
        '6 to 32 characters, and a ProxKey token locks after 15 wrong attempts. Choose a password that you will ' +
        'remember. If you forget the token password, you lose the certificate.',
    },
    {
      slug: 'forgotten-token-password',
      question: 'I forgot my token password. What should I do?',
      answer:
        'You must format the token, which erases the certificate. There is no other way, because the current ' +
        'device rules do not allow anyone to reset the password. Some programs call it the token PIN. Formatting ' +
        'removes every certificate on the token, so first check what else is on it. Then apply again for a new ' +
        'certificate.',
      links: [{ title: 'Apply again', path: '/apply-dsc-process' }],
    },
    {
      slug: 'lost-token',
      question: 'My token is lost or stolen. What should I do?',
      answer: [
        `Call ${site.phones.support} immediately (${site.hours}). ${suspendedAtOnce}`,
        `At any other time, also on Sunday, write to ${site.emails.revocation} now. ${revocationMailbox}`,
        'If you work for the government, also keep a copy of the first information report (FIR) from the police.',
        'Apply again, because a revoked certificate cannot be reissued.',
        'Register the new certificate on every portal you use.',
      ],
      links: [
        { title: 'Find your certificate on the portal', path: site.portals.certificateSearch },
        { title: 'How to revoke', path: '/revoke-dsc-process' },
        { title: 'Apply again', path: '/apply-dsc-process' },
      ],
    },
    {
      slug: 'sharing-a-token',
      question: 'Can I leave my token and password with my accountant or agent?',
      answer:
        'No. Do not give the password to anyone, and no agent should ever have both the token and the password. As ' +
        'the certificate holder, you must protect the private key, so if someone else may have it, tell us ' +
        'immediately. Even at your own desk, remove the token when you finish signing.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'several-computers',
      question: 'Can I use one token on several computers?',
      answer:
        'Yes. First install the token driver on each computer, where the portal’s signer program must also run. Your ' +
        'signing key stays inside the token and is not copied to any computer. Take the token with you when you ' +
        'leave.',
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
    {
      slug: 'initialising-a-token',
      question: 'The software asks to initialise my token. Should I agree?',
      answer:
        'No, if the token has a certificate that you still need. Initialising or formatting a token erases ' +
        'everything on it, both for signing and for encryption. A token that works does not need this step. ' +
        'If you are not sure, close the window: this does no harm.',
      links: [{ title: 'Utility and drivers', path: '/downloads' }],
    },
    {
      slug: 'leaving-the-organisation',
      question: 'What happens to an organisational DSC when its holder leaves?',
      answer:
        'The organisation must have the DSC revoked, and its signing key should be destroyed. The employer must not ' +
        'continue to sign with the DSC, even if it has not expired. In the authorisation letter, the organisation ' +
        'agrees to ask for revocation, and it should ask on the holder’s last working day. It must first decide how ' +
        'to open bids or files that were encrypted for this DSC. The successor applies for a certificate in their ' +
        'own name.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'key-on-a-server',
      question: 'Can I keep my individual DSC on a server?',
      answer:
        'You must not keep its keys in a shared hardware security module (HSM). The CCA does not allow this for an ' +
        'individual DSC. You usually keep the keys on your own token. If an organisation’s software signs many ' +
        'documents, it needs a Document Signer certificate. That certificate signs in the organisation’s name, and ' +
        'does not replace the authorised signatory.',
      links: [{ title: 'See the certificate types', path: '/#services' }],
    },
  ],
} satisfies FaqCategory;
