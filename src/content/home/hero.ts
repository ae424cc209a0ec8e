import { namePrice } from '#content/home/labels.ts';
import { names } from '#content/layout/names.ts';
import { times } from '#content/service/times.ts';
import { timesRun } from '#content/service/verification.ts';
import { site } from '#content/site.ts';

export const hero = {
  kicker: 'Digital signature certificates',
  heading: 'Sign tenders, returns and company forms online',
  intro:
    'A digital signature certificate (DSC) shows who signed a document, and that it hasn’t changed since. Before we issue one, ' +
    'we check who you are (know your customer, KYC).',
  /** With no-break spaces in place of elements around the times: the hero must fit into the first packets. */
  factsNote: timesRun.replaceAll(/(?<=\d) (?=[ap]m)/g, '\u00a0'),
  /** Leads to the five questions. */
  plan: 'Which DSC do I need?',
  lostToken: 'Lost your token?',
  /** What a visitor asks first; the prices are the loader’s (`prices-from.ts`). */
  facts: {
    price: { term: '1 year; USB token extra', detail: namePrice },
    ekyc: { term: 'Individual, Aadhaar eKYC', detail: times.ekyc },
    manual: { term: 'All other approvals', detail: times.manual },
    licence: { term: 'Licence', detail: 'Licensed by the CCA: check it' },
    /** In place of the licence, while the repository has no certificates of an authority. */
    demonstration: { term: 'Licence', detail: 'None: a demo site' },
  },
  buttons: [
    { title: names.apply, href: site.portals.signUp },
    { title: 'KYC Login', href: site.portals.signUp },
    { title: 'New Partner Login', href: site.portals.newPartnerLogin },
    { title: 'Old Partner Login', href: site.portals.oldPartnerLogin },
  ],
  gallery: [
    { picture: 'wide-token', caption: 'The signing key can’t leave the token' },
    { picture: 'wide-video', caption: 'A short video shows who you are' },
    { picture: 'wide-document', caption: 'One changed letter breaks the signature' },
  ],
} as const;
