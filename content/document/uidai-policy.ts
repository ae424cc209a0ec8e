import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { type Document, list, section } from '#domain/document/document.ts';

/** What happens to Aadhaar data when somebody applies for a certificate. */
export const uidaiPolicy: Document = {
  head: documentHeads.uidaiPolicy,
  subtitle: 'How we handle Aadhaar when you apply for a certificate, and what you may ask of us.',
  numbering: 'clauses',
  sections: [
    section(
      'What this policy covers',
      `It covers what ${site.owner} (“we”) does with Aadhaar when somebody proves his or her identity by Aadhaar eKYC to get ` +
        'a digital signature certificate or to sign by eSign. UIDAI is the Unique Identification Authority of India.',
      'It stands beside our general privacy policy. Our public website asks for no Aadhaar number at all; please write yours ' +
        'in no form and no message there.',
    ),
    section(
      'Aadhaar is your choice',
      'Aadhaar eKYC takes 10 to 15 minutes. You can prove your identity without it: with your PAN, another photo identity ' +
        'issued by the government, and a video. That takes 24 to 48 hours. The certificate is the same.',
    ),
    section(
      'Your consent',
      'Before you enter anything we tell you, in plain words, what is asked for, why, and what happens to it. We go on only ' +
        'when you have agreed.',
      'The consent holds for the one purpose that was named. We keep a record of it: the text, the time and the application.',
      `You can withdraw it at any time by writing to ${site.emails.grievance}. What was done before stays lawful. An ` +
        'application that is not finished then continues by the other way, or ends.',
    ),
    section(
      'What we use',
      'You confirm yourself with a one-time password or with your biometrics. Neither is stored by us.',
      'We take over only what the certificate application needs: your name, your photograph, and your address with state and ' +
        'PIN code.',
      'We do not store your Aadhaar number. Where a record has to refer to it, only the last four digits are shown.',
    ),
    section(
      'What we use it for',
      'To verify who you are before a certificate is issued, and to prove afterwards that we did. For nothing else: not for ' +
        'advertising, and not to build a profile.',
      'If you open an eKYC account with us, the verified data also serves for your later certificates. That account is ' +
        'protected by two factors, and you may have it closed.',
    ),
    section(
      'Who sees it',
      'Our verification and approving officers, as far as an application needs it, and nobody else among our staff.',
      'An auditor whom the Controller of Certifying Authorities has empanelled may look into the records. A court or an ' +
        'authority gets them only where the law empowers it.',
      'Registration authorities and partners do not get Aadhaar data, and may not write Aadhaar numbers down.',
      'We do not sell Aadhaar data, share it for other purposes, or publish it.',
    ),
    section(
      'How it is protected',
      list(
        'It is encrypted on its way and where it is kept, and the keys are kept in a hardware security module.',
        'Access is given to named people, takes two factors, and is recorded.',
        'It is kept in India.',
        'Incidents are reported to the authorities that the law names, and to you where you are concerned.',
      ),
    ),
    section(
      'How long we keep it',
      'Application records are kept for seven years after the certificate has expired, because the rules for certifying ' +
        'authorities ask for it. Then they are erased.',
      'When an application leads to no certificate, its Aadhaar data is erased within 30 days.',
    ),
    section(
      'What you may ask of us',
      'You may ask what we hold about you, have it corrected, and have it erased as far as no law obliges us to keep it. You ' +
        'may also ask for the record of your consent.',
      'What stands in Aadhaar itself is corrected by UIDAI alone: https://uidai.gov.in.',
      `Our grievance officer answers at ${site.emails.grievance}. If you are not content with the answer, take it to ` +
        `${site.emails.escalation}, and then to the CCA through the public grievance portal, https://pgportal.gov.in.`,
    ),
    section('Changes', 'A new edition of this policy stands in our repository with the day from which it applies.'),
  ],
};
