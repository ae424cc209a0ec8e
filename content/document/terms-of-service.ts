import { demonstrationNotice } from '#content/document/demonstration.ts';
import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { type Document, list, section } from '#domain/document/document.ts';

/** The subscriber agreement: what holds between us and the holder of a certificate. */
export const termsOfService: Document = {
  head: documentHeads.termsOfService,
  subtitle: 'The agreement between us and everybody who applies for, accepts or uses a certificate of ours.',
  warnings: [demonstrationNotice],
  numbering: 'clauses',
  sections: [
    section(
      'Who agrees to what',
      `These terms hold between ${site.owner} (“we”) and you: the person who applies for a digital signature certificate, ` +
        'and the organisation for which the application is made.',
      'You agree to them when you send an application, and again when you accept a certificate.',
      'Our Certification Practice Statement (CPS) is part of them. Where the two differ, the CPS applies. Using our public ' +
        'website without applying for anything is governed by the terms that stand there.',
    ),
    section(
      'What the words mean',
      'The “Act” is the Information Technology Act, 2000. The “CCA” is the Controller of Certifying Authorities. The “token” ' +
        'is the device in which your private key is kept.',
      'An “organisation” is whoever is named in the O attribute of the certificate, unless that is an individual.',
    ),
    section(
      'Applying',
      'You state what is true, completely, and hide nothing that matters. Your name is written exactly as on your PAN.',
      'Mobile number and e-mail address are your own and are not used for another person’s certificate.',
      'You pass the verification yourself, by video or Aadhaar eKYC. Nobody can do so for you under a power of attorney.',
      'Section 71 of the Act punishes whoever misrepresents or hides a material fact to get a certificate with up to two ' +
        'years in prison, a fine of up to ₹1,00,000, or both.',
      'We verify and decide. Partners and registration authorities help and forward; they approve nothing. If we mean to ' +
        'refuse an application you are told why and may be heard.',
    ),
    section(
      'Accepting the certificate',
      'Change the default password of the token first. Then download the certificate, within 30 days of the approval.',
      'Check what it says. If something is wrong, do not use it and tell us at once. By downloading or using it you accept ' +
        'it, and vouch for what it says to everybody who reasonably relies on it.',
    ),
    section(
      'Key and token',
      'Guarding the private key is your duty. The token and its password stay with you, apart from each other, and no agent, ' +
        'accountant or colleague gets them.',
      'A forgotten password cannot be reset. The token then has to be formatted, which erases every certificate on it, and ' +
        'you apply afresh.',
      'The key of an individual certificate is not kept in an HSM that several people share.',
      'Keep an old encryption certificate for as long as you want to read what was encrypted for it.',
    ),
    section(
      'Using the certificate',
      'You use it within its dates, its key usage and its class, and for nothing unlawful. You lend it to nobody.',
      'Each portal decides for itself which certificates it accepts. We promise no acceptance. After every renewal the new ' +
        'certificate has to be registered again on each portal.',
      'A document signer certificate signs in the name of the organisation. It does not replace an authorised signatory.',
    ),
    section(
      'Price and payment',
      'The price is shown before you pay, with goods and services tax at 18 per cent. You pay at once or later in the ' +
        'process; a certificate is issued after payment.',
      'Before a certificate is issued you may withdraw, and we return what you paid for it. After it was issued nothing is ' +
        'returned, unless it was wrong through our fault: then we replace it, or return the price if you prefer.',
    ),
    section(
      'How long it lasts',
      'A certificate is valid for one, two or three years, as you chose.',
      'It can be renewed before it expires, after you have been verified again. An expired or revoked certificate is ' +
        'neither renewed nor reissued: you make a fresh application.',
    ),
    section(
      'Suspension and revocation',
      'You ask for a revocation at once when:',
      list(
        'the token is lost or stolen, or somebody else may know the password;',
        'your name, your organisation or another fact in the certificate has changed;',
        'you leave the organisation that it names;',
        'you no longer need it.',
      ),
      `Use the portal, or the Revocation Form, which goes to ${site.emails.revocation}; or call ${site.phones.support}. Stop ` +
        'using the key at the same time.',
      'An organisation asks for the revocation when the holder leaves, and does not use the certificate any more.',
      'We revoke a certificate ourselves where the Act provides for it: for example when a material fact in it is false, ' +
        'when its holder dies or the organisation ends, or when our own key was compromised. You are heard and told as the ' +
        'Act provides. A suspension goes on beyond fifteen days only after you had the chance to be heard.',
      'What you signed while the certificate was valid stays validly signed.',
    ),
    section(
      'What we do',
      'We follow the Act, the orders of the CCA and the CPS. An auditor whom the CCA has empanelled checks that every year.',
      'We publish our certificates, our CRL and the CPS in our repository. The CRL is refreshed about every 24 hours.',
      'Should we stop working as a certifying authority, we revoke the certificates that are still valid. What was signed ' +
        'before that stays valid.',
    ),
    section(
      'Confidentiality and personal data',
      'We keep what you give us confidential, apart from what a certificate or a CRL publishes by its nature. Of your PAN ' +
        'the certificate holds a hash only.',
      'Application records are kept for seven years after the certificate has expired.',
      'Our privacy policy and our UIDAI privacy policy say the rest. Your grievance about personal data reaches us at ' +
        `${site.emails.grievance}.`,
    ),
    section(
      'Warranty and liability',
      'We warrant what section 36 of the Act and the CPS say, and nothing beyond that.',
      'As far as the law allows, our liability for one certificate is limited, for all claims together, to the price that ' +
        'you paid for it. We are not liable for lost profit or data, for a missed deadline, or for what a portal decides.',
      'You make good what we lose through false statements of yours, or because you did not guard the key.',
      'Liability that the law does not let us limit stays as it is.',
    ),
    section(
      'Closing provisions',
      'These terms hold until your last certificate has expired or been revoked. Sections 11 and 12 hold longer.',
      'We may change them for applications to come. For a certificate that was issued the edition in force at its issue ' +
        'applies, unless the law or the CCA asks for more.',
      `A complaint goes to ${site.emails.escalation} or ${site.phones.escalation}. What is not settled there can be taken to ` +
        'the CCA through the public grievance portal, https://pgportal.gov.in, and to the courts.',
      'If one provision does not hold, the others do. The laws of India apply.',
    ),
  ],
};
