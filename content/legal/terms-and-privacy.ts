import { describeRetention } from '#content/legal/retention.ts';
import { site } from '#content/site.ts';
import type { LegalPart, RetentionPolicy } from '#domain/legal/legal.ts';

const registeredOffice = site.offices.registered.lines.join(', ');

/** The part of the page that does not depend on where submissions are stored. */
export const termsAndPrivacy = {
  title: 'Terms and Privacy Policy',
  description:
    'The terms for using this website, and what happens to the details you enter: what we collect, why we keep it, ' +
    'and your rights over it.',
  effectiveDate: '2026-11-21',
  intro:
    'This page has two parts. The first sets out the terms on which you use this website. The second tells you what ' +
    'happens to the details that you enter here.',
} as const;

/** Every sentence on what the site keeps or sends describes what the code does: change both together. */
export function writeLegalParts(retention: RetentionPolicy): readonly LegalPart[] {
  return [
    {
      slug: 'terms',
      heading: 'Terms and Conditions',
      sections: [
        {
          slug: 'who-we-are',
          heading: 'Who we are',
          paragraphs: [
            `This website belongs to ${site.owner} (“we”). It appears under the name ${site.name}.`,
            `Our registered office is in ${registeredOffice}, India.`,
          ],
        },
        {
          slug: 'what-the-site-is',
          heading: 'What this website is',
          paragraphs: [
            'This website gives information about digital signature certificates (DSC) and related services. You can:',
            [
              'read about certificates, their uses and the way to get one;',
              'estimate a price;',
              'download programs, forms and documents;',
              'send us an enquiry, a partner enquiry or a job application.',
            ],
            'It has no accounts and no login. You do not buy a certificate here. Purchase, KYC, application status ' +
              'and partner logins happen on separate websites, and the terms shown there apply to them.',
          ],
        },
        {
          slug: 'using-the-site',
          heading: 'How you may use it',
          paragraphs: [
            'You may read, download and print what you find here, for the purpose it is meant for. Please do not:',
            [
              'send us details of other people without their knowledge, or details that are false;',
              'disturb the site, get around its protections, or flood us with forms;',
              'pass yourself off as us, or present our documents as your own.',
            ],
          ],
        },
        {
          slug: 'information-not-advice',
          heading: 'Information, not advice',
          paragraphs: [
            'We write these pages with care. Even so, laws, portals and prices change, and a page may lag behind ' +
              'them. The date on a page tells you when it was last reviewed.',
            'Nothing here is legal, tax or other professional advice. Whether a portal accepts a certificate is ' +
              'decided by that portal. Read the instructions of the tender, form or portal you are dealing with.',
            'The price calculator gives an estimate. The price you are shown when you buy is the one that counts.',
          ],
        },
        {
          slug: 'certificates-and-agreements',
          heading: 'Certificates and agreements',
          paragraphs: [
            'Applying for a certificate, using one or relying on one is governed by our certification practice ' +
              'statement and by the agreements that go with it, not by these terms.',
          ],
        },
        {
          slug: 'links-elsewhere',
          heading: 'Links to other websites',
          paragraphs: [
            'Some links lead to other websites: our own portals, government sites, makers of software, maps and ' +
              'social pages. They open only when you choose them. Except for our own portals, we do not run those ' +
              'sites and do not answer for what they say or do.',
          ],
        },
        {
          slug: 'availability-and-liability',
          heading: 'Availability and liability',
          paragraphs: [
            'We try to keep the site up at all times, but we cannot promise it. Do not leave a deadline to depend ' +
              'on it.',
            'As far as the law allows, we are not liable for loss that comes from using this website or from not ' +
              'being able to use it. Nothing here takes away a right that the law does not allow to be taken away.',
          ],
        },
        {
          slug: 'law',
          heading: 'Law',
          paragraphs: ['These terms are governed by the laws of India.'],
        },
        {
          slug: 'changes-to-the-terms',
          heading: 'Changes',
          paragraphs: [
            'We may change these terms. The new wording then stands on this page with the date from which it applies.',
          ],
        },
      ],
    },
    {
      slug: 'privacy',
      heading: 'Privacy Policy',
      sections: [
        {
          slug: 'in-short',
          heading: 'In short',
          paragraphs: [
            [
              'You can read this site without telling us who you are.',
              'What you enter in a form is used to answer you.',
              'There are no cookies for advertising or tracking.',
              'Pages load nothing from other websites.',
              'We do not ask for your Aadhaar number here.',
            ],
          ],
        },
        {
          slug: 'what-this-covers',
          heading: 'What this policy covers',
          paragraphs: [
            `It covers this website, which ${site.owner} runs and answers for. The portals where certificates are ` +
              'applied for, paid and managed are separate websites. What you give there is covered by the notice you ' +
              'are shown there.',
          ],
        },
        {
          slug: 'what-we-collect',
          heading: 'What we collect',
          paragraphs: [
            'If you send an enquiry through the contact form:',
            [
              'your name, e-mail address and phone number;',
              'your address and PIN code, with the state and city found for that PIN code;',
              'your message;',
              'the time at which it reached us, and which form it came from;',
              'which wording of the consent you were shown, so that we can prove what you agreed to.',
            ],
            'If you send the partner form: the same, and the name of your company.',
            'If you apply for a job: your name, e-mail address, phone number, the designation you want, the salary ' +
              'you expect, your resume, the time, and the wording of the consent.',
            'Robots send forms too. We note whether something looks like one: a hidden field that was filled in, or a ' +
              'form that was sent within seconds. To count how often one address sends, our server remembers network ' +
              'addresses for minutes and forgets them; they are not kept with what you enter.',
            'When you leave the PIN code field, the PIN code alone is sent to our server to find the state and city. ' +
              'The rest goes only when you send the form.',
          ],
        },
        {
          slug: 'aadhaar',
          heading: 'Aadhaar',
          paragraphs: [
            'This website does not ask for your Aadhaar number. Please do not write it in a message or leave it in a ' +
              'resume. How Aadhaar is handled when you apply for a certificate is set out in the UIDAI privacy ' +
              'policy, which our repository lists.',
          ],
        },
        {
          slug: 'why-we-use-it',
          heading: 'Why we collect it',
          paragraphs: [
            'We use what you enter in order to answer you:',
            [
              'an enquiry, to reply to your question;',
              'a partner enquiry, to talk with you about becoming a partner;',
              'a job application, to consider it and to reply.',
            ],
            'The Digital Personal Data Protection Act, 2023 calls for a purpose that you agree to. You agree beside ' +
              'each form before you send it, and you may withdraw it at any time. We do not use the details for ' +
              'advertising and do not sell them.',
            'We also write to the address that you enter, at most twice a day, that the form has reached us.',
          ],
        },
        ...describeRetention(retention),
        {
          slug: 'cookies-and-logs',
          heading: 'Cookies, other websites and logs',
          paragraphs: [
            'This site sets no cookies for advertising or tracking.',
            'What you have typed into a form and not sent is kept in your browser, in that tab alone, so that a reload ' +
              'does not lose it. It goes when you send the form or close the tab, and is never sent to us before.',
            'Fonts, pictures and programs come from this site itself. Your browser asks no other website for ' +
              'anything until you follow a link.',
            'Our server keeps a log, so that we can find faults. It does not record the network addresses of ' +
              'visitors, nor what you enter in forms.',
            'The captcha is made and checked in your browser. What you type into it is not sent to us.',
          ],
        },
        {
          slug: 'your-rights',
          heading: 'Your rights',
          paragraphs: [
            'The Digital Personal Data Protection Act, 2023 calls the person whom details are about the Data ' +
              'Principal. In general words, it gives you the right:',
            [
              'to learn which of your details are held and what is done with them;',
              'to have them corrected, completed or brought up to date;',
              'to have them erased when they are no longer needed and no law requires them;',
              'to have a grievance heard and answered;',
              'to nominate somebody who uses these rights for you if you die or cannot use them yourself.',
            ],
            'The obligations under the Act come into force in stages, up to May 2027. You need not wait for that: ' +
              'write to us about any of these points now.',
          ],
        },
        {
          slug: 'using-your-rights',
          heading: 'How to use your rights',
          paragraphs: [
            `Write to ${site.emails.grievance}. Say what you want us to do, and give the name, e-mail address and ` +
              'phone number that you entered, so that we can find your details. We may ask a question to make sure ' +
              'that it is you. Do not send identity documents unless we ask for them.',
            'If you no longer want an answer to an enquiry or application, tell us in the same way. We then stop, ' +
              'and erase what no law requires us to keep.',
          ],
        },
        {
          slug: 'grievances',
          heading: 'Grievances',
          paragraphs: [
            'If you are not content with the way we handle your details, write to our grievance officer:',
            [
              `E-mail: ${site.emails.grievance}`,
              `Phone: ${site.phones.escalation}, ${site.hours}`,
              `Post: Grievance Officer, ${site.owner}, ${registeredOffice}, India`,
            ],
          ],
        },
        {
          slug: 'changes-to-the-policy',
          heading: 'Changes',
          paragraphs: [
            'If this policy changes, the new wording stands on this page with the date from which it applies.',
          ],
        },
      ],
    },
  ];
}
