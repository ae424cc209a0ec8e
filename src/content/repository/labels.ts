/** The words of the table of files and of the links around it. */
export const repositoryLabels = {
  columns: { number: 'Sr.No.', name: 'Name', version: 'Version', link: 'View or Download' },
  view: 'View',
  download: 'Download',
  /** Follows the status of a file for assistive technology. */
  factsOfFile: 'facts and fingerprints of this file',
  formats: { crl: 'CRL', certificate: 'DER' },
  command: (system: string) => `the command for ${system}`,
  feeds: { rss: 'RSS', or: 'or', json: 'JSON Feed' },
  /** Each follows the number of an edition. */
  current: '(current)',
  superseded: '(superseded)',
  /** A date follows each. */
  inEffectFrom: 'In effect from',
  supersededOn: 'superseded on',
  askSupport: 'Ask support',
  askSupportFor: (file: string) => `for ${file}`,
} as const;

/** The terms and values of a file's facts. */
export const factLabels = {
  further: 'More about this file',
  file: 'File',
  address: 'Address',
  addressOf: (file: string) => `the address of the ${file}`,
  bytes: (count: string) => `${count} bytes`,
  subject: 'Subject',
  issuer: 'Issuer',
  itself: 'itself (a root signs itself)',
  serialNumber: 'Serial number',
  valid: 'Valid',
  /** Stands between the first and the last moment. */
  to: 'to',
  key: 'Key',
  signature: 'Signature',
  policies: 'Policies',
  number: 'Number',
  thisUpdate: 'This update',
  nextUpdate: 'Next update',
  revoked: 'Revoked',
  countCertificates: (count: number) => (count === 1 ? '1 certificate' : `${count} certificates`),
  sha256: 'SHA-256',
  sha1: 'SHA-1',
  fingerprint: (hash: string, file: string) => `the ${hash} fingerprint of the ${file}`,
  age: (hours: number) => {
    if (hours < 1) return 'less than an hour ago';
    return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  },
} as const;
