import { chapter, section } from '#domain/document/document.ts';

/** Chapter 8 in the order of RFC 3647. */
export const audit = chapter(
  'Compliance audit and other assessments',
  section(
    'Frequency or circumstances of assessment',
    'Every year, as the CCA’s rules ask; and in part after a serious incident or a great change.',
  ),
  section('Identity/qualifications of assessor', 'An auditor from the panel of the CCA.'),
  section(
    'Assessor’s relationship to assessed entity',
    'The auditor is independent of us and has no interest in our business.',
  ),
  section(
    'Topics covered by assessment',
    'Whether we work as this document, the Certificate Policy for India PKI and the guidelines of the CCA say: in ' +
      'buildings, in systems, with people, in the verification of identities and in the keeping of records.',
  ),
  section(
    'Actions taken as a result of deficiency',
    'Each finding gets an owner and a date. What endangers certificates is mended before more are issued. The CCA can ' +
      'suspend or revoke the licence of a certifying authority.',
  ),
  section(
    'Communication of results',
    'The report goes to the CCA. We publish no part of it that would help an attacker.',
  ),
);
