import { vacancies } from '#content/career/vacancies.ts';
import { afterApplying } from '#content/partner/after-applying.ts';
import { assistanceSentences, deliverySentences, shippingAbroad } from '#content/prices/add-on-contents.ts';
import { bulkOrders } from '#content/prices/bulk-orders.ts';
import { repositoryPage } from '#content/repository/repository.ts';
import * as exporters from '#content/service/exporters.ts';
import * as misuse from '#content/service/misuse.ts';
import { cancelOrder, failedPayment, paymentMethods, taxInvoice } from '#content/service/payment.ts';
import * as renewal from '#content/service/renewal.ts';
import { stuckApplication } from '#content/service/stuck.ts';
import * as tenders from '#content/service/tenders.ts';
import { times } from '#content/service/times.ts';
import * as verification from '#content/service/verification.ts';
import { site } from '#content/site.ts';

/** A statement that only the authority can confirm. */
export type Confirmation = {
  readonly statement: string;
  /** The files that make it, below `src/`. */
  readonly files: readonly string[];
  /** The day on which the authority confirmed it, ISO 8601; absent until then. */
  readonly confirmedOn?: string;
};

/**
 * Statements that the specification does not make and no public source proves. `npm run doctor` lists each until the day of
 * its confirmation is entered here.
 */
export const confirmations: readonly Confirmation[] = [
  { statement: 'Prices apply from 1 November 2026.', files: ['content/prices/prices.ts'] },
  {
    statement: 'CPS 4.0.0, 4.0.1 and 4.1.1 have the effective dates and changes that they state.',
    files: ['content/document/document-heads.ts', 'documents/texts/cps/editions.ts'],
  },
  {
    statement: 'Forms and letters have the editions and dates that they state.',
    files: ['content/document/document-heads.ts'],
  },
  {
    statement: 'Refund, liability and warranty clauses are those of the authority.',
    files: [
      'documents/texts/terms-of-service.ts',
      'documents/texts/cps/legal.ts',
      'documents/texts/cps/warranties.ts',
      'content/process/apply-dsc-process.ts',
      'content/faq/general.ts',
    ],
  },
  {
    statement: 'The use of Aadhaar data is as the UIDAI privacy policy describes it.',
    files: ['documents/texts/uidai-policy.ts'],
  },
  {
    statement: `An individual’s DSC takes ${times.ekyc} with Aadhaar eKYC, any other ${times.manual}. ${verification.whatTimesCover}`,
    files: ['content/service/times.ts', 'content/service/verification.ts'],
  },
  {
    statement: 'Aadhaar eKYC is confirmed with an OTP or biometrics. In manual KYC, staff check documents and a video.',
    files: ['content/service/verification.ts', 'content/home/hero.ts'],
  },
  {
    statement: `${verification.videoForEveryone} CPS 3.2.3 says so.`,
    files: ['content/service/verification.ts', 'documents/texts/cps/amendments.ts'],
  },
  {
    statement: `DGFT and ICEGATE: ${exporters.certificateForBothPortals.join(' ')} ${exporters.certificateWithIec}`,
    files: [
      'content/service/exporters.ts',
      'content/use-case/dgft.ts',
      'content/use-case/icegate.ts',
      'content/faq/usage-on-government-portals.ts',
      'content/seed/posts/dgft-and-icegate-dsc-for-exporters.md',
    ],
  },
  {
    statement: `Tenders: ${tenders.tenderLead} ${tenders.signOrBoth}`,
    files: [
      'content/service/tenders.ts',
      'content/use-case/e-tender.ts',
      'content/faq/tender-websites.ts',
      'content/seed/posts/dsc-for-e-tender-bidding.md',
    ],
  },
  {
    statement: `A bidder with one day left: ${tenders.lastDay.steps.join(' ')}`,
    files: ['content/service/tenders.ts', 'content/use-case/e-tender.ts', 'content/faq/tender-websites.ts'],
  },
  {
    statement: `${renewal.renewalPrice} ${renewal.renewalTotals} ${renewal.renewalTime} ${renewal.applyAgainPrice}`,
    files: [
      'content/service/renewal.ts',
      'content/use-case/details.ts',
      'content/faq/application-and-verification.ts',
      'content/faq/security-and-token.ts',
      'content/process/revoke-dsc-process.ts',
    ],
  },
  {
    statement: `Stolen laptop: ${misuse.stolenLaptop.join(' ')} Signatures of a thief: ${misuse.signedByThief.join(' ')}`,
    files: ['content/service/misuse.ts', 'content/faq/security-and-token.ts', 'content/process/revoke-dsc-process.ts'],
  },
  {
    statement: `Calls: ${misuse.callerAsksForCode.join(' ')} Unknown certificates: ${misuse.neverAskedFor.join(' ')}`,
    files: ['content/service/misuse.ts', 'content/faq/security-and-token.ts'],
  },
  {
    statement: `Stuck applications: ${stuckApplication.join(' ')}`,
    files: ['content/service/stuck.ts', 'content/faq/application-and-verification.ts'],
  },
  {
    statement:
      'Whether there is an OCSP responder is not confirmed, so the site names none. If there is one, the certificates contain ' +
      'its address.',
    files: ['content/faq/certificate-validation.ts'],
  },
  {
    statement: `Revocation lists: ${repositoryPage.whichList}`,
    files: ['content/repository/repository.ts'],
  },
  {
    statement: 'An applicant confirms by eSign with an Aadhaar OTP or biometrics.',
    files: [
      'content/process/apply-dsc-process.ts',
      'content/faq/application-and-verification.ts',
      'content/use-case/mca-income-tax-gst.ts',
      'content/use-case/ipr.ts',
    ],
  },
  {
    statement: 'An organisation sends the identity proof of the person who signs its authorisation letter.',
    files: [
      'content/faq/application-and-verification.ts',
      'content/use-case/e-tender.ts',
      'content/use-case/icegate.ts',
      'content/use-case/dgft.ts',
    ],
  },
  {
    statement: 'An application with an unclear video or a wrong name is returned, so that it can be corrected.',
    files: [
      'content/faq/application-and-verification.ts',
      'content/use-case/icegate.ts',
      'content/use-case/irctc-e-ticketing.ts',
      'content/use-case/foreign-national.ts',
    ],
  },
  {
    statement: `An approved certificate must be downloaded within ${times.download}. ${verification.missedDownload}`,
    files: ['content/service/times.ts', 'content/service/verification.ts'],
  },
  {
    statement: `A new partner login works after ${times.partnerLogin}, counted from the signature on the agreement.`,
    files: ['content/service/times.ts', 'content/partner/partner.ts', 'content/partner/after-applying.ts'],
  },
  {
    statement: `Support hours are ${site.hours}. Days on which the offices are closed are announced under What’s New, as seed/lists.yaml does.`,
    files: ['content/site.ts', 'content/seed/lists.yaml'],
  },
  {
    statement: 'A revocation is asked for by the portal, the phone number and the email address that the page names.',
    files: ['content/site.ts', 'content/process/revoke-dsc-process.ts'],
  },
  {
    statement: 'A suspension can be lifted.',
    files: ['content/process/revoke-dsc-process.ts', 'documents/texts/revocation-form.ts'],
  },
  {
    statement: 'The revocation list is refreshed about every 24 hours.',
    files: ['content/repository/repository.ts', 'content/process/revoke-dsc-process.ts'],
  },
  {
    statement: 'Enquiries are answered by email or phone by the desk that the form names.',
    files: ['content/site.ts'],
  },
  {
    statement: 'The makers’ pages, phones and emails of the Downloads page are those of the makers.',
    files: ['content/download/downloads.ts'],
  },
  // Defaults of this fictional authority, which the pages already show.
  {
    statement: `Assistance: ${assistanceSentences.join(' ')}`,
    files: ['content/prices/add-on-contents.ts'],
  },
  {
    statement: `Delivery: ${deliverySentences.join(' ')} ${shippingAbroad}`,
    files: ['content/prices/add-on-contents.ts'],
  },
  { statement: bulkOrders, files: ['content/prices/bulk-orders.ts'] },
  {
    statement: `${paymentMethods} ${taxInvoice} ${cancelOrder} ${failedPayment}`,
    files: ['content/service/payment.ts'],
  },
  {
    statement: `Applications are approved at these times only: ${times.approvals}.`,
    files: ['content/service/times.ts'],
  },
  {
    statement: `Revocation requests by email: ${verification.revocationMailbox}`,
    files: ['content/service/verification.ts'],
  },
  {
    statement: `A certificate can be renewed in the last ${times.renewal}; the remaining days are not added to the new one.`,
    files: ['content/service/times.ts', 'content/faq/application-and-verification.ts'],
  },
  {
    statement: `${verification.applicationNumber} ${verification.lostPasscode}`,
    files: ['content/service/verification.ts'],
  },
  {
    statement: `Open jobs: ${vacancies.map(({ title }) => title).join(', ')}.`,
    files: ['content/career/vacancies.ts'],
  },
  {
    statement:
      'Support helps a holder whose OTP goes to an old number, if the email comes from the address of the application.',
    files: ['content/faq/application-and-verification.ts'],
  },
  {
    statement: `After a partner applies: ${afterApplying.map(({ title, text }) => `${title}. ${text}`).join(' ')}`,
    files: ['content/partner/after-applying.ts'],
  },
  {
    statement:
      'Partners buy certificates at the prices of their tier. The partner desk tells them these prices, and what joining costs, ' +
      'before they sign the agreement.',
    files: ['content/partner/partner.ts'],
  },
  { statement: `Document Signer: ${verification.documentSignerHsm}`, files: ['content/service/verification.ts'] },
  { statement: verification.withoutAadhaar, files: ['content/service/verification.ts'] },
  {
    statement: `${verification.visaOrPermit} ${verification.foreignNationalVideo}`,
    files: ['content/service/verification.ts'],
  },
  { statement: `${verification.indianAbroad} ${verification.tokenAbroad}`, files: ['content/service/verification.ts'] },
  { statement: verification.proprietorship, files: ['content/service/verification.ts'] },
  {
    statement: 'The certificate search takes a name or a serial number, and the portal lifts suspensions.',
    files: ['content/process/revoke-dsc-process.ts'],
  },
  {
    statement:
      'The portal takes phone numbers from outside India, and asks whether the email address is to be in the ' +
      'certificate.',
    files: ['content/use-case/foreign-national.ts'],
  },
];
