import { documentHeads } from '#content/document/document-heads.ts';
import { times } from '#content/service/times.ts';
import { site } from '#content/site.ts';
import { demonstrationWarnings } from '#documents/texts/demonstration.ts';
import { type Document, list, section } from '#domain/document/document.ts';

/** What holds between us and whoever relies on a certificate. */
export const relyingPartyAgreement: Document = {
  head: documentHeads.relyingPartyAgreement,
  subtitle: 'What you must check before you rely on a certificate that we issued, and what you may expect from us.',
  warnings: demonstrationWarnings,
  numbering: 'clauses',
  sections: [
    section(
      'When this agreement applies',
      `You accept this agreement with ${site.owner} (“we”) when you rely on one of our certificates. You rely on ` +
        'it when you use its public key, ask for its status, or act on a signature that was verified with it.',
      'If you do not accept it, you must not rely on our certificates.',
      'Our Certification Practice Statement (CPS) describes how we issue certificates. It is in our repository and ' +
        'is part of this agreement. If the two differ, the CPS applies.',
    ),
    section(
      'Definitions',
      'A “certificate” is a digital signature certificate (DSC) that we issued. Its “subscriber” is the person or ' +
        'organisation that it names. “You” are the relying party.',
      '“CCA” means the Controller of Certifying Authorities. “Act” means the Information Technology Act, 2000.',
      'The “CRL” is our signed certificate revocation list. “OCSP” (Online Certificate Status Protocol) is a service ' +
        'that answers about one certificate at a time.',
    ),
    section(
      'What a certificate tells you',
      'A certificate tells you that we verified the subscriber’s identity as the CPS describes. It also tells you ' +
        'that the subscriber had the matching private key when we issued the certificate.',
      'It does not tell you whether the subscriber is honest, creditworthy or able, or whether a signed document is true.',
      'An organisational certificate also names the organisation. You must find out what the subscriber may sign for ' +
        'the organisation. A Document Signer certificate represents the organisation’s software. It does not replace ' +
        'an authorised signatory.',
    ),
    section(
      'What you must check',
      'Each time, before you rely on a signature, you must make sure that:',
      list(
        'the document is the one that was signed, byte for byte;',
        'the certificate was within its validity dates when it was used;',
        'its chain ends at the Root Certifying Authority of India, whose fingerprint you have compared with the one ' +
          'that the CCA gives;',
        'the latest CRL, or OCSP if the certificate names an address for it, shows that it had not been revoked or ' +
          'suspended;',
        'its key usage and its class allow what you rely on it for.',
      ),
      'The time of signing counts. A signature made while the certificate was valid remains valid after the ' +
        'certificate expires or is revoked. Without a timestamp, you cannot show that the signing took place before ' +
        'the end date.',
      'A verification program does not remove these duties: you must make sure that it makes these checks.',
    ),
    section(
      'When you must not rely on a certificate',
      'You must not rely on a certificate for anything that happens after it has expired or been revoked, or while ' +
        'it is suspended.',
      'You must not rely on it if you know, or ought to know, that someone else has the private key. The same ' +
        'applies if you know, or ought to know, that the subscriber was not entitled to sign.',
      'You must not rely on it beyond what the CPS calls an appropriate use.',
    ),
    section(
      'What we do',
      'When we issue a certificate, we follow the Act, the orders of the CCA and the CPS.',
      `We refresh our CRL ${times.revocationList}. We publish it for everyone, free of charge and without a ` +
        'login. A revocation appears in the next CRL.',
      'We announce planned maintenance on our website. When neither the CRL nor OCSP is available, you must not ' +
        'treat a certificate as checked.',
    ),
    section(
      'What we do not warrant',
      'We warrant nothing beyond what the Act and the CPS say. In particular, we do not warrant that a signature ' +
        'meets requirements of laws, portals or courts that we do not know.',
      'We are not responsible for the programs, networks or time sources of others.',
    ),
    section(
      'Liability',
      'As far as the law allows, our liability for one certificate, to you and everyone else and for all claims ' +
        'together, is limited to the price paid for it. We are not liable for lost profit or data.',
      'If you rely on a certificate without the checks in section 4, we are not liable for the consequences, and you ' +
        'must compensate us for our resulting loss.',
      'This agreement does not affect liability that the law does not let us limit.',
    ),
    section(
      'If something is wrong',
      'Tell us at once if you have reason to think that someone else has a private key, or that a certificate says ' +
        `something false. Write to ${site.emails.revocation} or call ${site.phones.support} (${site.hours}).`,
      `Send complaints to ${site.emails.escalation}. If a complaint is not settled there, you may take it to the CCA ` +
        'through the public grievance portal, https://pgportal.gov.in.',
    ),
    section(
      'Final provisions',
      'We may change this agreement. The edition in force when you rely on a certificate applies, and it is on our ' +
        'website.',
      'If one provision is not valid, the others still apply.',
      'The laws of India govern this agreement.',
    ),
  ],
};
