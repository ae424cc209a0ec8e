import { times } from '#content/service/times.ts';
import {
  confirmFirst,
  organisationAlso,
  organisationTakesLonger,
  payNowOrLater,
  verificationWays,
  videoForEveryone,
} from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const employeeProvidentFund = {
  slug: 'employee-provident-fund',
  title: 'Employee Provident Fund',
  heading: 'DSC for employers on the EPFO portal',
  subheading:
    'The Employees’ Provident Fund Organisation (EPFO) must approve your digital signature certificate (DSC) before you ' +
    'sign on its portal.',
  summary:
    'DSC for EPFO: how an employer registers a Class 3 certificate, which documents to send with the request letter, ' +
    'and how to avoid rejection.',
  whoNeedsIt: [
    'Employers who need more than eSign, an online signature with Aadhaar. Before you buy, check on the EPFO portal whether eSign is enough for you.',
    'Employers who use DSCs. They must register at least one on the EPFO portal: the employer’s or an authorised signatory’s.',
    'Authorised signatories: the people who sign for the employer.',
    'Employers whose certificate has been replaced: the new certificate must be registered too.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates. Portals may still say Class 2.',
    kind: 'In the name of the employer or the authorised signatory',
    use: 'Sign',
    validity: '1 or 2 years are enough for most uses. You can also choose 3.',
    notes: [
      'Has your signatory left? The new signatory needs their own certificate and a new request letter. If the former signatory’s certificate is organisational, ask us to revoke it.',
      'Buy Class 3. Class 2 or 3 is accepted for EPF (employees’ provident fund), but Class 2 hasn’t been issued since 1 January 2021.',
      'If you aren’t sure whether to choose Individual or Organization, ask your EPFO office before you pay.',
    ],
  },
  price: { region: 'indian', category: 'organization', certificateType: 'sign' },
  documents: [
    'For the DSC: your PAN card, and Aadhaar or another government photo identity.',
    'For the DSC: your photograph, and your own mobile number and email address.',
    organisationAlso,
    'For EPFO: the request letter from the portal, on your letterhead.',
    'For EPFO: identity proof of the person who will sign. If the employer signs, this is Aadhaar. If an authorised signatory signs, it is Aadhaar or the UAN (Universal Account Number) card.',
    'For EPFO: an up-to-date Form 5A.',
  ],
  steps: [
    {
      title: 'Apply online',
      text:
        'The person who will sign must log in to our certificate portal with their own mobile number, and enter ' +
        'their own details.',
    },
    {
      title: 'Submit the documents',
      text: 'Check how the name is spelled: on the EPFO portal, you must enter it exactly as in the certificate.',
    },
    {
      title: 'Pay the fee',
      text: payNowOrLater,
    },
    {
      title: 'Complete verification',
      caution: `Allow ${times.manual} for an organisation, or with manual KYC.`,
      text: `${verificationWays} ${organisationTakesLonger} ${videoForEveryone}`,
    },
    {
      title: 'Download to your token',
      text: `${confirmFirst} Set a token password, then download the certificate with our utility within ${times.download} of approval.`,
    },
    {
      title: 'Download the request letter',
      text:
        'Log in to the Unified portal as the establishment and open DSC/e-sign. Enter the signatory’s mobile ' +
        'number, and the name exactly as in the certificate, then download the letter.',
    },
    {
      title: 'Complete and upload the letter',
      text: 'Print the letter on your letterhead. The signatory adds three specimen (sample) signatures, and the employer countersigns and stamps it. Upload one PDF with the letter, the identity proof and Form 5A.',
    },
    {
      title: 'Wait for approval, then sign',
      caution: 'Your EPFO office decides how long this takes.',
      text:
        'You can sign with the certificate after your EPFO office has approved the request. We don’t know how long ' +
        'this takes, so start early.',
    },
  ],
  commonProblems: [
    'Your signatory has left. If their certificate is organisational, ask us to revoke it. Then register the new ' +
      'signatory’s certificate.',
    'The name that you entered differs from the certificate, for example by an initial. Enter the name exactly as ' +
      'in the certificate.',
    'EPFO rejected your letter. Don’t upload the same one again: download a new letter from the portal.',
    'You used a letter from an earlier request. Download a new one: the request number on the letter must be the number of your ' +
      'current request.',
    'Your Form 5A is out of date. Ask your EPFO office how to update it before you upload the PDF.',
  ],
  portals: [
    { title: 'EPFO Unified portal for employers', href: 'https://unifiedportal-emp.epfindia.gov.in/epfo/' },
    { title: 'EPFO', href: 'https://www.epfindia.gov.in' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['epf-registration', 'epf-letter-rejected', 'leaving-the-organisation', 'class-2-today'],
} as const satisfies UseCase;
