import { chapter, section } from '#domain/document/document.ts';

/** Chapter 7 in the order of RFC 3647. */
export const profiles = chapter(
  'Certificate, CRL, and OCSP profiles',
  chapter(
    'Certificate profile',
    section('Version number(s)', 'X.509 version 3.'),
    section('Certificate extensions', 'A subscriber’s certificate has these extensions:', {
      kind: 'table',
      columns: [
        { title: 'Extension', share: 4 },
        { title: 'Critical', share: 2 },
        { title: 'Contents', share: 7 },
      ],
      rows: [
        ['authorityKeyIdentifier', 'no', 'which of our keys signed it'],
        ['subjectKeyIdentifier', 'no', 'which of the subscriber’s keys is certified'],
        ['keyUsage', 'yes', 'see section 6.1.7'],
        ['certificatePolicies', 'no', 'see section 7.1.6'],
        ['subjectAltName', 'no', 'the verified email address, if included'],
        ['cRLDistributionPoints', 'no', 'the address of the CRL'],
        ['authorityInfoAccess', 'no', 'the address of our certificate and of the OCSP service, if there is one'],
        ['basicConstraints', 'yes', 'only in CA certificates: that it is a CA certificate'],
      ],
    }),
    section('Algorithm object identifiers', 'We use sha256WithRSAEncryption, 1.2.840.113549.1.1.11.'),
    section('Name forms', 'The subject contains these attributes, as far as they apply to the type of certificate:', {
      kind: 'table',
      columns: [
        { title: 'Attribute', share: 4 },
        { title: 'Contents', share: 9 },
      ],
      rows: [
        ['C', 'IN; in a foreign national’s certificate, the country of the verified address'],
        ['O', 'the organisation; “Personal” for an individual'],
        ['postalCode, ST', 'Pincode and state of the verified address'],
        ['serialNumber', 'a hash of the PAN'],
        ['CN', 'the subscriber’s name'],
      ],
    }),
    section('Name constraints', 'None.'),
    section('Certificate policy object identifier', 'The CCA’s arc is 2.16.356.100. From it, we use:', {
      kind: 'table',
      columns: [
        { title: 'OID', share: 4 },
        { title: 'Policy', share: 9 },
      ],
      rows: [
        ['2.16.356.100.2.3', 'Class 3'],
        ['2.16.356.100.2.4.1', 'Aadhaar eKYC, single factor'],
        ['2.16.356.100.2.4.2', 'Aadhaar eKYC, multi-factor'],
        ['2.16.356.100.10.1', 'Document Signer'],
      ],
    }),
    section('Usage of policy constraints extension', 'Not used.'),
    section(
      'Policy qualifiers syntax and semantics',
      'A certificate may give the address of this document as a qualifier.',
    ),
    section('Processing semantics for the critical certificate policies extension', 'No stipulation.'),
  ),
  chapter(
    'CRL profile',
    section('Version number(s)', 'X.509 version 2.'),
    section(
      'CRL and CRL entry extensions',
      'Each CRL has cRLNumber and authorityKeyIdentifier. An entry has a reason if one was given. Each CRL names the ' +
        'time of its issue and of the next issue.',
    ),
  ),
  chapter(
    'OCSP profile',
    section('Version number(s)', 'Version 1, as in RFC 6960.'),
    section('OCSP extensions', 'The service returns a nonce if one was sent and the service supports it.'),
  ),
);
