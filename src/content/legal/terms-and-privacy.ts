import { formatRetention } from '#content/legal/retention.ts';
import { site } from '#content/site.ts';
import type { LegalPart, RetentionPolicy } from '#domain/legal/legal.ts';

const registeredOffice = site.offices.registered.lines.join(', ');

/** The part of the page that does not depend on where submissions are stored. */
export const termsAndPrivacy = {
  title: 'Terms and Privacy Policy',
  description:
    'The terms for using this website. How we handle the details you enter: what we collect, why we keep it, and ' +
    'your rights.',
  effectiveDate: '2026-11-21',
  intro: 'The terms for using this website, and how we handle the details that you enter here.',
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
            `This website belongs to ${site.owner} (“we”), which uses the name ${site.name}.`,
            `Our registered office is in ${registeredOffice}, India.`,
          ],
        },
        {
          slug: 'what-the-site-is',
          heading: 'What you can do on this website',
          paragraphs: [
            'This website gives information about digital signature certificates (DSC) and related services. You can:',
            [
              'read about certificates, their uses and how to get one;',
              'estimate a price;',
              'download programs, forms and documents;',
              'send us an enquiry, a partner enquiry or a job application.',
            ],
            'This website has no accounts and no login, and you cannot buy a certificate here. Separate websites ' +
              'handle purchases, Know Your Customer (KYC) checks, application status and partner logins, and the ' +
              'terms shown there apply.',
          ],
        },
        {
          slug: 'using-the-site',
          heading: 'How you may use this website',
          paragraphs: [
            'You may read, download and print the content for its intended purpose. Please do not:',
            [
              'send us false details, or other people’s details without their knowledge;',
              'disrupt the site, bypass its protections or flood us with forms;',
              'pretend to be us, or present our documents as your own.',
            ],
          ],
        },
        {
          slug: 'information-not-advice',
          heading: 'Information, not advice',
          paragraphs: [
            'We write these pages with care, but laws, portals and prices change, and a page may be out of ' +
              'date. “Last reviewed” on a page shows when we last checked it.',
            'Nothing here is legal, tax or other professional advice. Each portal decides whether it accepts a ' +
              'certificate. Read the instructions of the tender, form or portal that you use.',
            'The price calculator gives an estimate. You pay the price shown when you buy.',
          ],
        },
        {
          slug: 'certificates-and-agreements',
          heading: 'Certificates and agreements',
          paragraphs: [
            'These terms do not cover applying for, using or relying on a certificate. Our Certification Practice ' +
              'Statement (CPS) and its related agreements apply to that.',
          ],
        },
        {
          slug: 'links-elsewhere',
          heading: 'Links to other websites',
          paragraphs: [
            'Some links lead to other websites: our own portals, government sites, software makers, maps and social ' +
              'media pages. They open only when you choose them. Except for our own portals, we do not run those ' +
              'sites and are not responsible for what they say or do.',
          ],
        },
        {
          slug: 'availability-and-liability',
          heading: 'Availability and liability',
          paragraphs: [
            'We try to keep the site available at all times, but we cannot promise it. If you have a deadline, do ' +
              'not depend on this site to meet it.',
            'As far as the law allows, we are not liable for loss caused by using this website, or by not being able ' +
              'to use it. Where the law protects a right, nothing here limits it.',
          ],
        },
        {
          slug: 'law',
          heading: 'Governing law',
          paragraphs: ['The laws of India govern these terms.'],
        },
        {
          slug: 'changes-to-the-terms',
          heading: 'Changes to these terms',
          paragraphs: [
            'We may change these terms, and then publish the new wording on this page with the date from which it ' +
              'applies.',
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
          heading: 'Summary',
          paragraphs: [
            [
              'You can read this site without telling us who you are.',
              'We use what you enter in a form to answer you.',
              'We use no cookies for advertising or tracking.',
              'Our pages load nothing from other websites.',
              'We do not ask for your Aadhaar number here.',
            ],
          ],
        },
        {
          slug: 'what-this-covers',
          heading: 'What this policy covers',
          paragraphs: [
            `This policy covers this website, which ${site.owner} runs and is responsible for. You apply for, pay ` +
              'for and manage certificates on separate websites. The privacy notices on those websites cover the details that you enter there.',
          ],
        },
        {
          slug: 'what-we-collect',
          heading: 'What we collect',
          paragraphs: [
            'If you send an enquiry through the contact form, we collect:',
            [
              'your name, email address and phone number;',
              'your address and pincode, and the state and city of that pincode;',
              'your message;',
              'the time at which it reached us, and which form it came from;',
              'which consent wording you saw, so that we can prove what you agreed to.',
            ],
            'If you send the partner form, we collect the same details and the name of your company.',
            'If you apply for a job, we collect your name, email address, phone number, the designation you want, ' +
              'the salary you expect and your resume. We also record the time and the consent wording.',
            'Robots also send forms. If a hidden field is filled in, or a form comes within seconds, we record that a ' +
              'robot probably sent it. Our server also counts how often one network ' +
              'address sends forms. It remembers the address for some minutes only, and does not keep it with ' +
              'what you enter.',
            'When you leave the pincode field, your browser sends only the pincode to our server, to find the ' +
              'state and city. Everything else is sent only when you send the form.',
          ],
        },
        {
          slug: 'aadhaar',
          heading: 'Aadhaar',
          paragraphs: [
            'This website does not ask for your Aadhaar number. Please do not write it in a message or leave it in a ' +
              'resume.',
            'Our UIDAI Privacy Policy, which you find in our repository, explains how we handle Aadhaar when you ' +
              'apply for a certificate. UIDAI is the Unique Identification Authority of India.',
          ],
        },
        {
          slug: 'why-we-use-it',
          heading: 'Why we collect it',
          paragraphs: [
            'We use what you enter to answer you. We use:',
            [
              'an enquiry to reply to your question;',
              'a partner enquiry to talk with you about becoming a partner;',
              'a job application to consider it and reply to you.',
            ],
            'The Digital Personal Data Protection Act, 2023 requires us to name a purpose and to ask for your ' +
              'agreement. Each form shows what you agree to before you send it. You may withdraw your agreement at any time. We ' +
              'neither use your details for advertising nor sell them.',
            'When your form has reached us, we send a confirmation to the email address that you enter. One address gets at most two of them a day.',
          ],
        },
        ...formatRetention(retention),
        {
          slug: 'cookies-and-logs',
          heading: 'Cookies, other websites and logs',
          paragraphs: [
            'This site sets no cookies for advertising or tracking.',
            'Your browser keeps what you type into a form, in that tab only, so that a reload does not lose it. Your ' +
              'browser deletes it when you send the form or close the tab. Apart from the pincode, it is never sent ' +
              'to us before you send the form. Your browser also keeps your last choice in the price calculator until you ' +
              'close the tab.',
            'Fonts, pictures and programs come from this site itself. Your browser requests nothing from any other ' +
              'website until you follow a link.',
            'Our server keeps a log so that we can find faults. The log does not record visitors’ network addresses ' +
              'or what you enter in forms.',
            'Your browser creates and checks the captcha, and the code that you type is not sent to us.',
          ],
        },
        {
          slug: 'your-rights',
          heading: 'Your rights',
          paragraphs: [
            'The Digital Personal Data Protection Act, 2023 calls you the Data Principal when the details are about ' +
              'you. In general terms, the Act gives you the right to:',
            [
              'know which of your details are held and what is done with them;',
              'have them corrected, completed or updated;',
              'have them erased when they are no longer needed and no law requires them;',
              'have a grievance heard and answered;',
              'nominate someone to use these rights for you if you die or cannot use them yourself.',
            ],
            'The obligations under the Act come into force in stages, up to May 2027. You do not have to wait: you ' +
              'can write to us about any of these points now.',
          ],
        },
        {
          slug: 'using-your-rights',
          heading: 'How to use your rights',
          paragraphs: [
            `Write to ${site.emails.grievance} and tell us what you want us to do. Give the name, email address and ` +
              'phone number that you entered, so that we can find your details. We may ask a question to make sure ' +
              'that it is you. Do not send identity documents unless we ask for them.',
            'If you no longer want an answer to an enquiry or application, tell us in the same way. We then stop, ' +
              'and erase everything except what a law requires us to keep.',
          ],
        },
        {
          slug: 'grievances',
          heading: 'Grievances',
          paragraphs: [
            'If you are not satisfied with how we handle your details, contact our grievance officer:',
            [
              `Email: ${site.emails.grievance}`,
              `Phone: ${site.phones.escalation}, ${site.hours}`,
              `Post: Grievance Officer, ${site.owner}, ${registeredOffice}, India`,
            ],
          ],
        },
        {
          slug: 'changes-to-the-policy',
          heading: 'Changes to this policy',
          paragraphs: [
            'If we change this policy, we publish the new wording on this page with the date from which it applies.',
          ],
        },
      ],
    },
  ];
}
