import { documentHeads } from '#content/document/document-heads.ts';
import { names } from '#content/layout/names.ts';
import { fastestDelivery } from '#content/prices/add-on-contents.ts';
import { fastestShippingPrice, lowestTokenPrice, shippingPrices } from '#content/prices/lowest-price.ts';
import { certificateWithIec, comparedByDgft, oneForBothPortals } from '#content/service/exporters.ts';
import * as papers from '#content/service/papers.ts';
import { remainingDays, renewalPrice, renewalTime } from '#content/service/renewal.ts';
import { individualOnGepnic, signOrBoth } from '#content/service/tenders.ts';
import { times } from '#content/service/times.ts';
import {
  differingNames,
  documentSignerHsm,
  foreignNationalVideo,
  missedDownload,
  timesRun,
  videoForEveryone,
} from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { EncryptionAnswer, Purpose, Signer } from '#domain/plan/answers.ts';
import type { DeadlineStatus } from '#domain/plan/check-deadline.ts';

/** The methods of verification. */
export type VerificationMethod = 'ekyc' | 'manual';

export const planLabels = {
  title: 'Your plan',
  description: 'The certificate for your purpose, with its price, papers, steps and dates.',
  certificate: 'Your certificate',
  certificateNextTime: 'For your next deadline: the certificate',
  inOwnName: 'See the plan for a certificate in your own name',
  forAnotherPortal: 'Does another portal ask for the organisation’s name? See the plan for it',
  kind: 'Certificate',
  category: 'In the calculator',
  prices: 'Prices with GST',
  validity: 'Validity',
  withoutToken: 'Without a token',
  withToken: 'With the cheapest token',
  withoutHsm: 'Without a security module (HSM), which we don’t sell',
  withTokenNote: `We sell tokens from ${lowestTokenPrice} with GST. Shipping within India costs ${shippingPrices} more.`,
  withShipping: 'With the cheapest token and Fastest shipping',
  withShippingNote: `The token costs ${lowestTokenPrice} with GST. Your dates count with Fastest shipping, for ${fastestShippingPrice}.`,
  formatPrice: (total: string) => `For 1 year you pay ${total} with GST.`,
  formatPriceWithToken: (total: string) =>
    `For 1 year you pay ${total} with GST, with the cheapest token and Fastest shipping.`,
  formatYears: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  papers: 'Papers',
  letters: 'Our letters',
  lettersNote: 'Only companies need the board resolution.',
  dates: 'Your dates',
  basis: 'How we count these dates',
  renewal: 'Are you renewing?',
  buy: names.buy,
  downloads: 'Utility and drivers',
  steps: 'What to do, in this order',
  stepsNextTime: 'For your next deadline, in this order',
  times: 'How long it takes',
  whatThen: 'What you can still do',
  share: 'Keep or share this plan',
  shareHint: 'The web address of this plan contains your answers and nothing else.',
  link: 'Link to this plan',
  address: 'the address of this plan',
  calendar: 'Save the dates to your calendar',
  startAgain: 'Start again',
  topic: 'Read more about this certificate',
} as const;

export const verificationTitles: Readonly<Record<VerificationMethod, string>> = {
  ekyc: 'With Aadhaar eKYC',
  manual: 'With manual KYC',
};

/** The answer to the deadline; each is followed by what it rests on. */
export const statusTexts: Readonly<Record<DeadlineStatus | 'open', string>> = {
  past: 'This date is past.',
  'in-time': 'You can still meet your deadline.',
  uncertain: 'You may miss your deadline.',
  'too-late': 'It is too late for a new certificate.',
  open: 'You have no deadline.',
};

/** In time for an applicant abroad. The dates contain no time for attestation. */
export const inTimeAbroad = 'You can meet your deadline if your copies need no attestation, or are attested in time.';

/** Where a certificate in another name may still come in time. */
export const otherNameTooLate = {
  organisation: 'It is probably too late for a new certificate in the organisation’s name.',
  proprietor: 'It is probably too late for a new certificate in your business’s name.',
} as const;

/** Where somebody else links the certificate after it is there, in their own time. */
export const certificateInTime = 'Your certificate can be ready in time. The link to your agent ID may not be.';

/** The same for one method of verification. */
export const verificationStatusTexts: Readonly<Record<DeadlineStatus, string>> = {
  past: 'The date is past',
  'in-time': 'In time',
  uncertain: 'Not certain',
  'too-late': 'Too late for your deadline',
};

const setUp =
  'After that you need about two hours, by our estimate, to set up your computer, download, register and test.';

export const dateLabels = {
  formatApplyBy: {
    hasToken: (moment: string) => `Apply, submit the papers, record the video and pay by ${moment}.`,
    inIndia: (moment: string) => `Order the token, apply, submit the papers, record the video and pay by ${moment}.`,
    abroad: (moment: string) => `Buy the token, apply, submit the papers, record the video and pay by ${moment}.`,
  },
  formatVerification: (method: string, moment: string) =>
    `${method}: apply, submit the papers, record the video and pay by ${moment}.`,
  formatLastApproval: (moment: string) => `We must approve your application by ${moment}. ${setUp}`,
  formatPrograms: (moment: string) =>
    `Get three programs today, or at the latest by ${moment}: our download utility, Java and the token driver. If a file has no link on our Downloads page, ask support for it at once, by phone or email.`,
  ownName: {
    organisation: `If the notice doesn’t ask for the organisation’s name, apply in your own name. ${individualOnGepnic} For a certificate in your own name, these are the latest times:`,
    proprietor: `If the notice doesn’t ask for your business’s name, apply in your own name. ${individualOnGepnic} For a certificate in your own name, these are the latest times:`,
  },
  formatTooLate: (moment: string) =>
    `If you complete your application now, we approve it on ${moment} at the earliest. That is after your deadline, so don’t order for it.`,
  formatReopens: (moment: string) =>
    `We approve applications again from ${moment}. If you can, apply, pay and record the video before then.`,
  formatLastApplication: (moment: string) =>
    `Apply, submit the papers, record the video and pay by ${moment} at the latest.`,
  formatRegisterFirst: (moment: string) =>
    `The tender site may need up to ${times.tenderSite} to activate a certificate. To be sure, register by ${moment}. If the site is faster, these are the last hours:`,
  tooLateToRegister: `The tender site may need up to ${times.tenderSite} to activate a certificate. Whichever certificate you apply for, you will have less than ${times.tenderSite} between our approval and your deadline. Ask the site’s help desk now whether it can activate a new certificate in time.`,
  early: 'Apply earlier if you can.',
  earlyBeforeLink: 'This is for the certificate alone. Apply earlier if you can.',
  noHour: {
    tender:
      'Without an hour, we count to 11:59 pm. Most tenders close earlier: change your deadline and enter the hour.',
    renewal:
      'Without an hour, we count to 11:59 pm. If you are renewing, look up the hour in the program of your token.',
    other: 'Without an hour, we count to 11:59 pm.',
  },
  upload: 'These times don’t include uploading your bid, or the time that the site needs to activate the certificate.',
  formatDeadline: (moment: string) => `Your deadline is ${moment}.`,
  applyBy: {
    hasToken: 'Apply and pay by',
    inIndia: 'Order the token, apply and pay by',
    abroad: 'Buy the token, apply and pay by',
  },
  approvedBy: {
    hasToken: 'We approve by',
    inIndia: 'We approve, and your token arrives, by',
    abroad: 'We approve, and your token arrives, by',
  },
  registerBy: 'Download and register by',
  registerAndSignBy: 'Download, register and sign by',
  signBy: 'Sign by',
  logInBy: 'Log in by',
  asSoonAsPossible: 'As soon as you can',
  notPossible: 'Not possible by your deadline',
  approvalTime: 'Approval takes',
  basis: `${timesRun} The dates follow these hours, and leave two hours, by our estimate, to set up your computer, download, register and test.`,
  holidays:
    'We left out Sundays and national holidays, but not our other holidays. If we have one before your deadline, apply earlier.',
  formatTokenAbroad: (days: number) =>
    `We allow ${days} working days, Saturdays included, for a token that you buy abroad: that is our estimate.`,
  organisation: `For an organisation’s certificate, allow ${times.manual} for our approval, even with Aadhaar eKYC.`,
  oneYear: 'A certificate for 1 year that you buy today expires before this date. Apply later, or take 2 or 3 years.',
  download: `Download within ${times.download} of approval. ${missedDownload}`,
} as const;

export const certificateNames = {
  individual: 'Class 3, in the name of the person who signs',
  organization: 'Class 3, in the name of an organisation and of the person who signs',
  docsigner: 'Class 3 Document Signer, for software',
} as const;

const purposeNotes: Readonly<Partial<Record<Purpose, readonly string[]>>> = {
  'mca-income-tax-gst': [
    'One certificate serves all three portals. All three compare the PAN of the person who signs, so the certificate must be in that person’s name.',
  ],
  documents: ['For a portal, ask its help desk whether the certificate must show your organisation’s name.'],
  'employee-provident-fund': [
    'If you aren’t sure whether to choose Individual or Organization, ask your EPFO office before you pay.',
  ],
};

/** What the reader must know before the order. Exporters often sign on both portals. */
export function listPurposeNotes(purpose: Purpose, signer: Signer): readonly string[] {
  if (purpose !== 'dgft' && purpose !== 'icegate') return purposeNotes[purpose] ?? [];
  const compared = comparedByDgft[signer === 'self' || signer === 'proprietor' ? signer : 'organisation'];
  return [compared, oneForBothPortals, certificateWithIec];
}

/** Which type a tender needs, by the answer about encryption. */
export const tenderNotes: Readonly<Record<EncryptionAnswer, readonly string[]>> = {
  no: ['Choose Sign, because the notice asks for a signature only.'],
  yes: [
    'Choose Both, because the notice asks for your own encryption certificate.',
    'Both is two certificates, one to sign and one to encrypt: register each on the tender site.',
    'Keep the token: you may need its key when the bids are opened.',
  ],
  unknown: [signOrBoth],
};

/** What the dates of a purpose leave out. */
export const datesNotes: Readonly<Partial<Record<Purpose, string>>> = {
  'irctc-e-ticketing':
    'Your Principal Service Provider (PSP) then links your certificate to your agent ID. The dates don’t include this step: ask your PSP today how long it takes.',
};
/** Beside the dates of a tender, where nobody knows yet what it asks for. */
export const askFirst =
  'Before you order, ask the office that issued the tender whether it wants your own encryption certificate.';
export const renewalNote = `${renewalPrice} ${renewalTime} ${remainingDays} If your certificate has expired, apply for a new one.`;
/** For applicants in India without a token, or with an old one. */
export const oldTokenNote =
  'If the serial number of an old token starts with letters, such as WD or HS, it can take the new certificate.';
export const softwareNote = documentSignerHsm;
export const attestation = `This doesn’t include time to have copies attested. Ask our team today whether your copies must be attested: ${site.phones.support} or ${site.emails.support}.`;
export const foreignNote =
  'Don’t ask a notary to confirm (“attest”) your copies yet: our team will tell you whether you need this.';

/** Why nobody can promise the date. */
export const uncertainTexts = {
  formatApproval: (time: string) => `Approval takes ${time} once your application is complete.`,
  token: `A token takes ${fastestDelivery}. If a shop near you has one, buy it there.`,
  tokenAbroad:
    'We don’t ship tokens outside India. Buy one where you live: you are in time only if it arrives early enough.',
  portal: 'Whether you’re in time also depends on the portal, and we don’t know how long it takes.',
} as const;

/** Above the papers for the certificate of an organisation’s software. */
export const whoApplies = 'First decide who applies for the organisation. Below, “you” means that person.';
/** Above the papers of an organisation: a clerk reads the plan for somebody else. */
export const whoSigns = 'First decide who will sign with the certificate. Below, “you” means that person.';

/** The papers of each signer, from the records of the FAQ. */
export const signerPapers: Readonly<Record<Signer, readonly string[]>> = {
  self: [...papers.individualPapers, differingNames],
  proprietor: [...papers.individualPapers, ...papers.proprietorPapers, differingNames],
  organisation: [...papers.individualPapers, ...papers.organisationPapers, differingNames],
  government: papers.governmentPapers,
  foreign: [...papers.foreignPapers, papers.foreignContact],
  'foreign-organisation': [...papers.foreignPapers, papers.foreignContact, ...papers.foreignOrganisationPapers],
  software: [...papers.individualPapers, ...papers.organisationPapers],
};

/** What a portal asks for besides. */
export const purposePapers: Readonly<Partial<Record<Purpose, readonly string[]>>> = {
  dgft: ['Your IEC.'],
  icegate: ['If you also sign on DGFT: your IEC, to link it there.'],
  'employee-provident-fund': [
    'For EPFO: the request letter from the portal, on your letterhead, and an up-to-date Form 5A.',
    'For EPFO: Aadhaar, or the UAN (Universal Account Number) card of an authorised signatory.',
  ],
  'irctc-e-ticketing': ['For your PSP: Aadhaar, proof of your address and your shop details.'],
};

export const signerVideo = (isForeign: boolean): string =>
  isForeign ? `You record a video. ${foreignNationalVideo}` : videoForEveryone;

/** Beside papers that allow another identity too. */
export const ekycNeedsAadhaar = `Without Aadhaar, you use manual KYC, which takes ${times.manual}.`;

const { authorisationLetter, boardResolution, governmentAuthorisation } = documentHeads;

/** Our forms for the letters among the papers. */
export const signerLetters: Readonly<Record<Signer, readonly DocumentHead[]>> = {
  self: [],
  proprietor: [authorisationLetter],
  organisation: [authorisationLetter, boardResolution],
  government: [governmentAuthorisation],
  foreign: [],
  'foreign-organisation': [authorisationLetter, boardResolution],
  software: [authorisationLetter, boardResolution],
};

/** What remains when time is short; a tender has its own list. */
export const otherWays: Readonly<Partial<Record<Purpose, string>>> = {
  'mca-income-tax-gst':
    'Check whether you must use a DSC: on GST, taxpayers other than companies, LLPs and public sector undertakings can choose EVC (electronic verification code) or eSign.',
  'employee-provident-fund': 'EPFO also allows eSign: check on the portal whether that is enough for you.',
};
export const askPortal = 'Ask the portal’s help desk whether the date can be moved, or whether it accepts another way.';
export const callUs = `Call us ${site.hours}: ${site.phones.support}.`;
export const questions = `Questions? ${callUs}`;
export const nextTime = 'The certificate, its price and the papers are the same for your next date.';

export const calendarTexts = {
  name: 'Plan for a DSC',
  apply: {
    hasToken: 'Apply and pay for your DSC',
    inIndia: 'Order a token, apply and pay for your DSC',
    abroad: 'Buy a token, apply and pay for your DSC',
  },
  download: 'Download your DSC',
  register: 'Register your DSC on the portal',
  sign: 'Sign: your deadline',
  /** Railway agents log in with the certificate. */
  logIn: 'Log in: your deadline',
} as const;
