import { times } from '#content/service/times.ts';

/** The two ways in which an applicant is verified; every page says it in these words. */
export const verificationWays = `With Aadhaar eKYC (electronic know your customer), you prove your identity with a one-time password (OTP) or biometrics, and approval takes ${times.ekyc}. With manual KYC, our staff check your documents and your video, and approval takes ${times.manual}.`;

/** Aadhaar identifies the person, not the organisation. */
export const organisationTakesLonger = `For an organisation’s certificate, our staff check the organisation’s documents, so allow ${times.manual} even with Aadhaar eKYC.`;

/** How long approval takes, in short, by the region of the price calculator: Aadhaar eKYC is for Indian applicants. */
export const approvalTimes = {
  indian: `${times.ekyc} for an individual with Aadhaar eKYC, otherwise ${times.manual}, Monday to Saturday`,
  foreign: `${times.manual}, Monday to Saturday`,
} as const;

/** What the times cover (CPS 4.2.3), for whoever has a deadline. */
export const whatTimesCover =
  'The approval time starts when we have your details, documents, video and payment. We approve applications ' +
  `${times.approvals}, so Sundays and our holidays don’t count. ${organisationTakesLonger}`;

/** In short, beside the times. */
export const timesRun = `The approval time starts when we have your details, documents, video and payment. We approve applications ${times.approvals}.`;

/** For topics where the fee may be paid after the documents. */
export const payNowOrLater = 'You can pay later, but the approval time starts only when you have paid.';

/** CPS 3.2.3: nobody is verified without a video. */
export const videoForEveryone = 'Every applicant records a video, even with Aadhaar eKYC.';

/** How an applicant records the video; every page says it in these words. */
export const newVideo = `For each application, record a new video on our recording page. The video must be at least ${times.video} long.`;
export const videoWords = 'Say your name, your application number, and that you have applied for a DSC.';
export const verificationVideo = `${newVideo} Hold your original PAN card and identity card up to the camera so that they can be read. ${videoWords}`;

/** What differs for foreign nationals (CPS 3.2.3). */
export const foreignNationalVideo =
  'In the video, foreign nationals show their passport, and their PAN card if they have one.';

/** Where application number and passcode come from. */
export const applicationNumberSent =
  'We send the application number by SMS and email after you fill in the application form.';
export const applicationNumber = `${applicationNumberSent} We send the download passcode after approval.`;
export const lostPasscode =
  'If you can’t find these messages, open Customer Support > DSC Application Status on our website. That page sends the number ' +
  'and the passcode again to your verified mobile number.';

/** How someone without Aadhaar confirms by eSign (CPS 4.3.1). */
export const withoutAadhaar =
  'Without Aadhaar, confirm with two things: the account PIN that you chose when you applied, and an OTP sent to your verified mobile number.';

/** What comes before the download, in a list of steps (CPS 4.3.1). */
export const confirmFirst = `After approval, confirm your application by eSign (an online signature), with an Aadhaar OTP or biometrics. ${withoutAadhaar}`;

/** What the download needs; a file that the operator has not published is sent by support. */
export const getProgramsToday =
  'Get our utility, Java and the token driver from our Downloads page today. If a file has no link there, ask support for it at once, by phone or email.';

/** What becomes of an approval that is not used in time (CPS 4.3.2). */
export const missedDownload =
  'After that, the approval ends and you must apply again, but what you paid counts towards the new application.';

/** Which letters prove authority (CPS 3.2.5). */
export const authorityLetters =
  'You need an authorisation letter that names you. A company adds an extract of its board resolution. You may sign the letter and the extract yourself only if nobody else in the organisation can sign them.';

/** The papers of an organisation, in short; those of the person come first. */
export const organisationAlso =
  'For an organisation, you also need its PAN, proof that it exists, an authorisation letter, and identity proof of the person who signs that letter. ' +
  'A company adds an extract of its board resolution. If the organisation has no GST registration, add a bank statement less than three months old.';

/** A name must be that of the PAN (CPS 3.1.2). */
export const differingNames =
  'If your Aadhaar and PAN show different names, have one of them corrected first. The certificate shows the name on your PAN card.';

/** A business without a legal person of its own (CPS 3.2.2). */
export const proprietorship =
  'If you run the business alone (proprietorship): your own PAN, the GST registration or a bank statement, and an authorisation letter that you sign ' +
  'yourself.';

/** Which region an Indian citizen abroad chooses. */
export const indianAbroad =
  'If you are an Indian citizen living abroad, choose the region Indian, and show your PAN card and your Indian ' +
  'passport.';

/** Which token somebody outside India uses. */
export const tokenAbroad =
  'We don’t ship tokens outside India. If you are abroad, pick a brand from our Downloads page and buy it from the ' +
  'manufacturer.';

/** Where the default password of a token stands. */
export const defaultTokenPassword =
  'The maker’s leaflet or website gives the default password. Don’t guess it, because a token locks after too many ' +
  'wrong attempts.';

/** How a lost token is reported and what happens then (CPS 3.4 and 4.9.3). */
export const suspendedAtOnce =
  'We call you back on your verified mobile number, and then suspend the certificate immediately. When you have confirmed the request ' +
  'on our certificate portal or with the Revocation Form, we revoke the certificate.';

/** The holder has lost the phone as well. */
export const withoutVerifiedNumber =
  'If you no longer have your verified mobile number, write from the email address that you gave when you applied, or send the Revocation Form.';

/** Who reads the revocation mailbox when nobody answers the phone. */
export const revocationMailbox = 'An officer reads this mailbox day and night, every day.';

/** What a foreign national without an Indian visa shows (CPS 3.2.3). */
export const visaOrPermit =
  'If you have no Indian visa or permit, send the residence permit of the country where you live. If you live in your own country, you don’t need a visa or permit. Instead, send an identity card that shows your address.';

/** What a hash of the PAN protects from, and what not: it has ten characters of a known form. */
export const panHash =
  'You can’t read the PAN from the hash. But a program that tries every possible PAN can find yours, so your PAN isn’t fully hidden.';

/** A certificate stays on its token, whose life may be shorter. */
export const threeYearsAndToken =
  'A token may stop working before a 3-year certificate expires. You can’t move the certificate to another token, so you must then apply again.';

/** What a Document Signer certificate needs besides its price (CPS 6.1.1). */
export const documentSignerHsm =
  'You need your organisation’s own hardware security module (HSM), which isn’t in the price. We sell no HSM.';
