import { chapter, section } from '#domain/document/document.ts';

/** Chapter 8 in the order of RFC 3647. */
export const audit = chapter(
  'Compliance audit and other assessments',
  section(
    'Frequency or circumstances of assessment',
    'We are audited every year, as the CCA’s rules require, and in part after a serious incident or a major change.',
  ),
  section('Identity/qualifications of assessor', 'The auditor is from the panel of the CCA.'),
  section(
    'Assessor’s relationship to assessed entity',
    'The auditor is independent of us and has no interest in our business.',
  ),
  section(
    'Topics covered by assessment',
    'The audit checks whether we follow this document, the Certificate Policy for India PKI and the guidelines of ' +
      'the CCA. It covers buildings, systems, people, identity verification and record keeping.',
  ),
  section(
    'Actions taken as a result of deficiency',
    'We give each finding an owner and a deadline. We correct whatever endangers certificates before we issue ' +
      'more. The CCA can suspend or revoke the licence of a certifying authority.',
  ),
  section(
    'Communication of results',
    'The report goes to the CCA. We do not publish any part of it that would help an attacker.',
  ),
);
