import { documentHeads } from '#content/document/document-heads.ts';
import { times } from '#content/service/times.ts';
import { site } from '#content/site.ts';
import { type Document, list, section } from '#domain/document/document.ts';

/** What happens to Aadhaar data when somebody applies for a certificate. */
export const uidaiPolicy: Document = {
  head: documentHeads.uidaiPolicy,
  subtitle: 'How we handle Aadhaar when you apply for a certificate, and which rights you have.',
  numbering: 'clauses',
  sections: [
    section(
      'What this policy covers',
      `This policy covers how ${site.owner} (“we”) handles Aadhaar. It applies when you use Aadhaar electronic Know ` +
        'Your Customer (eKYC) to get a digital signature certificate (DSC) or to sign by eSign. UIDAI is the Unique ' +
        'Identification Authority of India.',
      'Our general privacy policy also applies. Our public website does not ask for an Aadhaar number, so please do ' +
        'not write yours in any form or message there.',
    ),
    section(
      'Aadhaar is your choice',
      `For an individual’s certificate, Aadhaar eKYC takes ${times.ekyc}. You can also prove your identity without ` +
        `Aadhaar, with your PAN and another photo identity issued by the government. That takes ${times.manual}, and ` +
        'the certificate is the same. In both cases, you must record a video.',
    ),
    section(
      'Your consent',
      'Before you enter anything, we tell you in plain words what we ask for, why, and what happens to it. We ' +
        'continue only when you have agreed.',
      'Your consent applies only to the purpose that we named. We keep a record of the consent text, the time and ' +
        'the application.',
      `You may withdraw your consent at any time by writing to ${site.emails.grievance}. We then continue an ` +
        'unfinished application without Aadhaar, or end it. What we did before that remains lawful.',
    ),
    section(
      'What we use',
      'You confirm your identity with a one-time password (OTP) or with your biometrics. We store neither of them.',
      'We use only what the certificate application needs: your name, your photograph, and your address with state ' +
        'and pincode.',
      'We do not store your Aadhaar number. Where a record must refer to it, we show only the last four digits.',
    ),
    section(
      'What we use it for',
      'We use Aadhaar data to verify who you are before we issue a certificate, and to prove afterwards that we did. ' +
        'If you open an eKYC account with us, we also use the verified data for your later certificates. Two factors ' +
        'protect that account, and you may have it closed.',
      'We use the data for nothing else, and neither for advertising nor to build a profile.',
    ),
    section(
      'Who sees it',
      'Only our verification and approving officers see Aadhaar data, and only as far as an application needs it.',
      'An auditor empanelled by the Controller of Certifying Authorities (CCA) may inspect the records. A court or ' +
        'an authority gets them only where the law empowers it.',
      'Registration authorities (RA) and partners do not get Aadhaar data, and must not write down Aadhaar numbers.',
      'We do not sell Aadhaar data, share it for other purposes, or publish it.',
    ),
    section(
      'How we protect it',
      list(
        'We encrypt the data when we send it and when we store it, and keep the keys in a hardware security module ' +
          '(HSM).',
        'Only named people have access, which requires two factors and is recorded.',
        'We keep the data in India.',
        'We report incidents to the authorities that the law names, and to you if you are affected.',
      ),
    ),
    section(
      'How long we keep it',
      `We keep application records for ${times.records} after the certificate has expired, because the rules for ` +
        'certifying authorities require it. We then erase them.',
      'When an application does not lead to a certificate, we erase its Aadhaar data within 30 days.',
    ),
    section(
      'Your rights',
      'You may see what we hold about you and have it corrected. You may have it erased, except where a law requires ' +
        'us to keep it. You may also have a copy of the record of your consent.',
      'Only UIDAI can correct what is in Aadhaar itself: https://uidai.gov.in.',
      `Write to our grievance officer at ${site.emails.grievance}. If you are not satisfied with the answer, write ` +
        `to ${site.emails.escalation}. After that, you may go to the CCA through the public grievance portal, ` +
        'https://pgportal.gov.in.',
    ),
    section(
      'Changes',
      'We publish each new edition of this policy in our repository with the date from which it applies.',
    ),
  ],
};
