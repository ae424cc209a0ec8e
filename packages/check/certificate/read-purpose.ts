import type { CertificateClass, KeyPurpose, Weakness } from '../report/certificate-report.ts';
import { BasicConstraintsExtension, ExtendedKeyUsageExtension, KeyUsageFlags, KeyUsagesExtension } from '../x509.ts';
import type { ReadCertificate } from './read-certificate.ts';

const signing = KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation;
const encrypting = KeyUsageFlags.keyEncipherment | KeyUsageFlags.dataEncipherment | KeyUsageFlags.keyAgreement;
/** Extended key usages (RFC 5280, section 4.2.1.12; RFC 9336, RFC 3161, and usages of Microsoft and Adobe). */
const extendedUsages = {
  any: '2.5.29.37.0',
  clientAuth: '1.3.6.1.5.5.7.3.2',
  emailProtection: '1.3.6.1.5.5.7.3.4',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  documentSigning: '1.3.6.1.5.5.7.3.36',
  encryptingFileSystem: '1.3.6.1.4.1.311.10.3.4',
  microsoftDocumentSigning: '1.3.6.1.4.1.311.10.3.12',
  smartCardLogon: '1.3.6.1.4.1.311.20.2.2',
  adobeDocumentSigning: '1.2.840.113583.1.1.5',
} as const;
const { timeStamping, encryptingFileSystem, ...personalUsages } = extendedUsages;

/** What a certificate with this one extended key usage is for, whatever its key usage is. */
const dedicatedUsages: { readonly [usage: string]: KeyPurpose } = {
  // RFC 3161, section 2.3: beside another usage it makes no timestamping authority.
  [timeStamping]: 'timestamp',
  [encryptingFileSystem]: 'encrypt',
};

/**
 * What the key is for: key usage and extended key usage must both allow it (RFC 5280, sections 4.2.1.3 and 4.2.1.12),
 * apart from `dedicatedUsages`.
 */
export function readPurpose({ certificate }: ReadCertificate): KeyPurpose {
  if (certificate.getExtension(BasicConstraintsExtension)?.ca === true) return 'authority';
  const usages = certificate.getExtension(KeyUsagesExtension)?.usages ?? signing | encrypting;
  const extended = certificate.getExtension(ExtendedKeyUsageExtension)?.usages.map(String);
  const [only = '', ...others] = extended ?? [];
  const dedicated = dedicatedUsages[only];
  if (dedicated && others.length === 0) return dedicated;
  const personal: readonly string[] = Object.values(personalUsages);
  if (extended && !extended.some((usage) => personal.includes(usage))) return 'other';
  const maySign = (usages & signing) !== 0;
  const mayEncrypt = (usages & encrypting) !== 0;
  if (maySign) return mayEncrypt ? 'both' : 'sign';
  return mayEncrypt ? 'encrypt' : 'other';
}

/** Certificate policies of the CCA (2.16.356.100), in order of precedence. */
const classes: readonly (readonly [policy: string, certificateClass: CertificateClass])[] = [
  ['2.16.356.100.10.1', 'document-signer'],
  ['2.16.356.100.2.3', 'class-3'],
  ['2.16.356.100.2.2', 'class-2'],
  ['2.16.356.100.2.1', 'class-1'],
  // How the holder was verified (CPS, section 7.1.6); a class beside it says more.
  ['2.16.356.100.2.4.1', 'ekyc-single-factor'],
  ['2.16.356.100.2.4.2', 'ekyc-multi-factor'],
];

/** The class of a certificate, by its policies. */
export function readClass({ facts }: ReadCertificate): CertificateClass | 'unknown' {
  return classes.find(([policy]) => facts.policies.includes(policy))?.[1] ?? 'unknown';
}

/** The weaknesses of a certificate today. The signature of a root does not count: nothing relies on it. */
export function readWeaknesses({ certificate }: ReadCertificate): readonly Weakness[] {
  const { modulusLength } = certificate.publicKey.algorithm as { modulusLength?: number };
  const { hash } = certificate.signatureAlgorithm as { hash?: { name: string } };
  const isIssued = certificate.subject !== certificate.issuer;
  const weaknesses: readonly (Weakness | false)[] = [
    isIssued && hash?.name === 'SHA-1' && 'sha-1',
    isIssued && hash?.name === 'MD5' && 'md5',
    modulusLength !== undefined && modulusLength < 2048 && 'short-rsa',
  ];
  return weaknesses.filter((weakness) => weakness !== false);
}

/** Extensions that are read, or that restrict nothing which this check relies on (RFC 5280, section 4.2). */
const knownExtensions: readonly string[] = [
  '2.5.29.14',
  '2.5.29.15',
  '2.5.29.17',
  '2.5.29.19',
  '2.5.29.31',
  '2.5.29.32',
  '2.5.29.35',
  '2.5.29.37',
];

/**
 * Object identifiers of critical extensions that are not known or occur twice, which is not allowed.
 */
export function readUnusualExtensions({ certificate }: ReadCertificate) {
  const types = certificate.extensions.map(({ type }) => type);
  const critical = certificate.extensions.filter((extension) => extension.critical).map(({ type }) => type);
  return {
    unknownCriticalExtensions: [...new Set(critical.filter((type) => !knownExtensions.includes(type)))],
    repeatedExtensions: [...new Set(types.filter((type, index) => types.indexOf(type) !== index))],
  };
}
