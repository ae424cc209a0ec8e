import type { UseCase } from '#domain/use-case/use-case.ts';

export const employeeProvidentFund = {
  slug: 'employee-provident-fund',
  title: 'Employee Provident Fund',
  heading: 'Sign for your establishment at EPFO',
  subheading:
    'EPFO accepts a certificate of Class 2 or 3, and its office has to approve yours, on a signed letter, before you ' +
    'use it.',
  summary:
    'How an employer registers a DSC with EPFO: the class accepted, the request letter with its enclosures, and what ' +
    'gets a letter rejected.',
  whoNeedsIt: [
    'Employers: EPFO asks that at least one DSC, theirs or an authorised signatory’s, be registered.',
    'Authorised signatories who sign for the establishment.',
    'Establishments whose signatory has a new certificate.',
    'Employers who sign with a certificate although EPFO allows e-sign too. Whether e-sign alone is enough for you, ' +
      'the portal shows.',
  ],
  certificate: {
    className: 'Class 2 or 3; bought today, Class 3',
    kind: 'In the name of the employer or the authorised signatory',
    use: 'Sign',
    validity: '1 or 2 years, as for most uses; 3 can be chosen',
    note:
      'Class 2 or 3 is accepted for EPF. As no Class 2 certificate has been newly issued since 1 January 2021, the ' +
      'one you buy will be Class 3.',
  },
  documents: [
    'For the certificate: your PAN card, and Aadhaar or another identity from the government with your photograph.',
    'For the certificate: a photograph, and a mobile number and e-mail address of your own.',
    'For an organisation’s certificate also: proof that it exists, its PAN, and a letter that authorises you.',
    'For EPFO: the request letter from the portal, on your letterhead.',
    'For EPFO: a copy of an identity, which is Aadhaar for the employer, and Aadhaar or UAN card for a signatory.',
    'For EPFO: Form 5A, brought up to date.',
  ],
  steps: [
    {
      title: 'Apply',
      text:
        'The person who will sign logs in on our certificate portal with his or her mobile number and fills in the ' +
        'form.',
    },
    {
      title: 'Submit the documents',
      text: 'Note how the name is spelt: you will type it once more at EPFO, and it must be the same.',
    },
    {
      title: 'Pay',
      text: 'Either right away or further on in the process.',
    },
    {
      title: 'Be verified',
      text: 'Aadhaar eKYC is a matter of 10–15 minutes. The manual way needs 24–48 hours.',
    },
    {
      title: 'Store it on the token',
      text:
        'Set a password on the token, then download the certificate with our utility within 30 days of the ' +
        'approval.',
    },
    {
      title: 'Fetch the request letter',
      text:
        'On the Unified portal, log in as establishment and open DSC/e-sign. Enter the signatory’s name and mobile ' +
        'number, and download the letter.',
    },
    {
      title: 'Complete it and upload',
      text:
        'Print it on letterhead with three specimen signatures, the employer’s countersignature and the stamp. Join ' +
        'it with the identity and Form 5A in one PDF and upload that.',
    },
    {
      title: 'Wait for EPFO, then sign',
      text: 'Your EPFO office has to approve the request. After that the certificate can be used.',
    },
  ],
  mindThat: [
    'The name in the form differs from the one in the certificate by an initial: enter it exactly as the certificate ' +
      'has it.',
    'The letter was rejected: do not upload it a second time. Fetch a new one from the portal.',
    'The number on the letter must be that of the request. Do not reuse a letter from an earlier one.',
    'Form 5A is out of date: bring it up to date before you upload the PDF.',
    'The signatory leaves: have an organisation’s certificate revoked, and register that of the successor.',
  ],
  portals: [
    { title: 'EPFO Unified portal for employers', href: 'https://unifiedportal-emp.epfindia.gov.in/epfo/' },
    { title: 'EPFO', href: 'https://www.epfindia.gov.in' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['epf-registration', 'epf-letter-rejected', 'leaving-the-organisation', 'class-2-today'],
} as const satisfies UseCase;
