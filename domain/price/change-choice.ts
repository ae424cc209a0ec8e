import { type Category, type CertificateType, type Choice, firstChoice, type Region } from './choice.ts';
import { hasTypes } from './offers.ts';

/**
 * Another region: the category starts over at Individual, and token, assistance and shipping are gone (R4.21). The same
 * region changes nothing. `lastType` is the certificate type to fall back on.
 */
export function chooseRegion(choice: Choice, region: Region, lastType: CertificateType): Choice {
  if (region === choice.region) return choice;
  return {
    ...firstChoice,
    region,
    certificateType: choice.certificateType ?? lastType,
    validity: choice.validity,
  };
}

/** Another category; coming from one without certificate types, `lastType` is taken up again. */
export function chooseCategory(choice: Choice, category: Category, lastType: CertificateType): Choice {
  const certificateType = hasTypes(category) ? (choice.certificateType ?? lastType) : undefined;
  return { ...choice, category, certificateType };
}
