import { exporterChoices, oneForBothPortals } from '#content/service/exporters.ts';
import { times } from '#content/service/times.ts';
import {
  confirmFirst,
  organisationTakesLonger,
  payNowOrLater,
  verificationWays,
  videoForEveryone,
} from '#content/service/verification.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

export const dgft = {
  slug: 'dgft',
  title: 'DGFT For Foreign Trade',
  heading: 'DSC for the DGFT portal',
  subheading:
    'On the portal of the Directorate General of Foreign Trade (DGFT), you sign with a Class 3 digital signature certificate (DSC).',
  summary:
    'DSC for DGFT: the three kinds of Class 3 certificate that match your importer-exporter code, the documents, the ' +
    'steps and common errors.',
  whoNeedsIt: [
    'Holders of an Importer-Exporter Code (IEC) who sign on the DGFT portal.',
    'Company directors whom the Ministry of Corporate Affairs (MCA) has confirmed (“validated”).',
    'Organisations, with a certificate that shows the name on their PAN card. This doesn’t apply to a proprietorship (a business that one person runs alone).',
    'Proprietors, with a certificate that carries the IEC or their own PAN.',
  ],
  certificate: {
    className: 'Class 3, like all new certificates',
    kind: 'Individual, Organization or DGFT: it depends on who signs',
    use: 'Sign, for Individual or Organization. For DGFT, you don’t choose a type.',
    validity: '1 or 2 years are enough for most uses. You can also choose 3.',
    choices: {
      intro:
        'DGFT compares your PAN, your organisation’s name or your Importer-Exporter Code (IEC) with the certificate. Choose the certificate that fits you:',
      rows: exporterChoices,
      note: oneForBothPortals,
    },
    notes: ['If you buy the wrong kind, you must buy another certificate.'],
  },
  price: { region: 'indian', category: 'organization', certificateType: 'sign' },
  otherPrice: { region: 'indian', category: 'dgft', certificateType: undefined },
  documents: [
    'Your IEC. Later, you link it to your login on the DGFT portal.',
    'Your PAN card. If a proprietor uses an individual certificate, DGFT looks for the PAN that is linked to the IEC. If a director uses an individual certificate for a company, DGFT looks for the PAN of a director whom MCA has confirmed (“validated”).',
    'Aadhaar or another government photo identity, and your photograph.',
    'For an organisation: proof that it exists, and its PAN card. The certificate must show the name exactly as it is on that card.',
    'For an organisation: an authorisation letter, and the identity proof of the person who ' +
      'signs it. A company adds an extract of its board resolution.',
    'For an organisation without GST registration: a bank statement less than three months old.',
    'Your own mobile number and email address, which must not be used for another person’s DSC.',
  ],
  steps: [
    {
      title: 'Choose the certificate and apply',
      text:
        'Choose a certificate with your IEC, with your own PAN, or with your organisation’s name. Then log in to our ' +
        'certificate portal with your mobile number and enter your details.',
    },
    {
      title: 'Submit the documents',
      text:
        'Before you submit, check the IEC, the PAN and the names letter by letter, because DGFT compares them with ' +
        'the certificate later.',
    },
    {
      title: 'Pay the fee',
      text: payNowOrLater,
    },
    {
      title: 'Complete verification',
      caution: `Allow ${times.manual} for an organisation, or with manual KYC.`,
      text:
        `${verificationWays} ${organisationTakesLonger} ${videoForEveryone} Only our staff and the staff of our authorised sub-CA ` +
        '(the authority under us that issues the certificates) can approve your application.',
    },
    {
      title: 'Download to your token',
      text:
        `${confirmFirst} Install the token driver and change the default token password, then download the ` +
        'certificate with our utility.',
    },
    {
      title: 'Install emBridge',
      text: 'emBridge connects your browser to your token. In Windows, open the list of services: type “services” in the Start menu. The status of emBridge must be “Running”.',
    },
    {
      title: 'Link your IEC and register the certificate',
      text: 'Plug in the token and log in to DGFT. Link your IEC, then register the certificate. DGFT calls this second step “registering the token”.',
    },
    {
      title: 'Sign',
      text: 'If the browser asks to connect to apps on this device, allow it, because DGFT needs this to reach emBridge.',
    },
  ],
  commonProblems: [
    'You have a proprietorship. DGFT doesn’t find a proprietorship by the organisation’s name. Buy a certificate with the IEC, or ' +
      'an individual certificate.',
    '“DSC Token is not connected with System, please connect token”: check the driver, try another USB port, and ' +
      'check that emBridge is running.',
    'The service status is “Not Found”: emBridge has stopped or isn’t installed, so start it or install it.',
    '“Your DSC is not inserted”, but the token is plugged in: reinstall the driver and try another USB port.',
    'Some users can use Aadhaar eSign instead, so before you buy a DSC, check on the portal whether you can.',
  ],
  portals: [
    { title: 'DGFT', href: 'https://www.dgft.gov.in' },
    { title: 'emBridge, the signer program', href: 'https://embridge.emudhra.com' },
  ],
  lastReviewed: '2026-11-20',
  faqSlugs: ['dgft-certificate', 'signer-program', 'embridge-systems', 'token-not-detected'],
} as const satisfies UseCase;
