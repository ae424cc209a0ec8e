import { demonstrationNotice } from '#content/document/demonstration.ts';
import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { type Document, list, section } from '#domain/document/document.ts';

/** What holds between us and whoever relies on a certificate. */
export const relyingPartyAgreement: Document = {
  head: documentHeads.relyingPartyAgreement,
  subtitle: 'What to check before you rely on a certificate that we issued, and what you may expect of us.',
  warnings: [demonstrationNotice],
  numbering: 'clauses',
  sections: [
    section(
      'How this agreement comes about',
      `You agree to this agreement with ${site.owner} (“we”) when you rely on one of our certificates: when you use its ` +
        'public key, ask for its status, or act on a signature that was verified with it.',
      'If you do not agree, do not rely on our certificates.',
      'Our Certification Practice Statement (CPS) describes how we issue certificates. It stands in our repository and is ' +
        'part of this agreement. Where the two differ, the CPS applies.',
    ),
    section(
      'What the words mean',
      '“Certificate” is a digital signature certificate that we issued. Its “holder” is the person or organisation that it ' +
        'names. “You” rely on it.',
      'The “CCA” is the Controller of Certifying Authorities, and the “Act” is the Information Technology Act, 2000.',
      'A “CRL” is our signed list of revoked certificates; “OCSP” answers about one certificate at a time.',
    ),
    section(
      'What a certificate tells you',
      'A certificate says that we verified the identity of its holder as the CPS describes, and that the holder had the ' +
        'matching private key when the certificate was issued.',
      'It says nothing of the holder’s honesty, creditworthiness or ability, and nothing of whether a signed document is ' +
        'true.',
      'An organisational certificate names the organisation too. What its holder may sign for the organisation is for you ' +
        'to find out. A document signer certificate stands for the organisation’s software and does not replace an ' +
        'authorised signatory.',
    ),
    section(
      'What you check before you rely',
      'Each time, before you rely on a signature, you see to it that:',
      list(
        'the document is, byte for byte, the one that was signed;',
        'the certificate was within its dates when it was used;',
        'its chain ends at the Root Certifying Authority of India, whose fingerprint you compared with the one that the CCA ' +
          'gives;',
        'it had not been revoked or suspended, by the latest CRL or by OCSP where the certificate names an address for it;',
        'its key usage and its class allow what you rely on it for.',
      ),
      'What counts is the moment of signing. A signature that was made while the certificate was valid stays valid after ' +
        'the certificate expires or is revoked. Without a time stamp that moment cannot be shown to lie before the end ' +
        'date.',
      'A verification program does not take these checks off you: you see to it that it makes them.',
    ),
    section(
      'When you must not rely',
      'You do not rely on a certificate for anything that happens after it expired or was revoked, or while it is ' +
        'suspended.',
      'You do not rely on it when you know, or ought to know, that the private key is in other hands or that the holder ' +
        'was not entitled to sign.',
      'You do not rely on it beyond what the CPS calls an appropriate use.',
    ),
    section(
      'What we do',
      'When we issue a certificate we follow the Act, the orders of the CCA and the CPS.',
      'We refresh our CRL about every 24 hours and publish it for everybody, without a charge and without a login. A ' +
        'revocation shows with the next list at the latest.',
      'Planned maintenance is announced on our website. While neither the CRL nor OCSP can be reached, you do not treat a ' +
        'certificate as checked.',
    ),
    section(
      'What we do not warrant',
      'Beyond what the Act and the CPS say we warrant nothing, and in particular not that a signature meets the demands of ' +
        'a law, a portal or a court that we do not know of.',
      'We do not answer for programs, networks or time sources of others.',
    ),
    section(
      'Liability',
      'As far as the law allows, our liability to you and everybody else is limited, for one certificate and all claims ' +
        'together, to the price that was paid for that certificate. We are not liable for lost profit or data.',
      'If you relied without the checks of section 4, we are not liable for what follows from that, and you make good what ' +
        'we lose by it.',
      'Liability that the law does not let us limit stays as it is.',
    ),
    section(
      'If something is wrong',
      `If you have reason to think that a key is in other hands, or that a certificate says something false, tell us at ` +
        `once: ${site.emails.revocation} or ${site.phones.support}.`,
      `A complaint goes to ${site.emails.escalation}. What is not settled there can be taken to the CCA through the public ` +
        'grievance portal, https://pgportal.gov.in.',
    ),
    section(
      'Closing provisions',
      'We may change this agreement. The edition in force when you rely is the one that applies; it stands on our website.',
      'If one provision does not hold, the others do.',
      'The laws of India apply.',
    ),
  ],
};
