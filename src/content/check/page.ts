import { names } from '#content/layout/names.ts';
import { isolateName } from '#domain/name.ts';
import type { SitePath } from '#domain/site/routes.ts';

/** The page on which visitors check a certificate or a signed PDF. */
export const checkPage = {
  title: names.check,
  description:
    'Find out why a portal refuses your digital signature certificate, or whether a signed PDF was changed. Your file stays ' +
    'on your device.',
  intro:
    'Check whether a digital signature certificate (DSC) or signed PDF is genuine. If it isn’t, find out what to do. Your file ' +
    'stays on your device.',
  withoutScript:
    'The check runs in your browser and needs JavaScript. We can’t check a file for you, because it would have to leave your device.',
  demonstrationNote: 'Our certificates here are a demonstration. Don’t rely on a result that was checked against them.',
  privacy: {
    heading: 'Your file stays on your device',
    text:
      'Your browser reads the file. The part of this page that reads the file can’t connect to the internet. We receive ' +
      'nothing: not the file, its name, its password or your PAN.',
    how: 'See it for yourself:',
    offline:
      'Click the file box at the top of this page, and wait until it says “Ready”. Switch off your internet ' +
      'connection. Check your file: you get the same answer.',
    developerTools: 'Press F12, choose “Network”, and check a file: the list shows no new request.',
  },
  which: {
    heading: 'Which file to choose',
    entries: [
      {
        term: 'Your certificate',
        text:
          'A .cer, .crt, .pem or .p7b file. In Windows, open “Manage user certificates”, then Personal, then ' +
          'Certificates. Right-click yours and choose All Tasks, then Export. Choose “No, do not export the ' +
          'private key”.',
      },
      {
        term: 'A signed PDF',
        text:
          'An e-Aadhaar, a Form 16, a tender document or any other PDF, exactly as you received it. Don’t print and ' +
          'scan it.',
      },
      {
        term: 'Never a .pfx, .p12 or .key file',
        text:
          'It holds your private key, the secret that you sign with. Anyone who gets that file can sign as you. ' +
          'Don’t upload it to any website.',
      },
    ],
  },
  adobe: {
    heading: 'Adobe Reader shows a question mark or “validity unknown”',
    id: 'validity-unknown',
    answer:
      'Usually the document is unchanged. All Indian certificates depend on India’s root certificate, the one at the top of the ' +
      'chain. Adobe Reader doesn’t trust it yet. Like some other PDF programs, it does so only after you mark it as trusted.',
    steps: [
      { text: 'Check the PDF first. If it was changed after signing, ask the sender for the original and stop here.' },
      {
        text: 'Download the root certificate from the website of the Controller of Certifying Authorities (CCA).',
        link: { title: 'Root certificates of the CCA', path: 'https://www.cca.gov.in/root_certificate.html' },
      },
      {
        text: 'Write to verifyroot@cca.gov.in. An automatic reply gives you the fingerprint of the root certificate. A fingerprint is a code that is calculated from a file. Compare the CCA’s fingerprint with the fingerprint of the file that you downloaded. Go on only if both are the same.',
        link: { title: 'How to see the fingerprint of a file', path: '/downloadsRepos#compute' },
      },
      {
        text: 'In Adobe Acrobat Reader on a computer, open the PDF, right-click the signature and choose Show Signature Properties, then Show Signer’s Certificate.',
      },
      {
        text: 'Choose the root at the top of the list, and check that its fingerprint is the same too. Open the Trust tab, choose Add to Trusted Certificates, and tick “Use this certificate as a trusted root”.',
      },
      {
        text: 'Choose Validate Signature. Leave the revocation checks switched on: they find certificates that were withdrawn.',
      },
    ] satisfies readonly {
      readonly text: string;
      readonly link?: { readonly title: string; readonly path: SitePath | `https://${string}` };
    }[],
  },
  limits: {
    heading: 'What this check can’t tell you',
    lines: [
      'Whether the content of a document is true. A signature only shows who signed it, and that it wasn’t changed.',
      'Whether someone else uses the signer’s USB token. If your own token is lost or stolen, ask us to revoke your certificate.',
      'Whether another authority has revoked a certificate that it issued. Ask that authority.',
    ],
  },
} as const;

/** The words of the tool. */
export const checkLabels = {
  form: 'Check files',
  choose: 'Choose files',
  types: 'Files .cer, .crt, .pem, .p7b and .pdf, up to 50\u00a0MB.',
  /** Shown where there is a mouse. */
  orDrop: 'You can also drop them here.',
  paste: 'Paste a certificate instead',
  pasteLabel: 'Certificate as text',
  pasteHint: 'It begins with -----BEGIN CERTIFICATE-----',
  pastedName: 'Pasted text',
  pasteUnreadable:
    'This isn’t a whole certificate. Copy all of it, from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----.',
  pan: 'Compare with a PAN',
  panLabel: 'Permanent Account Number (PAN)',
  panHint: 'Optional. Your browser compares it with the PAN in the certificate. Example: ABCPK1234L',
  checkText: 'Check this text',
  comparePan: 'Compare',
  panInvalid: 'A PAN has five letters, four digits and a letter, such as ABCPK1234L.',
  nothing: 'Choose a file or paste a certificate first.',
  states: {
    idle: '',
    loading: 'Getting the check ready…',
    ready: 'Ready. It now works without an internet connection too.',
    failed: '',
  },
  checking: (count: number) => (count === 1 ? 'Checking 1 file…' : `Checking ${count} files…`),
  cancel: 'Stop',
  failures: {
    cancelled: 'Stopped. Nothing was checked.',
    broken: 'The check stopped unexpectedly. Nothing was sent anywhere. Try again with one file at a time.',
    'too-slow': 'The check took too long and was stopped. Try again with one file at a time.',
    'not-loaded': 'The check could not be loaded. Check your internet connection, then choose your file again.',
  },
  results: (count: number) => (count === 1 ? 'Check report' : `Check report for ${count} files`),
  summary: 'Answers',
  /** Before the headline. */
  tones: { good: 'Good', problem: 'Problem', unclear: 'Take care' },
  /** In place of a tone, for a file that could not be checked. */
  refused: 'Not checked',
  another: 'Choose another file',
  password: 'Password of this PDF',
  openWithPassword: 'Check with password',
  reasons: 'Why',
  portals: 'On government portals',
  allPortals: {
    yes: 'We found nothing against it for Income Tax, GST, MCA, DGFT and tender sites.',
    no: 'None: Income Tax, GST, MCA, DGFT and tender sites refuse it.',
    depends: 'It depends, for all of them: Income Tax, GST, MCA, DGFT and tender sites.',
  },
  portal: 'Portal',
  answer: 'Answer',
  reason: 'Why, and what to do',
  technical: 'Technical details',
  notChecked: 'Not checked',
  copyReport: 'the report',
  print: 'Print',
  /** The rows below a printed result. */
  printed: { time: 'Checked', sha256: 'SHA-256 of the file' },
  remind: 'Remind me before it expires',
  remindHint: 'A calendar file for your phone or computer.',
  openSigned: (name: string) => `Open what ${name} signed`,
  /** `number` counts from 1, the oldest. */
  openEarlier: (number: number) => `Open earlier version ${number}`,
  download: 'Download it',
  certificateOf: (name: string) => `Certificate of ${isolateName(name)}`,
  /** `number` counts from 1. */
  signatureOf: (name: string, number: number, count: number) =>
    count === 1 ? `Signature of ${isolateName(name)}` : `Signature ${number} of ${count}: ${isolateName(name)}`,
  signerCertificate: 'Certificate of the signer',
  signedName: (name: string) => `signed-${name}`,
  signatureField: (field: string) => `Signature in the field “${isolateName(field)}”`,
  timestampField: (field: string) => `Timestamp “${isolateName(field)}”`,
  answers: {
    allowed: 'Allowed after that',
    signer: 'Signer',
    chain: 'Issuer known?',
    revocation: 'Revoked?',
    time: 'Time',
    /** Of a timestamp, in place of a signer. */
    timestamp: 'Timestamp of',
  },
  falseTime: 'Ignore it: the timestamp is false.',
  facts: {
    holder: 'Holder',
    issuer: 'Issued by',
    serialNumber: 'Serial number',
    use: 'Use',
    class: 'Class',
    valid: 'Valid',
    to: 'to',
    chain: 'Issuer known?',
    revocation: 'Revoked?',
    crls: 'Its revocation list (CRL)',
    responders: 'Live answers (OCSP)',
    weak: 'Not safe',
    pan: 'PAN',
  },
  validityHelp: 'Why Adobe Reader says “validity unknown”',
} as const;
