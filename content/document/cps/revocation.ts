import { site } from '#content/site.ts';
import { chapter, type DocumentSection, list, section } from '#domain/document/document.ts';

/** Section 4.9. */
export const revocation = chapter(
  'Certificate revocation and suspension',
  section(
    'Circumstances for revocation',
    'We revoke a certificate when the subscriber or an authorised person asks for it, on the death of the subscriber, and ' +
      'when the firm or company that it names comes to an end. We also revoke it, after the subscriber had the chance to ' +
      'be heard, when:',
    list(
      'a material fact stated in it is false or was hidden;',
      'a condition of its issue was not met;',
      'our own key or system was compromised so that the certificate can no longer be trusted;',
      'the subscriber is insolvent or the organisation dissolved.',
    ),
    'The usual reasons of subscribers are a lost or stolen token, a password that others know, a changed name or ' +
      'organisation, leaving the organisation, wrong data, and no further need.',
  ),
  section(
    'Who can request revocation',
    'The subscriber; a person whom the subscriber or the organisation in the certificate has authorised; heirs and ' +
      'representatives; and we ourselves on a breach of this document or by order of the CCA or of a court.',
  ),
  section(
    'Procedure for revocation request',
    'The request names the certificate, the reason and who asks. It is made on the portal, or in writing to ' +
      `${site.emails.support}. We authenticate it as section 3.4 says, revoke the certificate, record the time, and tell ` +
      'the subscriber.',
  ),
  section(
    'Revocation request grace period',
    'There is none: a subscriber asks for the revocation as soon as there is a reason.',
  ),
  section(
    'Time within which CA must process the revocation request',
    'An authenticated request is carried out without delay. The serial number is in the next CRL, about 24 hours later at ' +
      'most.',
  ),
  section(
    'Revocation checking requirement for relying parties',
    'A relying party uses the latest CRL, or OCSP where the certificate names an address for it, before relying on a ' +
      'certificate.',
  ),
  section('CRL issuance frequency', 'A new CRL is issued about every 24 hours, also when nothing was revoked.'),
  section('Maximum latency for CRLs', 'A CRL is published within one hour of being signed.'),
  section(
    'On-line revocation/status checking availability',
    'Where a certificate names an OCSP address, that service answers about the certificate while it is valid.',
  ),
  section(
    'On-line revocation checking requirements',
    'A relying party verifies the signature of an OCSP answer and the time for which it holds.',
  ),
  section(
    'Other forms of revocation advertisements available',
    'The certificate search on our portal shows the status.',
  ),
  section(
    'Special requirements re key compromise',
    'A key that may be known to others is a reason to revoke in every case. When a key of our own is compromised, ' +
      'section 5.7.3 applies.',
  ),
  section(
    'Circumstances for suspension',
    'A certificate is suspended when the subscriber or an authorised person asks for it, or when we hold that it is in the ' +
      'public interest, while the facts are being found out.',
  ),
  section('Who can request suspension', 'As in section 4.9.2.'),
  section(
    'Procedure for suspension request',
    'As in section 4.9.3. A suspended certificate stands in the CRL as on hold.',
  ),
  section('Limits on suspension period', 'As section 37 of the Act provides.'),
);

/** Sections 4.10 to 4.12. */
export const status: readonly DocumentSection[] = [
  chapter(
    'Certificate status services',
    section(
      'Operational characteristics',
      'The address of the CRL stands in each certificate. A revoked certificate stays in the CRL at least until it ' +
        'would have expired.',
    ),
    section(
      'Service availability',
      'The CRL can be fetched at all hours. Planned maintenance is announced on our website beforehand.',
    ),
    section('Optional features', 'No stipulation.'),
  ),
  section(
    'End of subscription',
    'A subscription ends when the certificate expires or is revoked. A certificate is valid for one, two or three years. ' +
      'Signatures that were made while it was valid remain valid.',
  ),
  chapter(
    'Key escrow and recovery',
    section(
      'Key escrow and recovery policy and practices',
      'The private key of a signing certificate is never given into escrow.',
    ),
    section('Session key encapsulation and recovery policy and practices', 'Not applicable.'),
  ),
];
