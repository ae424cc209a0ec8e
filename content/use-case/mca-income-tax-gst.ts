import type { UseCase } from '#domain/use-case/use-case.ts';

export const mcaIncomeTaxGst = {
  slug: 'mca-income-tax-gst',
  title: 'MCA (ROC) / Income Tax / GST Filing',
  heading: 'File with MCA, Income Tax and GST',
  subheading:
    'One individual certificate with your PAN can serve all three portals, but you have to register it on each of ' +
    'them.',
  summary:
    'One DSC with your PAN for MCA, Income Tax and GST: who must use one, which class you get today, how each portal ' +
    'registers it.',
  whoNeedsIt: [
    'On Income Tax: companies, political parties, and persons under tax audit (section 44AB), to e-verify.',
    'On GST: public, private, unlimited and foreign companies, LLPs, foreign LLPs and public sector undertakings.',
    'On MCA: directors, managers, company secretaries and professionals who sign forms.',
    'On MCA, as a rule of thumb we use: entities with annual revenue above INR 60 lakh must use a DSC. Check the ' +
      'form you are filing too, because a form can ask for one whatever the revenue.',
  ],
  certificate: {
    className: 'Class 2; bought today, Class 3',
    kind: 'Individual with your PAN, as directors and professionals usually take',
    use: 'Sign',
    validity: '1 or 2 years, as for most uses; 3 can be chosen',
    note:
      'Class 2 is the class used on these portals. New Class 2 certificates have not been issued since 1 January ' +
      '2021, and a certificate lasts three years at most. Buy now, and you get Class 3, which these portals accept.',
  },
  documents: [
    'Your PAN card: Income Tax and GST compare its number, and we compare the name on it.',
    'Aadhaar, or a government identity card with photograph.',
    'A photograph of you.',
    'A mobile number that is yours.',
    'An e-mail address that is yours.',
    'For MCA, if you are a director: your DIN, by which the system checks your role.',
  ],
  steps: [
    {
      title: 'Apply with your PAN',
      text:
        'Log in on our certificate portal with your mobile number and enter your details. Middle name and initials ' +
        'must be as on the PAN card.',
    },
    {
      title: 'Submit your documents',
      text: 'Use your own mobile number and e-mail address, not those of your accountant.',
    },
    {
      title: 'Pay',
      text: 'At once or later in the process, as it suits you.',
    },
    {
      title: 'Pass the check',
      text: 'Aadhaar eKYC brings the certificate in 10–15 minutes. Manual KYC takes 24–48 hours.',
    },
    {
      title: 'Put it on your token',
      text:
        'Confirm by eSign after the approval and download. Our utility, Java and the driver can be installed ' +
        'beforehand.',
    },
    {
      title: 'Income Tax: register it',
      text:
        'Get emBridge under Downloads > DSC Management Utility on the portal. Then choose Register DSC in My ' +
        'Profile. It is registered against the PAN of the person who signs, not of the company; for non-resident ' +
        'directors of foreign companies see the questions below.',
    },
    {
      title: 'GST: register it',
      text:
        'Start the signer program. Go to Services > User services > Register/Update DSC, or to My Profile. If you ' +
        'are not registered yet, log in with your TRN; the OTP lasts 10 minutes.',
    },
    {
      title: 'MCA: associate it',
      text:
        'Since 14 July 2025 you file on V3 only. Register there as a business user. Each director has an ID of his ' +
        'or her own, and one certificate goes with one ID and one role.',
    },
  ],
  mindThat: [
    '“Failed to establish connection to the server. Kindly restart the emSigner”: do what it says. Restart the ' +
      'signer, allow the browser to reach it, and keep one tab open.',
    '“PAN mismatch” on GST: the PAN in the certificate is not the one of the signatory. Sign with the right person’s ' +
      'token.',
    '“e7002 Customer Already Exists” on MCA: the certificate is already linked to this ID, so look in your profile.',
    '“The DSC is already registered with another user” on MCA: it is linked to a different ID. Find out which one.',
    '“Your Registered DSC has already expired. Please re-register a valid DSC” on Income Tax: get a valid ' +
      'certificate and register that one, here and on the other portals.',
  ],
  portals: [
    { title: 'MCA', href: 'https://www.mca.gov.in' },
    { title: 'Income Tax e-filing', href: 'https://www.incometax.gov.in/iec/foportal/' },
    {
      title: 'Income Tax: how to register a DSC',
      href: 'https://www.incometax.gov.in/iec/foportal/help/how-to-register-e-filing-dsc',
    },
    { title: 'GST', href: 'https://www.gst.gov.in' },
    { title: 'GST: signer program', href: 'https://www.gst.gov.in/help/docsigner' },
    { title: 'TRACES', href: 'https://www.tdscpc.gov.in' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['dsc-for-tax-and-mca', 'income-tax-whose-pan', 'gst-who', 'mca-60-lakh', 'mca-errors'],
} as const satisfies UseCase;
