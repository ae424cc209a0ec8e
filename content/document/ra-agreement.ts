import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { type Document, list, section } from '#domain/document/document.ts';
import { dateField } from '#domain/document/form.ts';

/** What holds between us and a registration authority. */
export const raAgreement: Document = {
  head: documentHeads.raAgreement,
  subtitle: `Between ${site.owner} and a partner who collects and forwards applications as a registration authority.`,
  numbering: 'clauses',
  front: [
    {
      heading: 'The parties',
      body: [
        `${site.owner}, ${site.offices.registered.lines.join(', ')}, India (“we”, the certifying authority, CA), and the ` +
          'registration authority (“the RA”):',
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
            { name: 'ra-address', label: 'Address, with PIN code', share: 12 },
            { name: 'ra-representative', label: 'Represented by', help: 'name and designation', share: 6 },
            { name: 'ra-gst', label: 'GST number, if any', share: 6, limit: 15 },
            { name: 'ra-mobile', label: 'Mobile number', share: 4, limit: 15 },
            { name: 'ra-mail', label: 'E-mail', share: 8 },
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
      'We appoint the RA to collect applications for digital signature certificates, to help applicants, and to forward ' +
        'their papers to us. The appointment is not exclusive.',
      'The RA approves nothing and issues nothing. Verification is ours, and only our own staff and the authorised staff of ' +
        'our sub-CA approve a certificate. No tier changes that.',
      'The RA works in its own name and is neither our agent nor our employee. It may not present itself as a certifying ' +
        'authority.',
    ),
    section(
      'Rules to work by',
      'The RA follows the Information Technology Act, 2000, the guidelines of the Controller of Certifying Authorities ' +
        '(CCA), among them those on identity verification, and our Certification Practice Statement (CPS), each as it ' +
        'stands when an application is forwarded.',
      'Where this agreement and the CPS differ, the CPS applies.',
    ),
    section(
      'What the RA does',
      'The RA:',
      list(
        'accepts every application that is complete and forwards it unchanged, without delay;',
        'checks identities on original papers as the guidelines say, and forwards nothing that it knows or suspects to be ' +
          'false;',
        'has each applicant pass the verification himself or herself, with a mobile number and an e-mail address of the ' +
          'applicant’s own;',
        'sees to it that section 71 of the Act is pointed out to applicants;',
        'tells us at once of a faulty certificate, so that it is revoked, and of every request for revocation;',
        'helps applicants to download and to install, without taking token and password into its own hands together;',
        'takes part in the training that we offer.',
      ),
      'The RA records no video for an applicant, signs in nobody’s place, and keeps no applicant’s token.',
      'The RA charges applicants no fee that it has not named to them before.',
    ),
    section(
      'Login and people',
      'We give the RA a login within 24 to 48 hours of accepting this agreement. It is kept secret and is used by the RA and ' +
        'those of its employees to whom the RA has given restricted access.',
      'The RA answers for what is done with its login, ends an employee’s access on the day on which he or she leaves, and ' +
        'tells us at once of misuse.',
    ),
    section(
      'Records',
      'The RA keeps records of its work: for whom it forwarded an application, when, and which originals it saw. It shows ' +
        'them to us on request and hands them over at the end.',
      'What applicants hand in is forwarded to us, and kept by us for seven years after the certificate has expired. The RA ' +
        'keeps no copies of identity papers for longer than forwarding takes, unless a law obliges it to.',
    ),
    section(
      'What we do',
      'We verify applications, decide on them without undue delay, and give the reasons for a refusal.',
      'We give the RA the forms, the instructions and the support that it needs, and tell it in time of changes in the ' +
        'rules.',
      'We keep up the portal, the repository and the revocation of certificates.',
    ),
    section(
      'Fees',
      'The RA buys at the prices of its tier, which we name in writing. We may change them with 30 days’ notice; what was ' +
        'ordered before stays at the old price.',
      'Taxes are added as the law provides. Bills are due within 15 days.',
    ),
    section(
      'Confidentiality and personal data',
      'The RA keeps confidential whatever it learns of applicants and of us, uses it for this agreement alone, and protects ' +
        'it as its own secrets. This holds after the end of the agreement.',
      'The RA handles personal data only on our instructions, tells us of a breach within six hours of noticing it, and ' +
        'erases or returns the data when the agreement ends.',
      'Aadhaar numbers are neither written down nor stored.',
    ),
    section(
      'Audit',
      'We, an auditor whom the CCA has empanelled, and the CCA may look into the RA’s work under this agreement, at its ' +
        'offices and in its records, with reasonable notice and without notice if misuse is suspected.',
      'What is found wanting is put right within the time that we set.',
    ),
    section(
      'Liability',
      'The RA answers for wrong data that it forwarded although it could have known better, whoever in its office did so, ' +
        'and makes good what we, applicants and relying parties lose by it.',
      'As far as the law allows, our own liability to the RA is limited to the fees that it paid us in the twelve months ' +
        'before the claim. Liability that the law does not let us limit stays as it is.',
    ),
    section(
      'Duration and end',
      'This agreement runs for one year from its date, and from year to year after that.',
      'Either party may end it with 30 days’ notice in writing.',
      'We may end it at once, and close the login, if the RA forwards false papers, shares its login, approves or promises ' +
        'approvals, or breaches confidentiality, or if the CCA asks for it.',
      'At the end the RA stops accepting applications, forwards what it has accepted, and takes our name off its signs. ' +
        'Sections 5, 8 and 10 continue to hold.',
    ),
    section(
      'Closing provisions',
      'The RA does not pass this agreement, or work under it, to somebody else without our written consent.',
      'Changes are made in writing. If one provision does not hold, the others do.',
      `The laws of India apply. The parties try to settle a dispute between themselves first: the RA writes to ` +
        `${site.emails.escalation}.`,
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
