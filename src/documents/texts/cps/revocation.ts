import { site } from '#content/site.ts';
import { chapter, type DocumentSection, list, section } from '#domain/document/document.ts';

/** Section 4.9. */
export const revocation = chapter(
  'Certificate revocation and suspension',
  section(
    'Circumstances for revocation',
    'We revoke a certificate when the subscriber or an authorised person asks for it. We revoke it when the ' +
      'subscriber dies, or when the firm or company that it names comes to an end. After the subscriber has had a ' +
      'chance to be heard, we also revoke it when:',
    list(
      'a material fact stated in it is false or was hidden;',
      'a condition of its issue was not met;',
      'our own key or system was compromised, so that the certificate can no longer be trusted;',
      'the subscriber is insolvent or the organisation is dissolved.',
    ),
    'Subscribers usually ask because the token is lost or stolen, or others know the password. Other usual reasons ' +
      'are a changed name or organisation, leaving the organisation, wrong data, and no further need.',
  ),
  section(
    'Who can request revocation',
    'The subscriber can request revocation, and so can a person authorised by the subscriber or by the organisation ' +
      'in the certificate, an heir or a representative. We can revoke a certificate ourselves if this document is ' +
      'breached, or by order of the CCA or a court.',
  ),
  section(
    'Procedure for revocation request',
    'The request must name the certificate, the reason and the person who makes it. It must be made on the portal, ' +
      `or in writing to ${site.emails.support}. We authenticate it as section 3.4 describes. We then revoke the ` +
      'certificate, record the time, and tell the subscriber.',
  ),
  section(
    'Revocation request grace period',
    'There is no grace period. A subscriber must ask for revocation as soon as there is a reason.',
  ),
  section(
    'Time within which CA must process the revocation request',
    'We carry out an authenticated request without delay. The serial number appears in the next CRL, which follows ' +
      'within about 24 hours.',
  ),
  section(
    'Revocation checking requirement for relying parties',
    'Before relying on a certificate, a relying party must use the latest CRL, or OCSP where the certificate names ' +
      'an address for it.',
  ),
  section('CRL issuance frequency', 'We issue a new CRL about every 24 hours, even when no certificate was revoked.'),
  section('Maximum latency for CRLs', 'We publish a CRL within one hour of signing it.'),
  section(
    'On-line revocation/status checking availability',
    'If a certificate names an OCSP address, that service answers about the certificate while it is valid.',
  ),
  section(
    'On-line revocation checking requirements',
    'A relying party must verify the signature of an OCSP answer and the period for which the answer is valid.',
  ),
  section(
    'Other forms of revocation advertisements available',
    'The certificate search on our portal shows the status.',
  ),
  section(
    'Special requirements re key compromise',
    'If others may know a key, this is always a reason to revoke. If one of our own keys is compromised, section ' +
      '5.7.3 applies.',
  ),
  section(
    'Circumstances for suspension',
    'We suspend a certificate when the subscriber or an authorised person asks for it, or when we consider this to ' +
      'be in the public interest. The suspension lasts while we establish the facts.',
  ),
  section('Who can request suspension', 'Section 4.9.2 applies.'),
  section(
    'Procedure for suspension request',
    'Section 4.9.3 applies. The CRL shows a suspended certificate as on hold.',
  ),
  section('Limits on suspension period', 'Section 37 of the Act sets the limits.'),
);

/** Sections 4.10 to 4.12. */
export const status: readonly DocumentSection[] = [
  chapter(
    'Certificate status services',
    section(
      'Operational characteristics',
      'Each certificate contains the address of the CRL. A revoked certificate stays in the CRL at least until it ' +
        'would have expired.',
    ),
    section(
      'Service availability',
      'The CRL is available at all hours. We announce planned maintenance on our website beforehand.',
    ),
    section('Optional features', 'No stipulation.'),
  ),
  section(
    'End of subscription',
    'A subscription ends when the certificate expires or is revoked. A certificate is valid for one, two or three ' +
      'years. Signatures made while it was valid remain valid.',
  ),
  chapter(
    'Key escrow and recovery',
    section(
      'Key escrow and recovery policy and practices',
      'The private key of a signing certificate is never placed in escrow.',
    ),
    section('Session key encapsulation and recovery policy and practices', 'Not applicable.'),
  ),
];
