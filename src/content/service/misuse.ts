import { site } from '#content/site.ts';

/** Somebody stole the computer; the key is in the token. */
export const stolenLaptop = [
  'Check that you still have your token. The signing key is inside it and can’t be copied, so nobody can sign without it.',
  'If you have had the token all the time, you don’t need to revoke the certificate.',
  'If the token password was written down or saved on the laptop, change it. The thief can’t sign with the ' +
    'password alone: the token is needed too. Change your passwords for the portals too.',
  'On the new computer, install the token driver and the portal’s signer program.',
  'If the token was in the laptop, ask us to revoke the certificate now. If you aren’t sure where the token is, ask for suspension now.',
] as const;

/** What a thief may have signed. It says nothing on validity: a lawyer does. */
export const signedByThief = [
  'Ask us to revoke the certificate now.',
  'Contact every portal on which the certificate is registered. Ask what was signed or filed since you last had the token.',
  'If the token was stolen, report the theft to the police, and keep a copy of the report.',
  'Write down when you last had the token, and when you noticed that it was gone.',
  'We can’t say what a thief’s signature in your name means in law. Ask a lawyer.',
] as const;

/** A caller who asks for a code. */
export const callerAsksForCode = [
  'Hang up. We never ask for an OTP, a token password or a download passcode by phone.',
  `If you want to know whether it was us, call ${site.phones.support} yourself (${site.hours}).`,
  `If you told the caller a code, write to ${site.emails.revocation} now, at any hour. Give the time of the call, the caller’s number and ` +
    'your application number, if you have one. With an Aadhaar OTP, someone can sign in your name.',
  'In the same email, ask us whether someone has requested a certificate in your name. If there is a request that you didn’t make, ask us to revoke that certificate.',
  'If you told the caller your token password, change it with the token’s program.',
  'If a stranger could see or control your screen while the token was plugged in, ask us to revoke the certificate.',
  'Report the call to the police.',
] as const;

/** A certificate that its holder never asked for. */
export const neverAskedFor = [
  'Did you learn of the certificate only from a message? The message may be false. Don’t open its links, and don’t call any number in it.',
  `Write to ${site.emails.revocation} now: “I did not make this application. Please suspend and revoke the certificate.” Add your name, ` +
    'your phone number and the serial number, if you have it.',
  'We call you on the number in your email, not on the number in the application, and ask you to prove who you are.',
  'If another authority issued the certificate, write to that authority: only it can revoke the certificate.',
  'Use our certificate search to find out whether there are more certificates in your name.',
  'Tell the police, and the portals where the certificate may be registered. A false application is an offence under ' +
    'section 71 of the IT Act.',
  `If we don’t answer, write to ${site.emails.escalation}. If that doesn’t help either, complain to the Controller of Certifying Authorities (CCA) through pgportal.gov.in.`,
] as const;
