import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 3 in the order of RFC 3647. */
export const identification = chapter(
  'Identification and authentication',
  chapter(
    'Naming',
    section(
      'Types of names',
      'Each certificate carries an X.500 distinguished name for its issuer and another for its subject. Section ' +
        '7.1.4 lists the attributes.',
    ),
    section(
      'Need for names to be meaningful',
      'The common name is the name of the subscriber as in the verified identity document. If the certificate is ' +
        'bound to a PAN, the name is exactly as on the PAN. In a Document Signer certificate, the common name states ' +
        'what the organisation uses it for.',
    ),
    section('Anonymity or pseudonymity of subscribers', 'We do not issue anonymous or pseudonymous certificates.'),
    section(
      'Rules for interpreting various name forms',
      'The serialNumber attribute of the subject contains only a hash of the PAN. The state and pincode are those ' +
        'of the verified address.',
    ),
    section(
      'Uniqueness of names',
      'The subject and the serial number together are unique. We do not accept a mobile number or email address that ' +
        'was verified for another person.',
    ),
    section(
      'Recognition, authentication, and role of trademarks',
      'We neither examine whether a name infringes a trademark, nor settle disputes about names. We may refuse ' +
        'or revoke a certificate if a court decides that its name must not be used.',
    ),
  ),
  chapter(
    'Initial identity validation',
    section(
      'Method to prove possession of private key',
      'The key pair of a signing certificate is created inside the applicant’s token. The private key signs the ' +
        'request. Before we issue, we verify that signature against the public key, as section 35 of the Act requires.',
    ),
    section(
      'Authentication of organisation identity',
      'We verify that an organisation exists by its incorporation certificate, partnership deed or Goods and ' +
        'Services Tax (GST) registration. We also verify its PAN. If it has no GST registration, we ask for a bank ' +
        'statement less than three months old.',
    ),
    section(
      'Authentication of individual identity',
      'We verify an individual by Aadhaar electronic Know Your Customer (eKYC), or by original documents together ' +
        'with a video. The documents are the PAN and a photo identity issued by the government. A foreign national ' +
        'must show a passport, a visa or residence permit, address proof, and the PAN if they hold one.',
      'The applicant must record the video with our own facility and show the original documents in it. The mobile ' +
        'number and email address must be the applicant’s own. We verify both.',
      'Nobody may get a certificate for another person under a power of attorney. An applicant who cannot sign ' +
        'because of a disability must use Aadhaar eKYC.',
    ),
    section(
      'Non-verified subscriber information',
      'A certificate contains nothing about its subscriber that we have not verified.',
    ),
    section(
      'Validation of authority',
      'A person who applies for an organisation must submit a letter from an authorised signatory of that ' +
        'organisation. We verify the signatory’s own identity and authority.',
    ),
    section(
      'Criteria for interoperation',
      'Interoperation follows the guidelines of the CCA. We have no cross-certification with other hierarchies.',
    ),
  ),
  chapter(
    'Identification and authentication for re-key requests',
    section(
      'Identification and authentication for routine re-key',
      'A certificate can be renewed before it expires. We verify the subscriber again, with a new key pair, as ' +
        'section 3.2 describes.',
    ),
    section(
      'Identification and authentication for re-key after revocation',
      'An expired or revoked certificate cannot be renewed or reissued. The subscriber must make a fresh ' +
        'application. We then verify the subscriber as section 3.2 describes.',
    ),
  ),
  section(
    'Identification and authentication for revocation request',
    'We authenticate the person who makes the request. We use a portal login, a call back to the verified mobile ' +
      'number, an email from the verified address, or a signed request with proof of identity. If a key may be ' +
      'compromised, we choose the method that lets us act at once. We then suspend the certificate, and revoke it ' +
      'when the request is confirmed.',
    list(
      'An organisation must prove that the person who makes the request is authorised.',
      'Heirs and representatives must prove the death or the end of the organisation.',
    ),
  ),
);
