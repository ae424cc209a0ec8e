import type { UseCase } from '#domain/use-case/use-case.ts';

export const dgft = {
  slug: 'dgft',
  title: 'DGFT For Foreign Trade',
  heading: 'Sign on the DGFT portal with a certificate that fits your IEC',
  subheading:
    'DGFT requires a Class 3 certificate and has to match it with your importer-exporter code (IEC): by the code ' +
    'itself, by PAN or by name.',
  summary:
    'The three kinds of Class 3 DSC that DGFT can match with your IEC, the papers, the steps with emBridge, and what ' +
    'each error message means.',
  whoNeedsIt: [
    'Holders of an IEC who sign on the DGFT portal.',
    'Directors who sign for a company and whom MCA has validated.',
    'Firms and companies, other than proprietorships, that sign under the name on their PAN.',
    'Proprietors, with a certificate that carries the IEC or their own PAN.',
  ],
  certificate: {
    className: 'Class 3',
    kind: 'With your IEC in it, individual with the right PAN, or organisation with the right name',
    use: 'Sign',
    validity: '1 or 2 years, as for most uses; 3 can be chosen',
    note:
      'In our calculator, DGFT is a category of its own and asks for no certificate type. Not sure which of the ' +
      'three fits? Ask our support desk before you pay.',
  },
  documents: [
    'Your IEC, which you also link on the DGFT portal.',
    'Your PAN card. An individual certificate must carry the PAN of the IEC, or in a company that of a director whom ' +
      'MCA has validated.',
    'Aadhaar or a different photo identity issued by the government.',
    'For an organisation: proof that it exists, and its PAN with the name exactly as it is to stand in the ' +
      'certificate.',
    'For an organisation: the letter that authorises you, with the identity proof of the authorised signatory.',
    'For an organisation without GST registration: a bank statement less than three months old.',
    'A mobile number and an e-mail address that only you use for a DSC.',
  ],
  steps: [
    {
      title: 'Choose the match, then apply',
      text:
        'Decide whether DGFT is to match you by IEC, by PAN or by name. Log in on our certificate portal with your ' +
        'mobile number and enter the details to suit.',
    },
    {
      title: 'Submit the KYC documents',
      text: 'Check IEC, PAN and names letter by letter before you send them: these are what DGFT compares later.',
    },
    {
      title: 'Pay',
      text: 'You can do it now, or come back to it later in the process.',
    },
    {
      title: 'Go through verification',
      text:
        'Allow 10–15 minutes with Aadhaar eKYC and 24–48 hours with manual KYC. Only our staff and those of our ' +
        'authorised Sub CA can approve.',
    },
    {
      title: 'Get the certificate on the token',
      text:
        'Install the token driver on your computer, change the default token password, and use our utility to ' +
        'download the certificate.',
    },
    {
      title: 'Install emBridge',
      text: 'It links the browser with your token. In the list of services, its status must read “Running”.',
    },
    {
      title: 'Link the IEC and register the token',
      text: 'Log in to DGFT with the token plugged in and do both there.',
    },
    {
      title: 'Sign',
      text: 'If the browser asks to connect to apps on this device, say yes: DGFT reaches emBridge that way.',
    },
  ],
  mindThat: [
    'DGFT does not match a proprietorship by the organisation’s name. Take a certificate with the IEC, or an ' +
      'individual one.',
    '“DSC Token is not connected with System, please connect token”: check the driver, use another USB port, and see ' +
      'that emBridge is running.',
    'The service status says “Not Found”: emBridge has stopped or was never installed. Start it or install it.',
    '“Your DSC is not inserted”, though it is: install the driver afresh and change the port.',
    'For some users there is Aadhaar e-sign instead. See on the portal whether it is open to you before you buy.',
  ],
  portals: [
    { title: 'DGFT', href: 'https://www.dgft.gov.in' },
    { title: 'emBridge, the signer program', href: 'https://embridge.emudhra.com' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['dgft-certificate', 'signer-program', 'embridge-systems', 'token-not-detected'],
} as const satisfies UseCase;
