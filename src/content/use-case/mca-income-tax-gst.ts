import { times } from '#content/service/times.ts';
import { payNowOrLater, verificationWays, videoForEveryone, withoutAadhaar } from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const mcaIncomeTaxGst = {
  slug: 'mca-income-tax-gst',
  title: 'MCA (ROC) / Income Tax / GST Filing',
  heading: 'DSC for MCA, Income Tax and GST',
  subheading:
    'One individual digital signature certificate (DSC), with the PAN of the person who signs, works on all three portals.',
  summary:
    'DSC for MCA, Income Tax and GST: who must use one, which class to buy, how to register it on each portal and how ' +
    'to fix common errors.',
  whoNeedsIt: [
    'Income Tax: companies, political parties, and persons whose accounts need a tax audit (section 44AB), to verify ' +
      'their return online (e-verify).',
    'GST: public, private, unlimited and foreign companies, limited liability partnerships (LLPs), foreign LLPs and ' +
      'public sector undertakings.',
    'MCA: directors, managers, company secretaries and professionals who sign forms for the Registrar of Companies ' +
      '(ROC).',
    'MCA: in general, organisations with annual revenue above INR 60 lakh (6 million rupees) must use a DSC. ' +
      'Below that, a form can still ask for one. Check the form you are filing.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates. Portals may still say Class 2.',
    kind: 'Individual, with the PAN of the person who signs (usual for directors and professionals)',
    use: 'Sign',
    validity: '1 or 2 years are enough for most uses. You can also choose 3.',
    notes: [
      'Buy Class 3, which these portals accept. Their help may still say that Class 2 is used for Income Tax, MCA (Ministry of Corporate Affairs) and GST registration. Class 2 hasn’t been issued since 1 January 2021.',
    ],
  },
  price: { region: 'indian', category: 'individual', certificateType: 'sign' },
  documents: [
    'Your PAN card: we compare the name on it with your application. Income Tax and GST compare the PAN in the certificate with your profile.',
    'Aadhaar or another government photo identity.',
    'Your photograph.',
    'Your own mobile number.',
    'Your own email address.',
    'If you are a director, for MCA: your Director Identification Number (DIN). MCA uses it to check your role. ' +
      'You can apply for the certificate before you have a DIN, because the certificate doesn’t contain it.',
  ],
  steps: [
    {
      title: 'Apply online',
      text:
        'Log in to our certificate portal with your mobile number and enter your details. Your name must be ' +
        'exactly as it is on your PAN card, including middle name and initials.',
    },
    {
      title: 'Submit the documents',
      text: 'Use your own mobile number and email address, not your accountant’s.',
    },
    {
      title: 'Pay the fee',
      text: payNowOrLater,
    },
    {
      title: 'Complete verification',
      caution: `Allow ${times.manual} with manual KYC.`,
      text: `${verificationWays} ${videoForEveryone}`,
    },
    {
      title: 'Download to your token',
      text:
        'You can install our utility, Java and the token driver before approval. After approval, confirm your application by eSign (an online ' +
        `signature), with an Aadhaar OTP or biometrics. ${withoutAadhaar} Then download the certificate.`,
    },
    {
      title: 'Income Tax: register the DSC',
      text:
        'On the portal, go to Downloads > DSC Management Utility. There, get emBridge, the program that connects your browser to your ' +
        'token. Then choose Register DSC in My Profile. The portal links the DSC to the PAN of the person who signs, and not to the PAN of the company. For a ' +
        'non-resident director of a foreign company, it links the DSC to the email address.',
    },
    {
      title: 'GST: register the DSC',
      text:
        'Install the signer program from the GST portal’s own page, and start it. If you are a new applicant, log in with your ' +
        'temporary reference number (TRN) and the OTP, which is valid for 10 minutes. Then go to Services > User ' +
        'services > Register/Update DSC. If you are already registered, go to My Profile instead.',
    },
    {
      title: 'MCA: associate (link) the DSC with your ID',
      caution: 'Each director first needs an ID of their own.',
      text:
        'Since 14 July 2025, you can file only on V3, MCA’s current portal. Register there as a business user, with ' +
        'a separate ID for each director. Start the signer program, plug in the token and associate the DSC with ' +
        'your ID. You can link a certificate to only one user ID. Under that ID, you can use it in only one role, for example as a director.',
    },
  ],
  commonProblems: [
    '“Failed to establish connection to the server. Kindly restart the emSigner”: restart the signer program. ' +
      'Allow the browser to connect to it, and keep only one tab of the portal open.',
    '“PAN mismatch” on GST: the PAN in the certificate isn’t the signatory’s PAN. The signatory must sign with their own token.',
    '“e7002 Customer Already Exists” on MCA: the certificate is already linked to this ID. Check your profile.',
    '“The DSC is already registered with another user” on MCA: the certificate is linked to a different ID, so find ' +
      'out which one.',
    '“Your Registered DSC has already expired. Please re-register a valid DSC” on Income Tax: get a valid ' +
      'certificate, and register it on Income Tax and on the other portals.',
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
    { title: 'TRACES, for tax deducted at source (TDS)', href: 'https://www.tdscpc.gov.in' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: [
    'dsc-for-tax-and-mca',
    'income-tax-whose-pan',
    'gst-who',
    'mca-60-lakh',
    'mca-errors',
    'indian-citizen-abroad',
  ],
} as const satisfies UseCase;
