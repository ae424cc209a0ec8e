import { site } from '#content/site.ts';
import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 5 in the order of RFC 3647. */
export const operations = chapter(
  'Facility, management, and operational controls',
  chapter(
    'Physical controls',
    section(
      'Site location and construction',
      'CA systems stand in a data centre in India, in zones behind one another, each with its own lock and its own list ' +
        'of people who may enter.',
    ),
    section(
      'Physical access',
      'Access is by card and by biometrics, is recorded, and is watched by cameras. Nobody enters the innermost zone ' +
        'alone.',
    ),
    section('Power and air conditioning', 'Power and cooling are redundant, with batteries and a generator.'),
    section('Water exposures', 'Equipment stands above the floor, with sensors for water below it.'),
    section('Fire prevention and protection', 'Smoke is detected early and fire is put out without water.'),
    section('Media storage', 'Media with keys or records are kept in fire-resistant safes, at two sites.'),
    section('Waste disposal', 'Media are destroyed beyond recovery before they leave the site; paper is shredded.'),
    section('Off-site backup', 'Backups are kept encrypted at a second site far enough away not to share its fate.'),
  ),
  chapter(
    'Procedural controls',
    section(
      'Trusted roles',
      'Trusted roles are: CA administrator, verification officer, approving officer, security officer, keeper of key ' +
        'shares, and internal auditor. Who holds which role is recorded.',
    ),
    section(
      'Number of persons required per task',
      'Making, restoring or destroying a CA key takes at least two keepers of key shares and a witness. Approving a ' +
        'certificate takes an officer other than the one who verified.',
    ),
    section(
      'Identification and authentication for each role',
      'Each person in a trusted role has an account and a token of his or her own. There are no shared accounts.',
    ),
    section(
      'Roles requiring separation of duties',
      'The internal auditor holds no other role. Nobody both verifies and approves one application, and nobody both ' +
        'operates and audits one system.',
    ),
  ),
  chapter(
    'Personnel controls',
    section(
      'Qualifications, experience, and clearance requirements',
      'A trusted role asks for a proven identity, fitting education or experience, and no conviction for an offence ' +
        'that bears on trust.',
    ),
    section(
      'Background check procedures',
      'Before the role begins we check identity, address, education, former employment and police records, as far as ' +
        'the law allows.',
    ),
    section(
      'Training requirements',
      'Training covers the Act, this document, the verification of identities, security, and what to do in an incident. ' +
        'It ends with a test.',
    ),
    section('Retraining frequency and requirements', 'Once a year, and whenever the rules or the systems change.'),
    section('Job rotation frequency and sequence', 'No stipulation.'),
    section(
      'Sanctions for unauthorised actions',
      'Access is withdrawn at once. Measures under the employment contract and under the law follow.',
    ),
    section('Independent contractor requirements', 'Contractors work under the same rules, and under watch.'),
    section('Documentation supplied to personnel', 'This document, and the procedures of the role.'),
  ),
  chapter(
    'Audit logging procedures',
    section(
      'Types of events recorded',
      'We record, with time and person or system:',
      list(
        'everything that happens in the life of CA keys and of certificates;',
        'logins, changes of rights and of configuration, and failed attempts;',
        'who entered the zones and when;',
        'start, stop and faults of systems.',
      ),
    ),
    section('Frequency of processing log', 'Alarms are followed up at once; logs are reviewed every week.'),
    section(
      'Retention period for audit log',
      'At least 180 days where they can be searched directly. Those that belong to an application are kept as in section ' +
        '5.5.2.',
    ),
    section(
      'Protection of audit log',
      'Logs are signed or chained so that a change shows. Operators cannot delete them.',
    ),
    section('Audit log backup procedures', 'Every day, to the second site.'),
    section('Audit collection system', 'Logs are gathered on a system of their own.'),
    section('Notification to event-causing subject', 'No stipulation.'),
    section(
      'Vulnerability assessments',
      'Systems are scanned every quarter and tested by an outside expert every year.',
    ),
  ),
  chapter(
    'Records archival',
    section(
      'Types of records archived',
      'Applications with their documents and videos, agreements, requests for revocation, certificates, revocation ' +
        'lists, editions of this document, and audit reports.',
    ),
    section(
      'Retention period for archive',
      'What belongs to an application is kept for seven years after the certificate has expired.',
    ),
    section('Protection of archive', 'The archive is encrypted, can be read by few, and is checked for decay.'),
    section('Archive backup procedures', 'A second copy is kept at the second site.'),
    section('Requirements for time-stamping of records', 'Records carry the time of a synchronised clock.'),
    section('Archive collection system', 'The archive is our own.'),
    section(
      'Procedures to obtain and verify archive information',
      'A subscriber may ask for his or her own records. Anybody else needs an order that the law provides for.',
    ),
  ),
  section(
    'Key changeover',
    'A new CA key comes into use early enough that no certificate outlives the key that signed it. The old key then ' +
      'signs revocation lists only.',
  ),
  chapter(
    'Compromise and disaster recovery',
    section(
      'Incident and compromise handling procedures',
      'Incidents are recorded, contained and analysed after a written plan. The authorities that the law names are told.',
    ),
    section(
      'Computing resources, software, and/or data are corrupted',
      'Systems are restored from backups whose integrity has been verified. The service for revocation comes first.',
    ),
    section(
      'Entity private key compromise procedures',
      'If a CA key of ours is compromised we tell the CCA at once, have its certificate revoked, revoke the certificates ' +
        'below it, and tell subscribers and the public.',
    ),
    section(
      'Business continuity capabilities after a disaster',
      'The second site can take over the CRL and revocation. This is practised once a year.',
    ),
  ),
  section(
    'CA or RA termination',
    `If ${site.owner} stops working as a certifying authority, we give notice as the Act and the rules under it require, ` +
      'revoke the certificates that are still valid, and hand over the records. Signatures made earlier stay valid. When an ' +
      'RA ends, its applications are continued by us.',
  ),
);
