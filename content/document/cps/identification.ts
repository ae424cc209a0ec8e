import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 3 in the order of RFC 3647. */
export const identification = chapter(
  'Identification and authentication',
  chapter(
    'Naming',
    section(
      'Types of names',
      'A certificate carries a distinguished name after X.500 as its issuer and one as its subject. Section 7.1.4 lists ' +
        'the attributes.',
    ),
    section(
      'Need for names to be meaningful',
      'The common name is the name of the subscriber as the verified identity document has it, and exactly as on the ' +
        'PAN where the certificate is bound to one. In a document signer certificate it names the organisation’s use.',
    ),
    section('Anonymity or pseudonymity of subscribers', 'We issue no anonymous or pseudonymous certificates.'),
    section(
      'Rules for interpreting various name forms',
      'The PAN appears in the serialNumber attribute of the subject as a hash only. State and PIN code are those of the ' +
        'verified address.',
    ),
    section(
      'Uniqueness of names',
      'Subject and serial number together are unique. A mobile number or an e-mail address that was verified for one ' +
        'person is not accepted for another.',
    ),
    section(
      'Recognition, authentication, and role of trademarks',
      'We do not examine whether a name infringes a trademark, and we do not settle disputes about names. We may refuse ' +
        'or revoke a certificate when a court decides that its name may not be used.',
    ),
  ),
  chapter(
    'Initial identity validation',
    section(
      'Method to prove possession of private key',
      'The key pair of a signing certificate is made inside the applicant’s token. The request is signed with the ' +
        'private key, and we issue only after that signature has been verified against the public key, as section 35 of ' +
        'the Act requires.',
    ),
    section(
      'Authentication of organisation identity',
      'For an organisation we verify that it exists, by its incorporation certificate, partnership deed or GST ' +
        'registration, and we verify its PAN. Where there is no GST registration, a bank statement less than three ' +
        'months old is asked for.',
    ),
    section(
      'Authentication of individual identity',
      'We verify an individual by Aadhaar eKYC, or by original documents together with a video. The documents are the ' +
        'PAN and a photo identity issued by the government; a foreign national shows a passport, a visa or residence ' +
        'permit, a proof of address, and the PAN if he or she holds one.',
      'The video is recorded with our own facility. The applicant shows the original documents in it. Mobile number and ' +
        'e-mail address are the applicant’s own and are verified.',
      'Nobody can obtain a certificate for another person under a power of attorney. An applicant whom a disability ' +
        'keeps from signing takes the Aadhaar eKYC route.',
    ),
    section(
      'Non-verified subscriber information',
      'A certificate holds nothing about its subscriber that we have not verified.',
    ),
    section(
      'Validation of authority',
      'A person who applies for an organisation brings a letter of an authorised signatory of that organisation. We ' +
        'verify the signatory’s own identity and authority.',
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
      'A certificate can be renewed before it expires. The subscriber is verified again, with a new key pair, as in ' +
        'section 3.2.',
    ),
    section(
      'Identification and authentication for re-key after revocation',
      'An expired or revoked certificate is neither renewed nor reissued. The subscriber makes a fresh application and ' +
        'is verified as in section 3.2.',
    ),
  ),
  section(
    'Identification and authentication for revocation request',
    'Who asks is authenticated by a login on the portal, by a call back to the verified mobile number, by a mail from ' +
      'the verified address, or by a signed request with proof of identity. What serves to act at once when a key may be ' +
      'compromised is chosen first; we then suspend, and revoke when the request is confirmed.',
    list(
      'An organisation proves that the person who asks is authorised.',
      'Heirs and representatives prove the death or the end of the organisation.',
    ),
  ),
);
