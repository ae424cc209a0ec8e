import { chapter, type DocumentSection, list, section } from '#domain/document/document.ts';

/** Sections 4.1 and 4.2. */
export const application: readonly DocumentSection[] = [
  chapter(
    'Certificate application',
    section(
      'Who can submit a certificate application',
      'Any individual whose identity can be verified, for himself or herself or for an organisation that authorises it; ' +
        'and an organisation, through its authorised signatory, for a document signer certificate.',
    ),
    section(
      'Enrolment process and responsibilities',
      'The applicant logs in on our portal with a mobile number, enters the details, submits the documents, is verified, ' +
        'and pays, at once or later in the process. The applicant answers for the truth of what is stated.',
      'The application form carries the text of section 71 of the Act: whoever misrepresents or hides a material fact to ' +
        'get a certificate can be punished with up to two years in prison, a fine of up to ₹1,00,000, or both.',
    ),
  ),
  chapter(
    'Certificate application processing',
    section(
      'Performing identification and authentication functions',
      'Each application is verified as chapter 3 says by one of our officers, and approved by another.',
    ),
    section(
      'Approval or rejection of certificate applications',
      'Only our own staff and the authorised staff of our sub-CA approve. We reject an application when, for example, the ' +
        'name differs from the PAN, the video is unclear, the e-mail address is wrong, the authorisation is missing or ' +
        'the payment cannot be matched. The applicant is told the reason and, before a refusal becomes final, is given ' +
        'the chance to be heard.',
    ),
    section(
      'Time to process certificate applications',
      'We process an application without undue delay once everything that it needs has been received.',
    ),
  ),
];

/** Sections 4.3 to 4.5. */
export const issuance: readonly DocumentSection[] = [
  chapter(
    'Certificate issuance',
    section(
      'CA actions during certificate issuance',
      'After approval, and after the subscriber has confirmed by eSign, the sub-CA signs the certificate over the public ' +
        'key in the verified request. Each step is recorded.',
    ),
    section(
      'Notification to subscriber by the CA of issuance of certificate',
      'The subscriber is told by mail or by a message to the verified mobile number that the certificate can be ' +
        'downloaded. It is to be downloaded to the token within 30 days of the approval.',
    ),
  ),
  chapter(
    'Certificate acceptance',
    section(
      'Conduct constituting certificate acceptance',
      'A subscriber accepts a certificate by downloading it, or by using it. By accepting it the subscriber vouches to ' +
        'everyone who reasonably relies on it for holding the private key and for what the certificate says.',
    ),
    section(
      'Publication of the certificate by the CA',
      'We publish a subscriber’s certificate where the law or the CCA’s guidelines ask for it.',
    ),
    section('Notification of certificate issuance by the CA to other entities', 'No stipulation.'),
  ),
  chapter(
    'Key pair and certificate usage',
    section(
      'Subscriber private key and certificate usage',
      'The subscriber:',
      list(
        'keeps the token and its password apart, and both to himself or herself;',
        'uses the key only within the limits of the certificate;',
        'tells us at once when the key may be compromised;',
        'stops using the key when the certificate expires or is suspended or revoked.',
      ),
    ),
    section(
      'Relying party public key and certificate usage',
      'Before relying on a certificate, a relying party checks its purpose, its chain to the root, its dates, and by the ' +
        'latest CRL or by OCSP that it was not revoked.',
    ),
  ),
];
