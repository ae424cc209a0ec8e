import { type Category, type Choice, defaultChoice } from '#domain/price/choice.ts';
import type { EncryptionAnswer, Purpose, Signer } from './answers.ts';

/** Purposes with a certificate in the name of a person, whoever the person acts for. */
export const personalPurposes: ReadonlySet<Purpose> = new Set(['mca-income-tax-gst', 'irctc-e-ticketing']);

/** Signers without an organisation in their certificate, except of a proprietor who bids. */
const persons: ReadonlySet<Signer> = new Set(['self', 'proprietor', 'foreign']);

/** The certificate of a purpose and signer, as the calculator names it, for one year and without add-ons. */
export function findCertificate(purpose: Purpose, signer: Signer, encryption: EncryptionAnswer): Choice {
  const category = findCategory(purpose, signer);
  return {
    ...defaultChoice,
    region: signer === 'foreign' || signer === 'foreign-organisation' ? 'foreign' : 'indian',
    category,
    certificateType: category === 'dgft' ? undefined : encryption === 'yes' ? 'both' : 'sign',
  };
}

function findCategory(purpose: Purpose, signer: Signer): Category {
  if (signer === 'software') return 'docsigner';
  if (purpose === 'dgft') return 'dgft';
  if (personalPurposes.has(purpose)) return 'individual';
  if (purpose === 'e-tender' && signer === 'proprietor') return 'organization';
  return persons.has(signer) ? 'individual' : 'organization';
}
