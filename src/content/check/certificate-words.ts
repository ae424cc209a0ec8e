import type {
  CertificateClass,
  CertificateReport,
  CertificateVerdict,
  ChainErrorCode,
  ChainResult,
  KeyPurpose,
  PanResult,
  Portal,
  PortalReason,
  RevocationResult,
  RevocationSource,
  Weakness,
} from '@mohar/check/report';
import { isolateName } from '#domain/name.ts';
import { formatIndianDay, formatIndianTime, toIndianDay } from '#domain/time.ts';

const dayOf = (moment: string): string => formatIndianDay(toIndianDay(new Date(moment)));

const ofAuthority = 'This certificate of an authority';

/** The chain leads to a root that we know, but one authority in it was no longer valid. */
export const formatLapsed = ({ name, validTo }: { readonly name: string; readonly validTo: string }): string =>
  `The authority is ${isolateName(name)}; its certificate was valid until ${dayOf(validTo)}.`;

/** The answer for each headline, then what to do. */
export const certificateHeadlines = {
  revoked: ({ revocation, purpose }) => {
    if (revocation.status === 'revoked' && revocation.certificate === 'authority') {
      return 'The authority that issued this certificate was itself revoked. Don’t use the certificate: ask us for help.';
    }
    if (purpose === 'authority') return `${ofAuthority} was revoked. Don’t rely on what it issued.`;
    const day = revocation.status === 'revoked' ? dayOf(revocation.date) : '';
    return `This certificate was revoked on ${day}. You can’t use it any more: buy a new one.`;
  },
  'false-root': ({ chain }) =>
    `This is not India’s root certificate “${isolateName(chain.names.at(-1) ?? '')}”, although it has that name: its fingerprint, the number that identifies a certificate, is different. Don’t install it, and don’t rely on what it signed.`,
  altered: () =>
    'This file was changed, or isn’t ours: our signature doesn’t match it. Export your certificate from the token ' +
    'again, and don’t rely on this file.',
  'not-genuine': () => 'This certificate wasn’t issued by us, although it says so. Don’t rely on it.',
  expired: ({ facts, purpose }) => {
    const day = dayOf(facts.validTo);
    if (purpose === 'authority') return `${ofAuthority} expired on ${day}. It still vouches for what it issued before.`;
    if (purpose === 'encrypt') {
      return `This certificate expired on ${day}. Keep it to open what was encrypted for you before, and buy a new one for new files.`;
    }
    return `This certificate expired on ${day}. You can’t sign with it: buy a new one.`;
  },
  'not-yet-valid': ({ facts, purpose }) =>
    `${purpose === 'authority' ? ofAuthority : 'This certificate'} is valid from ${dayOf(facts.validFrom)}. Wait until then, or check the date of your computer.`,
  'self-signed': () =>
    'No authority issued this certificate: its holder made it. Portals in India refuse it. Buy one from a licensed authority.',
  weak: () => 'This certificate uses a method that is no longer safe. Ask its authority for a new one.',
  'unknown-critical-extension': () =>
    'This certificate has a rule that we don’t know. We can’t say whether you can use it: ask the authority that ' +
    'issued it.',
  'other-authority': ({ issuer, chain }) =>
    chain.to === 'unknown' && chain.lapsed
      ? `${formatLapsed(chain.lapsed)} We can read what this certificate says, but not check whether it was revoked. Ask that authority.`
      : `Another authority, “${isolateName(issuer)}”, issued this certificate. We can read what it says, but not check whether it was revoked. Ask that authority.`,
  'chain-unknown': () =>
    'This certificate names us, but we could not trace it to our root certificate. Try again later, or ask us.',
  'revocation-unknown': () =>
    'We issued this certificate, and it is within its dates. We could not check whether it was revoked: try again later.',
  authority: ({ holder, chain }) =>
    `This is the certificate of the authority “${isolateName(holder)}”, not of a person. It vouches for ` +
    'certificates: you can’t sign documents with ' +
    `it.${chain.to === 'unknown' ? ' It isn’t in our repository, so we say nothing about it.' : ''}`,
  'expires-soon': ({ facts, validity, purpose }) =>
    `This certificate expires on ${dayOf(facts.validTo)}, in ${validity.status === 'valid' ? formatDays(validity.daysLeft) : ''}. Renew it now, and register the new one on every portal.${
      purpose === 'sign' ? '' : ' Keep the old one: it opens what was encrypted for you.'
    }`,
  'refused-by-portals': ({ facts, portals: [first] }) =>
    `This certificate is valid until ${dayOf(facts.validTo)}, but government portals don’t take it.${
      first ? ` ${portalReasons[first.reason]}` : ''
    }`,
  'good-encryption': ({ facts }) =>
    `This certificate is valid until ${dayOf(facts.validTo)}, but it can only encrypt. To sign, choose the other certificate in your name: this page says “Can sign” about it. If that one has expired, buy a new one.`,
  good: ({ facts, purpose }) =>
    purpose === 'sign' || purpose === 'both'
      ? `This certificate is valid until ${dayOf(facts.validTo)}. You can sign with it.`
      : `This certificate is valid until ${dayOf(facts.validTo)}, but it isn’t meant for signing documents.`,
} as const satisfies Record<CertificateVerdict, (report: CertificateReport) => string>;

export const purposeWords = {
  sign: 'Can sign. Can’t encrypt.',
  encrypt: 'Can only encrypt. Can’t sign.',
  both: 'Can sign and encrypt.',
  authority: 'Issues certificates.',
  timestamp: 'Only makes timestamps.',
  other: 'Neither signs documents nor encrypts.',
} as const satisfies Record<KeyPurpose, string>;

export const classWords = {
  'class-1': 'Class 1',
  'class-2': 'Class 2 (not issued since 2021)',
  'class-3': 'Class 3',
  'ekyc-single-factor': 'Not named; the holder was verified by Aadhaar eKYC, single factor',
  'ekyc-multi-factor': 'Not named; the holder was verified by Aadhaar eKYC, multi factor',
  'document-signer': 'Document signer (for an organisation’s software)',
  unknown: 'Not named in the certificate',
} as const satisfies Record<CertificateClass | 'unknown', string>;

export const weaknessWords = {
  'sha-1': 'Signed with SHA-1, which can be forged.',
  md5: 'Signed with MD5, which can be forged.',
  'short-rsa': 'The RSA key is shorter than 2048 bits.',
} as const satisfies Record<Weakness, string>;

/** The same within a sentence. */
export const weaknessNames = {
  'sha-1': 'SHA-1',
  md5: 'MD5',
  'short-rsa': 'an RSA key shorter than 2048 bits',
} as const satisfies Record<Weakness, string>;

const chainErrors = {
  'issuer-missing': 'We don’t have the certificate of the authority that issued it, so we can’t check who issued it.',
  'root-not-recognised': 'Its certificates lead to a root certificate that we don’t know.',
  'self-signed': 'It was signed with its own key. No authority stands behind it.',
  'signature-differs': 'The signature doesn’t match the certificate of the authority that it names.',
  'issuer-not-allowed': 'The certificate that issued it isn’t allowed to issue certificates.',
  'issuer-not-valid': 'A certificate above it wasn’t within its dates.',
  'issuer-sets-rules': 'A certificate above it sets rules for what it may issue that this check doesn’t know.',
  'repository-not-verified': 'Our own root certificate could not be verified, so nothing can be traced to it.',
  'algorithm-not-supported': 'It is signed by a method that this check doesn’t know.',
} as const satisfies Record<ChainErrorCode, string>;

/** Whether the authority is known, by the root that the chain leads to. */
export function formatChain(chain: ChainResult): string {
  if (chain.to === 'repository-root') return 'Yes. Its certificate leads to our root certificate.';
  if (chain.to === 'cca-root') return `Yes. Its certificate leads to the government’s root certificate ${chain.root}.`;
  return chain.claimsRepository
    ? `No, although it has the name of one of ours. ${chainErrors[chain.error]}`
    : `No. ${chainErrors[chain.error]}`;
}

/** The reasons of RFC 5280, section 5.3.1, by their names there. */
const revocationReasons: { readonly [reason: string]: string } = {
  keyCompromise: 'someone else may have used the key',
  cACompromise: 'the authority’s key was in danger',
  affiliationChanged: 'the holder left the organisation',
  superseded: 'a new certificate replaced it',
  cessationOfOperation: 'it was no longer needed',
  certificateHold: 'it is suspended',
  privilegeWithdrawn: 'the holder may no longer use it',
};

const revokedWords = {
  repository: (date: string) => `Revoked on ${date}.`,
  ocsp: (date: string) => `Revoked on ${date}, according to the document’s own answer (OCSP) of the authority.`,
  crl: (date: string) => `Revoked on ${date}, according to the document’s own revocation list (CRL).`,
} as const satisfies Record<RevocationSource | 'repository', (date: string) => string>;

/** Never a promise: nothing is known of what came later. */
const notRevokedThenWords = {
  ocsp: (date: string) =>
    `Not revoked on ${date}, according to the document’s own answer (OCSP) of the authority. It may have been revoked since then.`,
  crl: (date: string) =>
    `Not revoked on ${date}, according to the document’s own revocation list (CRL). It may have been revoked since then.`,
} as const satisfies Record<RevocationSource, (date: string) => string>;

/** Whether it was revoked, and how old the list is that says so. */
export function formatRevocation(revocation: RevocationResult): string {
  if (revocation.status === 'not-revoked') {
    return `Not revoked, according to our list of revoked certificates of ${formatIndianTime(revocation.thisUpdate)}.`;
  }
  if (revocation.status === 'revoked') {
    const reason =
      revocation.reason === '' ? '' : ` Reason: ${revocationReasons[revocation.reason] ?? revocation.reason}.`;
    return `${revokedWords[revocation.source ?? 'repository'](formatIndianTime(revocation.date))}${reason}`;
  }
  if (revocation.status === 'not-revoked-then') {
    return notRevokedThenWords[revocation.source](formatIndianTime(revocation.thisUpdate));
  }
  if (revocation.status === 'unknown') {
    return revocation.error === 'crl-out-of-date'
      ? `Unknown: our list of revoked certificates of ${formatIndianTime(revocation.thisUpdate)} is out of date.`
      : 'Unknown: our list of revoked certificates is missing or could not be verified.';
  }
  return revocation.why === 'other-authority'
    ? 'Not checked: only the authority that issued it knows.'
    : 'Not checked: our list doesn’t cover the authority that issued it.';
}

function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

export const panWords = {
  matches: 'The PAN matches the certificate.',
  differs: 'The PAN isn’t the one in the certificate. Use the certificate of that PAN, or check your typing.',
  absent: 'The certificate has no PAN to compare.',
  invalid: 'A PAN has five letters, four digits and a letter, such as ABCPK1234L.',
} as const satisfies Record<PanResult, string>;

export const portalNames = {
  'income-tax': 'Income Tax',
  gst: 'GST',
  mca: 'MCA',
  dgft: 'DGFT',
  tenders: 'Tender sites',
} as const satisfies Record<Portal, string>;

/** Only a portal itself decides what it accepts. */
export const acceptWords = {
  yes: 'We found nothing against it',
  no: 'No',
  depends: 'It depends',
} as const;

export const portalReasons = {
  'cannot-sign': 'It can’t sign. Choose your signing certificate.',
  expired: 'It has expired. Buy a new one and register that.',
  'not-yet-valid': 'It isn’t valid yet.',
  revoked: 'It was revoked. Buy a new one and register that.',
  'not-genuine': 'No licensed authority issued it.',
  'class-too-low': 'The portal asks for Class 3.',
  'document-signer': 'It is for software. The portal asks for the certificate of a person.',
  'one-time-certificate': 'It was made for one signing by eSign. The portal asks for a certificate on a token.',
  'pan-differs': 'The portal compares the PAN, and yours is another. Use the certificate of that PAN.',
  'pan-absent': 'The portal compares the PAN, and the certificate has none. Ask the portal how to register.',
  'authority-not-checked':
    'Only a licensed authority’s certificate is accepted. We could not check who issued this one.',
  'revocation-not-checked': 'We could not check whether it was revoked.',
  'class-unknown': 'The certificate doesn’t name its class. The portal asks for Class 2 or 3.',
  'organisation-absent':
    'Many tender sites ask for a certificate with the organisation’s name. Read the tender’s instructions.',
  weak: 'It uses a method that is no longer safe, so the portal may refuse it.',
  register:
    'Register it on the portal first, and again after every renewal. We didn’t check the portal’s own rules or your ' +
    'account there.',
} as const satisfies Record<PortalReason, string>;
