import { type Category, type Choice, defaultChoice } from '#domain/price/choice.ts';
import type { EncryptionAnswer, Purpose, Signer } from './answers.ts';

/** Plans never propose the category DGFT. Their notes say when an exporter needs it (`certificateWithIec`). */
type PlannedCategory = Exclude<Category, 'dgft'>;

/** Purposes for which the certificate names a person. The person may act for an organisation. */
export const personalPurposes: ReadonlySet<Purpose> = new Set(['mca-income-tax-gst', 'irctc-e-ticketing']);

/** Signers without an organisation in their certificate, except of a proprietor who bids. */
const persons: ReadonlySet<Signer> = new Set(['self', 'proprietor', 'foreign']);

/** The certificate of a purpose and signer, as the calculator names it, for one year and without add-ons. */
export function findCertificate(purpose: Purpose, signer: Signer, encryption: EncryptionAnswer) {
  return {
    ...defaultChoice,
    region: signer === 'foreign' || signer === 'foreign-organisation' ? 'foreign' : 'indian',
    category: findCategory(purpose, signer),
    certificateType: encryption === 'yes' ? 'both' : 'sign',
  } satisfies Choice;
}

function findCategory(purpose: Purpose, signer: Signer): PlannedCategory {
  if (signer === 'software') return 'docsigner';
  if (personalPurposes.has(purpose)) return 'individual';
  if (purpose === 'e-tender' && signer === 'proprietor') return 'organization';
  return persons.has(signer) ? 'individual' : 'organization';
}
