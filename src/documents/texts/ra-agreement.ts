import { documentHeads } from '#content/document/document-heads.ts';
import { times } from '#content/service/times.ts';
import { site } from '#content/site.ts';
import { type Document, list, section } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** What holds between us and a registration authority. */
export const raAgreement: Document = {
  head: documentHeads.raAgreement,
  subtitle: `The agreement between ${site.owner} and a partner who works as a registration authority (RA).`,
  numbering: 'clauses',
  front: [
    {
      heading: 'The parties',
      body: [
        `This agreement is between ${site.owner}, ${site.offices.registered.lines.join(', ')}, India (“we”, the ` +
          'certifying authority (CA)) and the registration authority (“the RA”):',
        {
          kind: 'choice',
          name: 'kind-of-party',
          label: 'The RA is',
          options: [
            { value: 'individual', label: 'an individual' },
            { value: 'firm', label: 'a firm' },
            { value: 'company', label: 'a company' },
          ],
        },
        {
          kind: 'fields',
          fields: [
            { name: 'ra-name', label: 'Name of the individual, firm or company', share: 8 },
            { name: 'ra-pan', label: 'PAN', share: 4, limit: 10 },
            { name: 'ra-address', label: 'Address with pincode', share: 12 },
            { name: 'ra-representative', label: 'Represented by', help: 'name and designation', share: 6 },
            { name: 'ra-gst', label: 'GST number, if any', share: 6, limit: 15 },
            { name: 'ra-mobile', label: 'Mobile number', share: 4, limit: 15 },
            { name: 'ra-mail', label: 'Email', share: 8 },
            dateField({ name: 'agreement-date', label: 'Date of this agreement', share: 4 }),
          ],
        },
        {
          kind: 'choice',
          name: 'tier',
          label: 'Partner tier',
          options: [
            { value: 'channel', label: 'Channel Partner' },
            { value: 'consortium', label: 'Consortium Partner' },
            { value: 'premier', label: 'Premier Partner' },
            { value: 'associate', label: 'Associate' },
          ],
        },
      ],
    },
  ],
  sections: [
    section(
      'Appointment',
      'We appoint the RA to collect applications for digital signature certificates (DSC), help applicants, and ' +
        'forward their documents to us. The appointment is not exclusive.',
      'The RA must not approve or issue certificates. We verify applications, and only our own staff and the ' +
        'authorised staff of our subordinate certifying authority (sub-CA) may approve a certificate. No partner tier ' +
        'changes this.',
      'The RA works in its own name. It is neither our agent nor our employee, and must not present itself as a ' +
        'certifying authority.',
    ),
    section(
      'Rules that apply',
      'The RA must follow the Information Technology Act, 2000 (“the Act”) and our Certification Practice Statement ' +
        '(CPS). It must also follow the guidelines of the Controller of Certifying Authorities (CCA), including those ' +
        'on identity verification. The versions in force when it forwards an application apply.',
      'If this agreement and the CPS differ, the CPS applies.',
    ),
    section(
      'What the RA must do',
      'The RA must:',
      list(
        'accept every complete application and forward it unchanged and without delay;',
        'check identities against original documents as the guidelines require, and forward nothing that it knows or ' +
          'suspects to be false;',
        'make sure that applicants complete the verification themselves, with their own mobile number and email ' +
          'address;',
        'make sure that applicants are told about section 71 of the Act;',
        'tell us at once about every faulty certificate, so that it is revoked, and about every revocation request;',
        'help applicants to download and install, but never hold the token together with its password;',
        'take part in the training that we offer.',
      ),
      'The RA must not record a video for an applicant, sign for another person, or keep an applicant’s token.',
      'The RA must tell applicants about a fee before it charges them.',
    ),
    section(
      'Login and staff',
      `We give the RA a login within ${times.partnerLogin} after the RA signs this agreement. The RA must keep the ` +
        'login secret. Only the RA, and those employees to whom the RA has given restricted access, may use it.',
      'The RA is responsible for everything done with its login. It must end an employee’s access on the day that ' +
        'the employee leaves, and tell us at once about misuse.',
    ),
    section(
      'Records',
      'The RA must keep records of its work: for whom it forwarded an application, when, and which originals it saw. ' +
        'It must show us the records on request, and hand them over when this agreement ends.',
      `The RA must forward to us what applicants submit. We keep it for ${times.records} after the ` +
        'certificate has expired. The RA must not keep copies of identity documents for longer than forwarding ' +
        'takes, unless a law requires it.',
    ),
    section(
      'What we do',
      'We verify applications and decide on them without undue delay. We give reasons for a refusal.',
      'We give the RA the forms, instructions and support that it needs. We tell the RA in good time when the rules ' +
        'change.',
      'We maintain the portal, the repository and the certificate revocation service.',
    ),
    section(
      'Fees',
      'The RA buys at the prices of its tier, which we give in writing. We may change these prices with 30 days’ ' +
        'notice, but orders placed before a change keep the old price.',
      'We add taxes as the law provides. The RA must pay bills within 15 days.',
    ),
    section(
      'Confidentiality and personal data',
      'The RA must keep confidential everything that it learns about applicants and about us. It may use this ' +
        'information only for this agreement, and must protect it as carefully as its own secrets. These duties ' +
        'continue after this agreement ends.',
      'The RA may handle personal data only on our instructions. It must tell us about a breach within six hours of ' +
        'noticing it. It must erase or return the data when this agreement ends.',
      'The RA must not write down or store Aadhaar numbers.',
    ),
    section(
      'Audit',
      'We, the CCA and its empanelled auditors may inspect the RA’s work under this agreement, at its offices and ' +
        'in its records. They must give reasonable notice, unless they suspect misuse.',
      'The RA must correct every deficiency within the time that we set.',
    ),
    section(
      'Liability',
      'The RA is responsible for wrong data that it forwarded if it could have known that the data was wrong, ' +
        'whoever in its office forwarded it. The RA must compensate us, applicants and relying parties for the loss.',
      'As far as the law allows, our own liability to the RA is limited to the fees that the RA paid us in the ' +
        'twelve months before the claim. This does not affect liability that the law does not let us limit.',
    ),
    section(
      'Duration and termination',
      'This agreement runs for one year from its date, and then continues from year to year.',
      'Either party may end it with 30 days’ written notice.',
      'We may end it at once, and close the login, if the CCA asks us to, or if the RA forwards false documents, ' +
        'shares its login, approves or promises approvals, or breaches confidentiality.',
      'When this agreement ends, the RA must stop accepting applications and forward those that it has accepted. It ' +
        'must remove our name from its signs. Sections 5, 8 and 10 continue to apply.',
    ),
    section(
      'Final provisions',
      'The RA must not transfer this agreement, or work under it, to anyone else without our written consent.',
      'Changes must be in writing. If one provision is not valid, the others still apply.',
      'The laws of India govern this agreement. The parties must first try to settle a dispute between themselves, for ' +
        `which the RA must write to ${site.emails.escalation}.`,
    ),
  ],
  back: [
    {
      heading: 'Signatures',
      body: [
        {
          kind: 'boxes',
          boxes: [
            { label: `For ${site.owner}: signature and seal`, share: 6, height: 64 },
            { label: 'For the RA: signature and seal', share: 6, height: 64 },
          ],
        },
        {
          kind: 'fields',
          fields: [
            { name: 'ca-signatory', label: 'Name and designation', help: 'for us', share: 6 },
            { name: 'ra-signatory', label: 'Name and designation', help: 'for the RA', share: 6 },
            { name: 'ca-signed-on', label: 'Place and date', help: 'for us', share: 6 },
            { name: 'ra-signed-on', label: 'Place and date', help: 'for the RA', share: 6 },
            { name: 'witness-one', label: 'First witness', help: 'name and address', share: 6 },
            { name: 'witness-two', label: 'Second witness', help: 'name and address', share: 6 },
          ],
        },
        {
          kind: 'boxes',
          boxes: [
            { label: 'Signature of the first witness', share: 6, height: 44 },
            { label: 'Signature of the second witness', share: 6, height: 44 },
          ],
        },
      ],
    },
  ],
};
