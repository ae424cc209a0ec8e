import { times } from '#content/service/times.ts';
import { videoWords } from '#content/service/verification.ts';
import { site } from '#content/site.ts';

/** What to do when an application does not move on, by the step at which it stands; each names whom to write to. */
export const stuckApplication = [
  'First look at the status: Customer Support > DSC Application Status. The status names the step that your application has reached.',
  `All steps are done, but nothing happens: with manual KYC, and for an organisation, wait ${times.manual}. Sundays and our holidays don’t count. With Aadhaar eKYC, approval takes ${times.ekyc} in our approval hours: ${times.approvals}. If you have waited longer than that, write to ${site.emails.support}.`,
  'Aadhaar eKYC fails: check that you entered your name and PAN exactly as on your PAN card. If it fails again, choose manual KYC, ' +
    `which takes ${times.manual}. If that doesn’t help either, write to ${site.emails.support}.`,
  'We returned the application: correct the part that we asked you to correct, and submit only that part again. See “Why was my application returned or rejected?”.',
  `The status says “video pending”, or we returned your video: record one in good light, at least ${times.video} long. Show your original PAN card and ` +
    `identity card. ${videoWords} If it is returned again, write to ${site.emails.support}.`,
  `You paid, but the status says that the payment is pending: don’t pay again. Send the date, the amount and the bank’s transaction number to ${site.emails.sales}.`,
  `The download fails: check that no more than ${times.download} have passed since approval. Check the application number, the passcode and your date ` +
    'of birth. Install the utility, Java and the token driver. Then plug in the token. If that doesn’t help, write to ' +
    `${site.emails.support}.`,
  `Always give your application number. If nobody answers, write to ${site.emails.escalation}.`,
] as const;
