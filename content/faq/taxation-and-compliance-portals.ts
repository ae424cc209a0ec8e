import type { FaqCategory } from '#domain/faq/faq.ts';

export const taxationAndCompliancePortals = {
  letter: 'K',
  slug: 'taxation-and-compliance-portals',
  category: 'Taxation and Compliance Portals',
  items: [
    {
      slug: 'dsc-for-tax-and-mca',
      question: 'Which DSC do I need for Income Tax, MCA and GST?',
      answer:
        'The class used for Income Tax, MCA and for registration under GST is Class 2. As no new Class 2 ' +
        'certificate has been issued since 1 Jan 2021, you get Class 3 now, and these portals accept it. Directors ' +
        'and professionals usually take an individual certificate with their PAN. Last reviewed 20 Nov 2026.',
      links: [{ title: 'DSC for MCA, Income Tax, GST', path: '/use-cases/mca-income-tax-gst' }],
    },
    {
      slug: 'income-tax-registration',
      question: 'How do I register my DSC on the Income Tax portal?',
      answer: [
        'Install emBridge: on the portal, Downloads > DSC Management Utility.',
        'Plug in the token and log in.',
        'Open My Profile > Register DSC.',
        'Choose a certificate that is active and has not been revoked.',
        'Register again after each renewal.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [
        {
          title: 'Manual of the portal',
          path: 'https://www.incometax.gov.in/iec/foportal/help/how-to-register-e-filing-dsc',
        },
      ],
    },
    {
      slug: 'income-tax-who',
      question: 'Who has to use a DSC for Income Tax?',
      answer:
        'For e-verification: companies, political parties, and those whose accounts must have a tax audit. ' +
        'A few other services ask for it too. If none of this is you, the portal shows which other ways of ' +
        'verifying are open to you. Last reviewed 20 Nov 2026.',
      links: [{ title: 'Income Tax portal', path: 'https://www.incometax.gov.in/iec/foportal/' }],
    },
    {
      slug: 'income-tax-whose-pan',
      question: 'Against whose PAN does a company’s DSC count on Income Tax?',
      answer:
        'Against the PAN of the individual who signs, not that of the company. So that person’s PAN must be in the ' +
        'certificate. There is one exception: for a non-resident director of a foreign company, the DSC is ' +
        'registered against the e-mail address. Last reviewed 20 Nov 2026.',
    },
    {
      slug: 'gst-who',
      question: 'Who must sign with a DSC on GST?',
      answer:
        'Companies (public, private, unlimited and foreign), LLPs and foreign LLPs, and public sector undertakings. ' +
        'Other taxpayers may choose EVC or e-sign instead. The DSC has to carry the PAN of the signatory, as GST ' +
        'works by PAN. Last reviewed 20 Nov 2026.',
      links: [{ title: 'GST portal', path: 'https://www.gst.gov.in' }],
    },
    {
      slug: 'gst-registration',
      question: 'How do I register my DSC on the GST portal?',
      answer: [
        'Start the signer program and plug in the token.',
        'New applicant: log in with your TRN; the OTP is good for 10 minutes.',
        'Go to Services > User services > Register/Update DSC.',
        'Already registered: the same entry is in My Profile.',
        'If you read “PAN mismatch”, the PAN in the certificate is not that of the signatory.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'Signer for GST', path: 'https://www.gst.gov.in/help/docsigner' }],
    },
    {
      slug: 'mca-registration',
      question: 'How do I associate my DSC on MCA V3?',
      answer: [
        'Register as a business user; each director needs an ID of his or her own.',
        'Start the signer and associate your DSC with that ID.',
        'One DSC goes with one user ID and one role.',
        'MCA checks the signer: a director by DIN, a manager, secretary or professional by PAN.',
        'V3 has been the only place for filings since 14 Jul 2025.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'MCA', path: 'https://www.mca.gov.in' }],
    },
    {
      slug: 'mca-60-lakh',
      question: 'Does my company have to use a DSC at MCA?',
      answer:
        'As a rule of thumb we use this: with annual revenue above INR 60 lakh, an entity must use a DSC there. ' +
        'Check the form you are filing as well. A form can ask its signatories for a DSC whatever the turnover. If ' +
        'you are unsure, ask your professional or our support desk before the due date.',
      links: [
        { title: 'MCA', path: 'https://www.mca.gov.in' },
        { title: 'Ask our support desk', path: '/#contact' },
      ],
    },
    {
      slug: 'mca-errors',
      question: 'MCA V3 shows an error with my DSC. What does it mean?',
      answer: [
        '“e7002 Customer Already Exists”: this DSC is linked to your ID already; look in your profile.',
        '“The DSC is already registered with another user”: it is linked to another ID.',
        '“Technical Error: Fail”: the attempt did not go through; begin again from the first step.',
        'The page freezes: reinstall emSigner or emBridge as administrator, clear the cache, try again.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'Ask our support desk', path: '/#contact' }],
    },
    {
      slug: 'traces-signer',
      question: 'TRACES reports an error with its Websocket Esigner. What helps?',
      answer: [
        '“Error in establishing connection with TRACES Websocket Esigner” means that WebSigner was not reached.',
        'Start WebSigner as administrator and leave it running.',
        'Use 32-bit Java, version 8 or later.',
        'Switch off proxy and VPN while you sign.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [{ title: 'TRACES', path: 'https://www.tdscpc.gov.in' }],
    },
    {
      slug: 'epf-registration',
      question: 'How does an employer register a DSC with EPFO?',
      answer: [
        'Class 2 or 3 is accepted; what you can buy today is Class 3. EPFO allows e-sign too.',
        'Log in as establishment, open DSC/e-sign, enter the signatory’s mobile and the name exactly as in the ' +
          'DSC.',
        'Download the request letter and put it on letterhead.',
        'Add three specimen signatures, the employer’s countersignature and the stamp.',
        'Upload one PDF: letter, current Form 5A, identity (employer: Aadhaar; signatory: Aadhaar or UAN card).',
        'After the EPFO office has approved it, you can sign.',
        'Last reviewed 20 Nov 2026.',
      ],
      links: [
        { title: 'DSC for provident fund', path: '/use-cases/employee-provident-fund' },
        { title: 'EPFO employer portal', path: 'https://unifiedportal-emp.epfindia.gov.in/epfo/' },
      ],
    },
    {
      slug: 'epf-letter-rejected',
      question: 'EPFO has rejected my request letter. What now?',
      answer:
        'Do not upload the same letter a second time; make a new one. The number on it has to match the request. ' +
        'Check the name, which must be exactly the one in the DSC. Check that Form 5A is up to date, and that the ' +
        'proof of identity is in the same PDF. Last reviewed 20 Nov 2026.',
      links: [{ title: 'DSC for provident fund', path: '/use-cases/employee-provident-fund' }],
    },
  ],
} satisfies FaqCategory;
