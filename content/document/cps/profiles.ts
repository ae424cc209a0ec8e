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
        { title: 'Holds', share: 7 },
      ],
      rows: [
        ['authorityKeyIdentifier', 'no', 'which key of ours signed'],
        ['subjectKeyIdentifier', 'no', 'which key of the subscriber is certified'],
        ['keyUsage', 'yes', 'as in section 6.1.7'],
        ['certificatePolicies', 'no', 'as in section 7.1.6'],
        ['subjectAltName', 'no', 'the verified e-mail address, if it is included'],
        ['cRLDistributionPoints', 'no', 'where the CRL is'],
        ['authorityInfoAccess', 'no', 'where our certificate is and, where there is one, the OCSP service'],
        ['basicConstraints', 'yes', 'in CA certificates alone: that it is one'],
      ],
    }),
    section('Algorithm object identifiers', 'sha256WithRSAEncryption, 1.2.840.113549.1.1.11.'),
    section('Name forms', 'The subject holds, as far as they apply to the kind of certificate:', {
      kind: 'table',
      columns: [
        { title: 'Attribute', share: 4 },
        { title: 'Holds', share: 9 },
      ],
      rows: [
        ['C', 'IN; in a foreign national’s certificate, the country of the verified address'],
        ['O', 'the organisation; “Personal” for an individual'],
        ['postalCode, ST', 'PIN code and state of the verified address'],
        ['serialNumber', 'a hash of the PAN'],
        ['CN', 'the subscriber’s name'],
      ],
    }),
    section('Name constraints', 'None.'),
    section('Certificate policy object identifier', 'The CCA’s arc is 2.16.356.100. Of it we use:', {
      kind: 'table',
      columns: [
        { title: 'OID', share: 4 },
        { title: 'Policy', share: 9 },
      ],
      rows: [
        ['2.16.356.100.2.3', 'Class 3'],
        ['2.16.356.100.2.4.1', 'Aadhaar eKYC, single factor'],
        ['2.16.356.100.2.4.2', 'Aadhaar eKYC, multi-factor'],
        ['2.16.356.100.10.1', 'Document signer'],
      ],
    }),
    section('Usage of policy constraints extension', 'Not used.'),
    section('Policy qualifiers syntax and semantics', 'The address of this document may be given as a qualifier.'),
    section('Processing semantics for the critical certificate policies extension', 'No stipulation.'),
  ),
  chapter(
    'CRL profile',
    section('Version number(s)', 'X.509 version 2.'),
    section(
      'CRL and CRL entry extensions',
      'cRLNumber and authorityKeyIdentifier in each list; a reason in an entry where one was given. A list names the time ' +
        'of its issue and that of the next one.',
    ),
  ),
  chapter(
    'OCSP profile',
    section('Version number(s)', 'Version 1, as in RFC 6960.'),
    section('OCSP extensions', 'A nonce is returned where it was sent and the service supports it.'),
  ),
);
