import type { FaqCategory } from '#domain/faq/faq.ts';

export const taxationAndCompliancePortals = {
  letter: 'K',
  slug: 'taxation-and-compliance-portals',
  category: 'Taxation and Compliance Portals',
  items: [
    {
      slug: 'dsc-for-tax-and-mca',
      question: 'Which DSC do I need for Income Tax, MCA and GST?',
      reviewedOn: '2026-11-20',
      answer:
        'You need Class 3, which these portals accept. Their help may still say that Class 2 is used for Income Tax, MCA and ' +
        'GST registration. Class 2 hasn’t been issued since 1 January 2021. ' +
        'Directors and professionals usually use an individual certificate with their PAN.',
      links: [{ title: 'DSC for MCA, Income Tax, GST', path: '/use-cases/mca-income-tax-gst' }],
    },
    {
      slug: 'income-tax-registration',
      question: 'How do I register my DSC on the Income Tax portal?',
      reviewedOn: '2026-11-20',
      answer: [
        'Install emBridge: on the portal, go to Downloads > DSC Management Utility.',
        'Plug in the token and log in.',
        'Go to My Profile > Register DSC.',
        'Select a certificate that is active and hasn’t been revoked.',
        'Register your DSC again after each renewal.',
      ],
      links: [
        {
          title: 'Income Tax: how to register a DSC',
          path: 'https://www.incometax.gov.in/iec/foportal/help/how-to-register-e-filing-dsc',
        },
      ],
    },
    {
      slug: 'income-tax-who',
      question: 'Who has to use a DSC for Income Tax?',
      reviewedOn: '2026-11-20',
      answer:
        'Companies, political parties, and persons whose accounts need a tax audit must verify their return online (e-verify) with a DSC. A few ' +
        'other services also ask for one. If this doesn’t apply to you, the portal shows the other ways to verify.',
      links: [{ title: 'Income Tax portal', path: 'https://www.incometax.gov.in/iec/foportal/' }],
    },
    {
      slug: 'income-tax-whose-pan',
      question: 'Whose PAN must be in a company’s DSC for Income Tax?',
      reviewedOn: '2026-11-20',
      answer:
        'The DSC must have the PAN of the person who signs, because the portal links it to that person. It doesn’t need the ' +
        'company’s PAN. GST also compares that person’s PAN, so one DSC is enough for Income Tax and GST. That person must apply and record ' +
        'the video, and keep the token and its password. The accountant’s own DSC is only for what the accountant signs. ' +
        'There is one exception: for a non-resident director of a foreign company, the Income Tax portal links the DSC to the email ' +
        'address.',
    },
    {
      slug: 'gst-who',
      question: 'Who must sign with a DSC on GST?',
      reviewedOn: '2026-11-20',
      answer:
        'These taxpayers must sign with a DSC: public, private, unlimited and foreign companies, limited liability partnerships (LLPs), foreign LLPs, and public sector undertakings. Other taxpayers can use an electronic verification code (EVC) or eSign instead. GST uses the PAN to identify the person who signs, so the DSC must have that person’s PAN.',
      links: [{ title: 'GST portal', path: 'https://www.gst.gov.in' }],
    },
    {
      slug: 'gst-registration',
      question: 'How do I register my DSC on the GST portal?',
      reviewedOn: '2026-11-20',
      answer: [
        'Start the signer program and plug in the token.',
        'New applicant: log in with your temporary reference number (TRN) and a one-time password (OTP), which is valid for ' +
          '10 minutes. Then go to Services > User services > Register/Update DSC.',
        'Already registered: log in, and find Register/Update DSC in My Profile.',
        'If you see “PAN mismatch”, the PAN in the certificate isn’t the signatory’s PAN.',
      ],
      links: [{ title: 'Signer program for GST', path: 'https://www.gst.gov.in/help/docsigner' }],
    },
    {
      slug: 'mca-registration',
      question: 'How do I associate my DSC on MCA V3?',
      reviewedOn: '2026-11-20',
      answer: [
        'Register as a business user, with a separate ID for each director.',
        'Start the signer program, plug in the token and associate (link) your DSC with that ID.',
        'You can link a certificate to only one user ID. Under that ID, you can use it in only one role, for example as a director.',
        'MCA uses the Director Identification Number (DIN) to check the role of a director. For a manager, secretary or professional, it uses the PAN.',
        'Since 14 July 2025, you can file only on V3.',
      ],
      links: [{ title: 'MCA', path: 'https://www.mca.gov.in' }],
    },
    {
      slug: 'mca-60-lakh',
      question: 'Does my company have to use a DSC for MCA?',
      answer:
        'In general, an organisation with annual revenue above INR 60 lakh (6 million rupees) must use a DSC. Below that, you may ' +
        'still need a DSC: a form can ask for it, whatever your revenue is. So check the form you are filing. If you ' +
        'aren’t sure, ask the professional who prepares it.',
      links: [{ title: 'MCA', path: 'https://www.mca.gov.in' }],
    },
    {
      slug: 'mca-errors',
      question: 'MCA V3 shows an error with my DSC. What does it mean?',
      reviewedOn: '2026-11-20',
      answer: [
        '“e7002 Customer Already Exists”: this DSC is already linked to your ID. Check your profile.',
        '“The DSC is already registered with another user”: this DSC is linked to another ID.',
        '“Technical Error: Fail”: the attempt failed, so start again from the first step.',
        'If the page freezes, reinstall emSigner or emBridge as administrator, then clear the cache and try again.',
      ],
      links: [
        { title: 'More messages of MCA', path: '/help/errors#mca' },
        { title: 'MCA', path: 'https://www.mca.gov.in' },
      ],
    },
    {
      slug: 'traces-registration',
      question: 'How do I register my DSC on TRACES?',
      reviewedOn: '2026-11-20',
      answer: [
        'TRACES is the portal for tax deducted at source (TDS). Its older tutorial names Class 2 or 3, but you can now buy only Class 3.',
        'Install the token driver, and 32-bit Java, version 8 or later.',
        'Start WebSigner, the signer program of TRACES, and keep it running.',
        'Plug in the token, log in to TRACES and follow the steps on its registration page.',
        'Register your DSC again after each renewal.',
      ],
      links: [
        { title: 'TRACES', path: 'https://www.tdscpc.gov.in' },
        { title: 'More about the TRACES message', path: '/help/errors#traces' },
      ],
    },
    {
      slug: 'traces-signer',
      question: 'TRACES shows a Websocket Esigner error. What can I do?',
      reviewedOn: '2026-11-20',
      answer: [
        '“Error in establishing connection with TRACES Websocket Esigner” means that TRACES can’t reach WebSigner.',
        'Start WebSigner as administrator and keep it running.',
        'Use 32-bit Java, version 8 or later.',
        'Turn off any proxy or VPN while you sign.',
      ],
      links: [{ title: 'TRACES', path: 'https://www.tdscpc.gov.in' }],
    },
    {
      slug: 'epf-registration',
      question: 'How does an employer register a DSC with EPFO?',
      reviewedOn: '2026-11-20',
      answer: [
        'EPFO accepts Class 2 or 3, but you can now buy only Class 3. EPFO also allows eSign.',
        'Log in as the establishment and open DSC/e-sign.',
        'Enter the signatory’s mobile number, and the name exactly as in the DSC.',
        'Download the request letter and put it on your letterhead.',
        'Add three specimen (sample) signatures of the signatory. The employer must countersign and stamp the letter.',
        'Upload one PDF with the letter, the current Form 5A and the identity proof of the person who will sign. Ask ' +
          'your EPFO office how to update Form 5A.',
        'If the employer will sign with the DSC, the identity proof is Aadhaar. If an authorised signatory will sign with it, the proof is Aadhaar or the Universal Account Number (UAN) card.',
        'You can sign after the EPFO office approves the request.',
        'Has the former signatory left? If their certificate is organisational, ask us to revoke it.',
      ],
      links: [
        { title: 'DSC for provident fund', path: '/use-cases/employee-provident-fund' },
        { title: 'EPFO employer portal', path: 'https://unifiedportal-emp.epfindia.gov.in/epfo/' },
      ],
    },
    {
      slug: 'epf-letter-rejected',
      question: 'EPFO has rejected my request letter. What should I do?',
      reviewedOn: '2026-11-20',
      answer:
        'Don’t upload the same letter again: download a new one from the portal. The request number on the letter must be ' +
        'the number of your current request, and the name must be exactly as in the DSC. Form 5A must be up to date, and the proof ' +
        'of identity must be in the same PDF.',
      links: [{ title: 'DSC for provident fund', path: '/use-cases/employee-provident-fund' }],
    },
  ],
} satisfies FaqCategory;
