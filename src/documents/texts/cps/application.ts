import { chapter, type DocumentSection, list, section } from '#domain/document/document.ts';

/** Sections 4.1 and 4.2. */
export const application: readonly DocumentSection[] = [
  chapter(
    'Certificate application',
    section(
      'Who can submit a certificate application',
      'Any individual whose identity can be verified may apply, personally or for an organisation that authorises ' +
        'the application. An organisation may apply for a Document Signer certificate through its authorised ' +
        'signatory.',
    ),
    section(
      'Enrolment process and responsibilities',
      'The applicant logs in to our portal with a mobile number, enters the details, submits the documents and is ' +
        'verified. The applicant pays at once or later in the process. The applicant is responsible for the truth of ' +
        'what is stated.',
      'The application form carries the text of section 71 of the Act. A person who misrepresents or hides a ' +
        'material fact to get a certificate can be punished. The punishment is up to two years in prison, a fine of ' +
        'up to ₹1,00,000, or both.',
    ),
  ),
  chapter(
    'Certificate application processing',
    section(
      'Performing identification and authentication functions',
      'One of our officers verifies each application as chapter 3 describes. Another officer approves it.',
    ),
    section(
      'Approval or rejection of certificate applications',
      'Only our own staff and the authorised staff of our sub-CA approve. We reject an application if, for example, ' +
        'the name differs from the PAN, the video is unclear or the email address is wrong. Other examples are a ' +
        'missing authorisation and a payment that we cannot match. We tell the applicant the reason. Before a ' +
        'refusal becomes final, we give the applicant a chance to be heard.',
    ),
    section(
      'Time to process certificate applications',
      'We process an application without undue delay once we have received everything that it needs.',
    ),
  ),
];

/** Sections 4.3 to 4.5. */
export const issuance: readonly DocumentSection[] = [
  chapter(
    'Certificate issuance',
    section(
      'CA actions during certificate issuance',
      'After we approve the application and the subscriber confirms by eSign, the sub-CA signs the certificate over ' +
        'the public key in the verified request. We record each step.',
    ),
    section(
      'Notification to subscriber by the CA of issuance of certificate',
      'We tell the subscriber by email, or by a message to the verified mobile number, when the certificate can be ' +
        'downloaded. The subscriber must download it to the token within 30 days of the approval.',
    ),
  ),
  chapter(
    'Certificate acceptance',
    section(
      'Conduct constituting certificate acceptance',
      'A subscriber accepts a certificate by downloading it or by using it. The subscriber then vouches for holding ' +
        'the private key, and for what the certificate says, to everyone who reasonably relies on it.',
    ),
    section(
      'Publication of the certificate by the CA',
      'We publish a subscriber’s certificate where the law or the CCA’s guidelines require it.',
    ),
    section('Notification of certificate issuance by the CA to other entities', 'No stipulation.'),
  ),
  chapter(
    'Key pair and certificate usage',
    section(
      'Subscriber private key and certificate usage',
      'The subscriber must:',
      list(
        'keep the token and its password apart, and not share either of them;',
        'use the key only within the limits of the certificate;',
        'tell us at once if the key may be compromised;',
        'stop using the key when the certificate expires or is suspended or revoked.',
      ),
    ),
    section(
      'Relying party public key and certificate usage',
      'Before relying on a certificate, a relying party must check its purpose, its chain to the root and its dates. ' +
        'It must also use the latest CRL or OCSP to check that the certificate was not revoked.',
    ),
  ),
];
