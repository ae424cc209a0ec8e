import { documentHeads } from '#content/document/document-heads.ts';
import { prices } from '#content/prices/prices.ts';
import { refundAfterIssue, refundBeforeIssue } from '#content/service/payment.ts';
import { times } from '#content/service/times.ts';
import { missedDownload } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import { cps411 } from '#documents/texts/cps/editions.ts';
import { demonstrationWarnings } from '#documents/texts/demonstration.ts';
import { findNumber } from '#domain/document/amend.ts';
import { type Document, list, section } from '#domain/document/document.ts';

const audits = findNumber(cps411.sections, 'Compliance audit and other assessments');

/** The subscriber agreement: what holds between us and the holder of a certificate. */
export const termsOfService: Document = {
  head: documentHeads.termsOfService,
  subtitle: 'The agreement between us and everyone who applies for, accepts or uses one of our certificates.',
  warnings: demonstrationWarnings,
  numbering: 'clauses',
  sections: [
    section(
      'Who these terms apply to',
      `These terms apply between ${site.owner} (“we”) and you. “You” are the person who applies for a digital ` +
        'signature certificate (DSC), and the organisation that the application is for.',
      'You agree to these terms when you send an application, and again when you accept a certificate.',
      'Our Certification Practice Statement (CPS) is part of these terms. If the two differ, the CPS applies. If you ' +
        'use our public website without applying for anything, its own terms apply.',
    ),
    section(
      'Definitions',
      '“Act” means the Information Technology Act, 2000. “CCA” means the Controller of Certifying Authorities. ' +
        '“Token” means the device that keeps your private key.',
      '“Organisation” means the company, firm or other body that the certificate names in its O attribute.',
    ),
    section(
      'Applying for a certificate',
      'You must give true and complete information and hide nothing that matters. Your name must be exactly as on ' +
        'your PAN or, if you are a foreign national, as in your passport.',
      'You must use your own mobile number and email address, which must not be used for another person’s certificate.',
      'You must complete the verification yourself, by Aadhaar electronic Know Your Customer (eKYC) or with your ' +
        'documents, and in both cases with a video. Nobody can do so for you under a power of attorney.',
      'It is an offence to misrepresent or hide a material fact to get a certificate. Section 71 of the Act provides ' +
        'for up to two years in prison, a fine of up to ₹1,00,000, or both.',
      'We verify and decide. Partners and registration authorities (RA) help you and forward applications, but ' +
        'approve nothing. If something in an application is missing or wrong, we return it to you for correction. If ' +
        'it still cannot be approved, you may be heard before we reject it, and we refund what you paid for it.',
    ),
    section(
      'Accepting the certificate',
      'You must first change the token’s default password, and then download the certificate within ' +
        `${times.download} of the approval. ${missedDownload}`,
      'You must check what the certificate says. If something is wrong, you must not use it and must tell us at once. ' +
        'You accept it when you download or use it. You then vouch for what it says to everyone who reasonably relies ' +
        'on it.',
    ),
    section(
      'Private key and token',
      'You must protect the private key, and keep the token and its password apart from each other. No agent, ' +
        'accountant or colleague may have them.',
      'A forgotten token password cannot be reset. You must then format the token, which erases every certificate on ' +
        'it, and apply again.',
      'You must not keep the key of an individual certificate in a hardware security module (HSM) that several ' +
        'people share.',
      'Keep an old encryption certificate for as long as you want to read what was encrypted for it.',
    ),
    section(
      'Using the certificate',
      'You must use the certificate within its validity dates, key usage and class. You must not use it for anything ' +
        'unlawful, or lend it to anyone.',
      'Each portal decides which certificates it accepts, so we do not promise acceptance. After every renewal, you ' +
        'must register the new certificate on each portal.',
      'A Document Signer certificate signs for the organisation. It does not replace an authorised signatory.',
    ),
    section(
      'Price and payment',
      `We show the price before you pay, with goods and services tax (GST) at ${prices.gstPercent} per cent. You pay ` +
        'at once or later in the process. We issue a certificate only after payment.',
      `${refundBeforeIssue} ${refundAfterIssue} A refund takes up to ${times.refund}.`,
    ),
    section(
      'How long a certificate lasts',
      'A certificate is valid for one, two or three years, as you chose. You can renew it in the last ' +
        `${times.renewal} before it expires, after we have verified you again. The remaining days are not ` +
        'added to the new certificate. An expired or revoked certificate cannot be renewed or reissued, so you must ' +
        'apply again.',
    ),
    section(
      'Suspension and revocation',
      'You must ask for revocation at once when:',
      list(
        'the token is lost or stolen, or someone who knows its password could use it;',
        'your name, your organisation or another fact in the certificate has changed;',
        'you leave the organisation that it names;',
        'you no longer need it.',
      ),
      `Use the portal, send the Revocation Form to ${site.emails.revocation}, or call ${site.phones.support}. You ` +
        'must stop using the key at the same time.',
      'When the holder leaves, an organisation must ask for revocation and stop using the certificate.',
      'We revoke a certificate ourselves where the Act provides for it, for example when:',
      list(
        'a material fact in it is false;',
        'the holder has died, or the organisation has ended;',
        'our own key is compromised.',
      ),
      'We inform you, and you may be heard, as the Act provides. A suspension may last longer than 15 days only after you have had a ' +
        'chance to be heard.',
      'What you signed while the certificate was valid remains validly signed.',
    ),
    section(
      'What we do',
      `We follow the Act, the orders of the CCA and the CPS, and are audited every year (CPS, chapter ${audits}).`,
      'We publish our certificates, our certificate revocation list (CRL) and the CPS in our repository, and refresh ' +
        `the CRL ${times.revocationList}.`,
      'If we stop being a certifying authority, we revoke valid certificates. Earlier signatures remain valid.',
    ),
    section(
      'Confidentiality and personal data',
      'We keep what you give us confidential, except for what a certificate or a CRL publishes by its nature. The ' +
        'certificate holds only a hash of your PAN. We keep application records for ' +
        `${times.records} after the certificate has expired.`,
      'Our privacy policy and our Unique Identification Authority of India (UIDAI) privacy policy give the details. ' +
        `Send grievances about personal data to ${site.emails.grievance}.`,
    ),
    section(
      'Warranty and liability',
      'We warrant what section 36 of the Act and the CPS say, and nothing beyond that.',
      'As far as the law allows, our liability for one certificate, for all claims together, is limited to the price ' +
        'that you paid for it. We are not liable for lost profit or data, a missed deadline, or a portal’s decision. This ' +
        'does not affect liability that the law does not let us limit.',
      'You must compensate us for loss caused by your false statements or your failure to protect the key.',
    ),
    section(
      'Final provisions',
      'These terms apply until your last certificate has expired or been revoked. Sections 11 and 12 apply for longer.',
      'The laws of India govern these terms. If one provision is not valid, the others still apply. We may change ' +
        'these terms for future applications. For a certificate already issued, the edition in force at ' +
        'its issue applies, unless the law or the CCA requires more.',
      `Send a complaint to ${site.emails.escalation} or call ${site.phones.escalation}. If this does not settle it, ` +
        'you may go to the courts, and to the CCA through the public grievance portal, https://pgportal.gov.in.',
    ),
  ],
};
