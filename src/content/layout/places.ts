import { names } from '#content/layout/names.ts';
import { site } from '#content/site.ts';

/** Answers automatically with the fingerprint of India’s root certificate. */
export const rootFingerprintEmail = 'verifyroot@cca.gov.in';

/** Pages and portals as steps and notes name them, with their addresses. Forms have a list of their own. */
export const places: readonly { readonly words: string; readonly path: string }[] = [
  { words: 'Downloads page', path: '/downloads' },
  { words: 'price calculator', path: '/pricing' },
  { words: 'recording page', path: site.portals.recordVideo },
  { words: 'DSC Application Status', path: site.portals.applicationStatus },
  { words: names.findCertificate, path: site.portals.certificateSearch },
  { words: 'pgportal.gov.in', path: 'https://pgportal.gov.in' },
  { words: 'GeoNames', path: 'https://www.geonames.org' },
  { words: 'CC BY 4.0', path: 'https://creativecommons.org/licenses/by/4.0/' },
  { words: 'Foreign National DSC', path: '/use-cases/foreign-national' },
];
