import { fastestDelivery } from '#content/prices/add-on-contents.ts';
import { times } from '#content/service/times.ts';
import { withoutAadhaar } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import type { Purpose } from '#domain/plan/answers.ts';

/** What comes before the application. */
export const firstSteps: Readonly<Partial<Record<Purpose, string>>> = {
  'irctc-e-ticketing':
    'Contact your Principal Service Provider (PSP) first: it checks your PAN and Aadhaar. Are you a zonal agent (RTSA)? Ask IRCTC instead.',
};

export const stepTexts = {
  apply: 'Apply on our portal.',
  formatApplyBy: (moment: string) => `Apply on our portal by ${moment}.`,
  orderToken: `If you have no token, or your old one can’t take a new certificate, order a token with the certificate. Delivery takes ${fastestDelivery}. A local shop can be faster.`,
  /** Without a deadline. */
  getPrograms:
    'Get our utility, Java and the token driver from our Downloads page. If a file has no link there, ask support for it, by phone or email.',
  submit: 'Submit the papers, pay and record the video.',
  orderLocal: `Buy a token from a local shop: our delivery takes ${fastestDelivery}.`,
  orderAbroad:
    'Get a token first: pick a brand from our Downloads page, and ask its manufacturer for the price and the delivery time. Its serial number must start with letters, such as WD or HS.',
  confirm: `After our approval, confirm your application by eSign with an Aadhaar OTP. ${withoutAadhaar}`,
  confirmAbroad:
    'After our approval, confirm your application by eSign with the account PIN that you chose when you applied, and an OTP sent to your mobile number.',
  download:
    'Install our utility, Java and the token driver, and download the certificate to the token. Don’t format the token: that erases the certificates on it.',
  downloadHsm: `Create the key in your security module and install the certificate there. For set-up, write to ${site.emails.sales}.`,
  sign: 'Test your signature, and sign.',
} as const;

/** How each portal takes a new certificate. */
export const registerTexts: Readonly<Record<Purpose, string>> = {
  'e-tender': `Register the certificate on the tender site. The site may need up to ${times.tenderSite} to accept the certificate.`,
  icegate:
    'Upload the certificate under DSC management in your ICEGATE profile. For DGFT too, install emBridge, the program that signs on DGFT, link your IEC there and register the certificate.',
  dgft: 'Install emBridge, the program that signs on DGFT, link your IEC on DGFT and register the certificate.',
  'mca-income-tax-gst':
    'Set up the certificate on each portal that you use. Income Tax: install emBridge, then register the certificate. GST: register it. MCA: associate it with your ID.',
  'employee-provident-fund':
    'Download the request letter from the EPFO portal, have it signed and stamped, and upload it with Form 5A. You can sign after your EPFO office approves. We don’t know how long that takes.',
  'irctc-e-ticketing': 'Ask your PSP to link the certificate to your agent ID. Then log in with it.',
  ipr: 'Upload the certificate to the trademark office and wait for your ID by email, or add it to your patent profile. Nobody states how long the email takes.',
  documents: 'Choose the certificate in the program that signs, or register it on the portal.',
};

/** The same for a bidder with two certificates. */
export const registerBoth = `Register both certificates on the tender site. The site may need up to ${times.tenderSite} to accept them.`;

/** The same for foreign nationals, who sign for a company on MCA. */
export const registerForeign: Readonly<Partial<Record<Purpose, string>>> = {
  'mca-income-tax-gst':
    'Register as a business user on MCA, with an ID of your own, and associate the certificate with it. MCA checks a director by the Director Identification Number (DIN).',
};
