import { names } from '#content/layout/names.ts';
import { lowestTokenPrice } from '#content/prices/lowest-price.ts';
import { callerAsksForCode, neverAskedFor, signedByThief, stolenLaptop } from '#content/service/misuse.ts';
import { applyAgainPrice } from '#content/service/renewal.ts';
import { times } from '#content/service/times.ts';
import {
  defaultTokenPassword,
  revocationMailbox,
  suspendedAtOnce,
  threeYearsAndToken,
  tokenAbroad,
  withoutVerifiedNumber,
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
        'The token keeps the signing key with you. The key is created inside the token and can’t be copied, so ' +
        'nobody can steal it as a file. A signature needs both the token and its password, so keep the two in ' +
        'separate places and don’t give either to anyone.',
    },
    {
      slug: 'token-choice',
      question: 'Which tokens can I order?',
      answer:
        'In the Indian region, the calculator lists SafeNet, Hyp-Epass, WD ProxKey, mToken, Blt4id and Other. ' +
        `${tokenAbroad} Each make needs its own driver, which our Downloads page lists for Windows and, for most ` +
        'makes, for Mac. “Other” is any make that the CCA’s rules allow and that we have in stock: your order ' +
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
        'No. The CCA requires a token that is validated to a security standard: FIPS 140-2 or 140-3, Level 2 or higher. Since 1 April ' +
        '2023, new certificates go only on tokens with a serial number that starts with letters. Examples are WD for ' +
        'ProxKey and HS for HYP2003. Certificates that were already on older tokens continued to work.',
      links: [
        { title: 'CCA rules for crypto devices', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CRYPTO.pdf' },
      ],
    },
    {
      slug: 'token-life',
      question: 'How long does a token last?',
      answer:
        `Expect a token to last ${times.tokenLife}. Tokens wear out. When the rules change, you may not ` +
        `be able to put a new certificate on an older model. ${threeYearsAndToken} Before you put a new certificate on an old token, ` +
        'compare the token with the rules in “Can I use any USB token?”.',
      links: [
        { title: 'CCA rules for crypto devices', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CRYPTO.pdf' },
      ],
    },
    {
      slug: 'first-token-password',
      question: 'Which password should I set on a new token?',
      answer:
        'Set your own password in the token maker’s program before you download the certificate, and don’t keep ' +
        `the default. ${defaultTokenPassword} Each maker has its own rules: a ProxKey password, for example, has 6 ` +
        'to 32 characters, and a ProxKey token locks after 15 wrong attempts. Choose a password that you’ll ' +
        'remember, because if you forget it, you lose the certificate.',
    },
    {
      slug: 'forgotten-token-password',
      question: 'My token is locked, or I forgot its password. What should I do?',
      answer: [
        'Stop guessing. A ProxKey token locks after 15 wrong attempts, and others may lock sooner.',
        'Nobody can unlock a token or reset its password, because the device rules don’t allow it.',
        'If you wrote the password down, look for your note. It may say “PIN” (personal identification number), because some programs call the token password a PIN.',
        `If the token is locked, or you can’t find the password, apply again. ${applyAgainPrice}`,
        'A signing certificate on a locked token is always lost. For each encryption certificate, we keep a copy of its key. If you still need an old encryption certificate, ask our team for the copy of its key before you format the token.',
        'Format the token before you download the new certificate to it. This erases every certificate on it.',
        `An older token may not accept the new certificate. A new token costs from ${lowestTokenPrice} with GST.`,
        'Register the new certificate on every portal you use.',
      ],
      links: [
        { title: 'Apply again', path: '/apply-dsc-process' },
        { title: 'See the prices', path: '/pricing' },
      ],
    },
    {
      slug: 'lost-token',
      question: 'My token is lost or stolen. What should I do?',
      answer: [
        `Write to ${site.emails.revocation} now, even on a Sunday or at night. ${revocationMailbox}`,
        'Give your name, your mobile number and, if you have it, your application number or the serial number of the certificate.',
        `You can also call ${site.phones.support} (${site.hours}).`,
        `${suspendedAtOnce} ${withoutVerifiedNumber}`,
        'Tell every portal on which the certificate is registered.',
        'If the token was stolen, report the theft to the police, and keep a copy of the report (first information report, FIR).',
        'Apply again, because a revoked certificate can’t be reissued.',
        'Register the new certificate on every portal you use.',
      ],
      links: [
        { title: names.findCertificate, path: site.portals.certificateSearch },
        { title: 'How to revoke', path: '/revoke-dsc-process' },
        { title: 'Apply again', path: '/apply-dsc-process' },
      ],
    },
    {
      slug: 'stolen-laptop',
      question: 'My laptop was stolen. Must I revoke my DSC?',
      answer: stolenLaptop,
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'signed-by-a-thief',
      question: 'Someone may have signed in my name. What should I do?',
      answer: signedByThief,
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'caller-asks-for-otp',
      question: 'Someone calls and asks for an OTP or my token password. Is it you?',
      answer: callerAsksForCode,
      links: [{ title: 'Contact section', path: '/#contact' }],
    },
    {
      slug: 'never-asked-for',
      question: 'There is a certificate in my name that I never asked for. What should I do?',
      answer: neverAskedFor,
      links: [
        { title: names.findCertificate, path: site.portals.certificateSearch },
        { title: 'How to revoke', path: '/revoke-dsc-process' },
        { title: 'Public grievance portal', path: 'https://pgportal.gov.in' },
      ],
    },
    {
      slug: 'sharing-a-token',
      question: 'Can I leave my token and password with my accountant or agent?',
      answer:
        'No. Don’t give either to anyone. An agent who has both can sign in your name. As the certificate holder, ' +
        'you must protect the private key. If someone else may have it, tell us at once. Even at your own desk, ' +
        'remove the token when you finish signing.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'several-computers',
      question: 'Can I use one token on several computers?',
      answer:
        'Yes, if you install the token driver and the portal’s signer program on each computer. Your signing key ' +
        'stays inside the token and isn’t copied to any of them. Take the token with you when you leave.',
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
    {
      slug: 'initialising-a-token',
      question: 'The software asks to initialise my token. Should I agree?',
      answer:
        'No, if the token has a certificate that you still need. If you initialise or format a token, this erases ' +
        'every certificate on it, for signing and for encryption. A token that works doesn’t need this step, so if ' +
        'you aren’t sure, close the window, which does no harm.',
      links: [{ title: 'Utility and drivers', path: '/downloads' }],
    },
    {
      slug: 'leaving-the-organisation',
      question: 'What happens to an organisational DSC when its holder leaves?',
      answer:
        'The organisation must ask us to revoke the DSC, if possible on the holder’s last working day. The organisation agreed to this in the ' +
        'authorisation letter. It must not continue to sign with the DSC, even if the DSC hasn’t expired. Before the last working day, ' +
        'the organisation must decide how to open bids or files that were encrypted for this DSC. After the revocation, the organisation must delete the signing certificate from the token, and keep an encryption certificate that it needs to open old files. The successor applies for a certificate in their own name.',
      links: [{ title: 'How to revoke', path: '/revoke-dsc-process' }],
    },
    {
      slug: 'key-on-a-server',
      question: 'Can I keep my individual DSC on a server?',
      answer:
        'No. The CCA doesn’t allow the keys of an individual DSC in a shared hardware security module (HSM). Keep ' +
        'them on your own token. If an organisation’s software signs many documents, it needs a Document Signer ' +
        'certificate, which signs in the organisation’s name and doesn’t replace the authorised signatory.',
      links: [{ title: 'See the certificate types', path: '/#services' }],
    },
  ],
} satisfies FaqCategory;
