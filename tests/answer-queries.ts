import type { ExpectedAnswers } from '#tests/everyday-queries.ts';

const tender = '/details~e-tender';
const taxTopic = '/details~mca-income-tax-gst';
const exporters = [
  '/details~dgft',
  '/details~icegate',
  '/Home/Faq#dgft-certificate',
  'DSC for exporters on DGFT and ICEGATE',
] as const;
const callers = ['/Home/Faq#caller-asks-for-otp', '/Home/Contact'] as const;
const renewal = '/Home/Faq#renew-dsc';
const adobe = '/Home/Faq#adobe-question-mark';

/**
 * What people look for, and where its answer stands: written from the specification and the facts alone, before the
 * pages were changed.
 */
export const answerQueries: readonly ExpectedAnswers[] = [
  ['eproc tender dsc not showing', tender, '/Home/Faq#token-not-detected', '/Home/Faq#which-certificate-to-pick'],
  ['traces dsc registration', '/Home/Faq#traces-registration'],
  ['is this signature genuine', '/check', '/Home/Faq#what-is-checked', adobe],
  ['pdf sign automatic', '#services', '/Home/Faq#document-signer'],
  ['caller fraud otp', ...callers],
  ['irctc dsc expire next week', '/details~irctc-e-ticketing', renewal],
  ['emsign', '/Home/Faq#signer-program', '/Home/Faq#emsigner-connection'],
  ['failed to establish connection to the server kindly restart emsigner', '/Home/Faq#emsigner-connection'],
  ['signature validity unknown adobe reader', adobe, '/check'],
  ['proxkey driver win 11', '/downloads#token-drivers', '/downloads'],
  ['dsc price 2 yr with usb token', '/pricing', '/Home/Faq#dsc-price'],
  ['DSC token is not connected with system please connect token', '/details~dgft', '/Home/Faq#token-not-detected'],
  ['mca v3 dsc alredy registered with another user', '/Home/Faq#mca-errors', taxTopic],
  ['incometax your registered dsc has already expired', '/Home/Faq#income-tax-registration', taxTopic],
  [
    'employee left company cancel his dsc',
    '/revoke-dsc-process',
    '/forms/Revocation Form.pdf',
    '/Home/Faq#leaving-the-organisation',
  ],
  ['board resolution format dsc pdf', '/forms/board-resolution.pdf'],
  ['crl ocsp link', '/repository/ca.crl', '/downloadsRepos#crl', '/downloadsRepos', '/Home/Faq#crl', '/Home/Faq#ocsp'],
  ['foreign directr dsc documents', '/details~foreign-national', '/Home/Faq#documents-foreign-national'],
  ['dsc aplication status', 'DSC Application Status', '/Home/Faq#application-stuck'],
  ['sign or both for cppp tender', tender, '/Home/Faq#tender-sign-or-both', '/Home/Faq#sign-encrypt-or-both'],
  ['bulk invoice signing hsm cost', '/Home/Faq#document-signer', '/pricing', '#services'],
  ['how to become dsc agent reseller', '/becomeapartner', '/Home/Faq#who-can-partner', '/Home/Faq#partner-work'],
  ['trademark efiling which class dsc', '/details~ipr', '/Home/Faq#ipr-filing'],
  ['buy class 2 digital signature', '/Home/Faq#class-2-today', taxTopic],
  ['20 dsc for staff discount', '/Home/Faq#bulk-prices', '/pricing', '/Home/Contact'],
  ['dsc renewl kaise kare', renewal],
  ['token ka pin bhul gaya lock ho gya', '/Home/Faq#forgotten-token-password'],
  ['kal tender hai dsc aaj hi chahiye', tender, '/Home/Faq#tender-last-day'],
  ['sunday ko dsc band kaise karu', '/revoke-dsc-process', '/Home/Contact'],
  ['laptop chori ho gaya token mere pas hai', '/Home/Faq#stolen-laptop', '/revoke-dsc-process'],
  ['icegate aur dgft ke liye konsa dsc lena hai', ...exporters],
  ['gst portal me dsc registr nhi ho raha', '/Home/Faq#gst-registration', '/Home/Faq#emsigner-connection', taxTopic],
  [
    'payment ho gaya par application pending dikha raha',
    '/Home/Faq#application-stuck',
    '/Home/Faq#application-rejected',
  ],
  ['epfo dsc letter reject ho gya', '/Home/Faq#epf-letter-rejected', '/details~employee-provident-fund'],
  ['mere naam se kisi ne dsc bana liya', '/Home/Faq#never-asked-for', '/revoke-dsc-process'],
  ['डीएससी कैसे बनवाएं', '/apply-dsc-process', '/Home/Faq#apply-steps'],
  ['डिजिटल सिग्नेचर कितने का है', '/pricing', '/Home/Faq#dsc-price'],
  ['टोकन खो गया क्या करूं', '/revoke-dsc-process', '/Home/Faq#lost-token'],
  ['पीडीएफ का हस्ताक्षर असली है या नहीं', '/check', '/Home/Faq#what-is-checked'],
  ['फोन पर ओटीपी मांग रहे हैं', ...callers],
  ['पीएफ पोर्टल पर डिजिटल हस्ताक्षर', '/details~employee-provident-fund', '/Home/Faq#epf-registration'],
  ['board resolution format for digital signature', 'Board Resolution'],
  ['mera dsc expire ho gaya ab kya karu', renewal],
  ['dsc expired', renewal],
  ['downlod certificate in token steps', '/download-dsc-process', '/Home/Faq#download-steps'],
  ['keep clients tokens and pins in my office', '/Home/Faq#sharing-a-token'],
  ['my mobile number for clients dsc', '/Home/Faq#own-mobile-and-email'],
  ['price for 15 certificates', '/Home/Faq#bulk-prices'],
  ['authorisation letter format', 'Authorisation Letter'],
];
