import { site } from '#content/site.ts';
import { chapter, list, section } from '#domain/document/document.ts';

/** Chapter 5 in the order of RFC 3647. */
export const operations = chapter(
  'Facility, management, and operational controls',
  chapter(
    'Physical controls',
    section(
      'Site location and construction',
      'Our CA systems are in a data centre in India, in zones that lie one inside another. Each zone has its own ' +
        'lock and its own list of people who may enter.',
    ),
    section(
      'Physical access',
      'Access requires a card and biometrics, is recorded, and is watched by cameras. Nobody may enter the innermost ' +
        'zone alone.',
    ),
    section('Power and air conditioning', 'Power and cooling are redundant, with batteries and a generator.'),
    section('Water exposures', 'The equipment is raised above the floor. Sensors below it detect water.'),
    section(
      'Fire prevention and protection',
      'Detectors find smoke early, and the system puts fire out without water.',
    ),
    section('Media storage', 'We keep media with keys or records in fire-resistant safes at two sites.'),
    section('Waste disposal', 'We destroy media beyond recovery before they leave the site, and we shred paper.'),
    section(
      'Off-site backup',
      'We keep encrypted backups at a second site, far enough away not to be affected by the same disaster.',
    ),
  ),
  chapter(
    'Procedural controls',
    section(
      'Trusted roles',
      'The trusted roles are: CA administrator, verification officer, approving officer, security officer, ' +
        'custodian of key shares, and internal auditor. We record who holds which role.',
    ),
    section(
      'Number of persons required per task',
      'At least two custodians of key shares and a witness are required to create, restore or destroy a CA key. The ' +
        'officer who approves a certificate must not be the one who verified.',
    ),
    section(
      'Identification and authentication for each role',
      'Each person in a trusted role has their own account and token. There are no shared accounts.',
    ),
    section(
      'Roles requiring separation of duties',
      'The internal auditor must not hold any other role. Nobody may both verify and approve one application, or ' +
        'both operate and audit one system.',
    ),
  ),
  chapter(
    'Personnel controls',
    section(
      'Qualifications, experience, and clearance requirements',
      'A person in a trusted role must have a proven identity, suitable education or experience, and no conviction ' +
        'for an offence that affects trust.',
    ),
    section(
      'Background check procedures',
      'Before the role begins, we check identity, address, education, previous employment and police records, as far ' +
        'as the law allows.',
    ),
    section(
      'Training requirements',
      'Training covers the Act, this document, identity verification, security, and what to do in an incident. It ' +
        'ends with a test.',
    ),
    section(
      'Retraining frequency and requirements',
      'We retrain staff once a year, and whenever the rules or the systems change.',
    ),
    section('Job rotation frequency and sequence', 'No stipulation.'),
    section(
      'Sanctions for unauthorised actions',
      'We withdraw access at once. Measures under the employment contract and under the law follow.',
    ),
    section('Independent contractor requirements', 'Contractors work under the same rules and under supervision.'),
    section('Documentation supplied to personnel', 'Staff receive this document and the procedures for their role.'),
  ),
  chapter(
    'Audit logging procedures',
    section(
      'Types of events recorded',
      'We record these events, with the time and the person or system:',
      list(
        'everything that happens in the life of CA keys and of certificates;',
        'logins, changes of rights and of configuration, and failed attempts;',
        'who entered the zones and when;',
        'starts, stops and failures of systems.',
      ),
    ),
    section('Frequency of processing log', 'We follow up alarms at once, and review logs every week.'),
    section(
      'Retention period for audit log',
      'We keep logs for at least 180 days where they can be searched directly. We keep logs that belong to an ' +
        'application as section 5.5.2 describes.',
    ),
    section(
      'Protection of audit log',
      'Logs are signed or chained so that any change is visible. Operators cannot delete them.',
    ),
    section('Audit log backup procedures', 'We back up logs to the second site every day.'),
    section('Audit collection system', 'A separate system collects the logs.'),
    section('Notification to event-causing subject', 'No stipulation.'),
    section('Vulnerability assessments', 'We scan systems every quarter, and an outside expert tests them every year.'),
  ),
  chapter(
    'Records archival',
    section(
      'Types of records archived',
      'We archive applications with their documents and videos, agreements, and revocation requests. We also archive ' +
        'certificates, revocation lists, editions of this document, and audit reports.',
    ),
    section(
      'Retention period for archive',
      'We keep what belongs to an application for seven years after the certificate has expired.',
    ),
    section(
      'Protection of archive',
      'The archive is encrypted, only a few people can read it, and we check it for decay.',
    ),
    section('Archive backup procedures', 'We keep a second copy at the second site.'),
    section('Requirements for time-stamping of records', 'Records carry the time of a synchronised clock.'),
    section('Archive collection system', 'The archive is our own.'),
    section(
      'Procedures to obtain and verify archive information',
      'Subscribers may ask for their own records. Anyone else needs an order that the law provides for.',
    ),
  ),
  section(
    'Key changeover',
    'We start to use a new CA key early enough that no certificate outlives the key that signed it. The old key then ' +
      'signs revocation lists only.',
  ),
  chapter(
    'Compromise and disaster recovery',
    section(
      'Incident and compromise handling procedures',
      'We record, contain and analyse incidents according to a written plan. We inform the authorities that the law ' +
        'names.',
    ),
    section(
      'Computing resources, software, and/or data are corrupted',
      'We restore systems from backups whose integrity we have verified. We restore the revocation service first.',
    ),
    section(
      'Entity private key compromise procedures',
      'If one of our CA keys is compromised, we tell the CCA at once and have its certificate revoked. We revoke ' +
        'the certificates below it, and tell subscribers and the public.',
    ),
    section(
      'Business continuity capabilities after a disaster',
      'The second site can take over the CRL and revocation. We practise this once a year.',
    ),
  ),
  section(
    'CA or RA termination',
    `If ${site.owner} stops working as a certifying authority, we give notice as the Act and the rules under it ` +
      'require. We revoke the certificates that are still valid, and hand over the records. Signatures made earlier ' +
      'remain valid. If an RA stops working, we continue its applications.',
  ),
);
