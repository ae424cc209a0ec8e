import { documentHeads } from '#content/document/document-heads.ts';
import { comparison } from '#content/repository/comparison.ts';
import { verification } from '#content/repository/verification.ts';
import { times } from '#content/service/times.ts';
import { panHash } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

export const authoritiesAgreementsAndCompliance = {
  letter: 'G',
  slug: 'authorities-agreements-and-compliance',
  category: 'Authorities, Agreements and Compliance',
  items: [
    {
      slug: 'who-is-the-cca',
      question: 'Who is the CCA?',
      answer:
        'The Controller of Certifying Authorities (CCA) licenses certifying authorities in India. The Controller ' +
        'is appointed under section 17 of the IT Act. The office began work on 1 November 2000, under the Ministry ' +
        'of Electronics and Information Technology (MeitY). It runs the Root CA of India, which signs the keys of ' +
        'licensed authorities. The CCA never issues certificates to end users, so you can’t get one there.',
      links: [{ title: 'CCA home page', path: 'https://cca.gov.in' }],
    },
    {
      slug: 'who-is-who',
      question: 'What do CCA, CA, RA and subscriber mean?',
      answer: [
        'CCA: licenses the certifying authorities.',
        'Root CA of India: run by the CCA, it signs the keys of the certifying authorities.',
        'Certifying authority (CA): verifies you and is responsible for your certificate.',
        'Sub-CA: an authority under a CA. It issues the certificates. Ours is a part of our organisation.',
        'Registration authority (RA): collects applications and forwards them.',
        'Subscriber: you, the certificate holder.',
        'Relying party: anyone who relies on your signature.',
      ],
    },
    {
      slug: 'cps',
      question: 'What is a CPS, and where is yours?',
      answer:
        'The Certification Practice Statement (CPS) is the public rule book of a certifying authority. It explains ' +
        'how we check identities and what happens during the life of a certificate. It also says how we protect our ' +
        'buildings and systems, and which legal terms apply. Its chapters follow RFC 3647, an international outline. ' +
        `Edition ${documentHeads.cps411.edition} is in force. Our repository also has the superseded editions ` +
        `${documentHeads.cps400.edition} and ${documentHeads.cps401.edition}.`,
      links: [{ title: 'CPS editions', path: '/downloadsRepos' }],
    },
    {
      slug: 'certificate-policy',
      question: 'Which rules must your CPS follow?',
      answer:
        'Our CPS must follow the CCA’s Certificate Policy for India PKI, like every CPS. The CCA also has other ' +
        'guidelines, for example on verifying an applicant’s identity. The CCA revises its rules from time to time, ' +
        'so read the CCA’s own copy and check its date.',
      links: [
        { title: 'Certificate Policy', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CP.pdf' },
        { title: 'Identity verification', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-IVG.pdf' },
      ],
    },
    {
      slug: 'subscriber-agreement',
      question: 'What do I agree to as a subscriber?',
      answer: [
        'You give true information in your application.',
        'You protect your private key.',
        'You ask us to revoke the certificate when there is a reason to.',
        'You use the certificate within its limits.',
        'By accepting the certificate, you confirm what it says about you.',
      ],
      links: [{ title: documentHeads.termsOfService.title, path: documentHeads.termsOfService.path }],
    },
    {
      slug: 'relying-party-agreement',
      question: 'What must I check before I rely on someone’s signature?',
      answer: [
        'Check what the certificate may be used for. For a signature, it must be a signing certificate.',
        'Check the chain up to the root.',
        'Check the validity dates.',
        'Check that it wasn’t revoked: use the latest certificate revocation list (CRL), or ask by Online ' +
          'Certificate Status Protocol (OCSP).',
        'Don’t rely on anything that was signed after the certificate expired or was revoked.',
        'Read the relying party agreement, which you accept when you rely on a certificate.',
      ],
      links: [
        { title: documentHeads.relyingPartyAgreement.title, path: documentHeads.relyingPartyAgreement.path },
        { title: 'Certificates and CRL', path: '/downloadsRepos' },
      ],
    },
    {
      slug: 'licensed-authority',
      question: 'How do I check that a certifying authority is licensed?',
      answer:
        'Check the CCA’s own list, and no other list. The CCA grants a licence after an audit, and can suspend or ' +
        'revoke it. Every year, an auditor from the CCA’s panel checks whether the authority still follows the ' +
        'rules.',
      links: [{ title: 'Licensed authorities', path: 'https://cca.gov.in/licensed_ca.html' }],
    },
    {
      slug: 'false-information',
      question: 'What if someone gives false information to get a DSC?',
      answer:
        'That is an offence under section 71 of the IT Act, and so is hiding a material fact. The punishment is up ' +
        'to two years in prison, a fine of up to one lakh (100,000) rupees, or both. The application form must carry ' +
        'this warning. If you find a mistake in your application, tell our support desk before we issue the ' +
        'certificate.',
      links: [{ title: 'Tell our support desk', path: '/#contact' }],
    },
    {
      slug: 'complaint',
      question: 'How do I make a complaint?',
      answer:
        `First write to our support desk: ${site.emails.support}. If nobody answers, or you aren’t satisfied with the answer, write to our escalation desk: ` +
        `${site.emails.escalation}. If it is about personal data, write to our grievance officer: ${site.emails.grievance}. If this doesn’t settle the ` +
        'matter, you may go to the courts, and to the CCA through the public grievance portal. Give your ' +
        'application number, the dates and what we have told you so far, so that nobody needs to ask you for them ' +
        'again.',
      links: [{ title: 'Public grievance portal', path: 'https://pgportal.gov.in' }],
    },
    {
      slug: 'customer-data',
      question: 'Who can see the data I give you?',
      answer:
        'We keep customer data confidential, except what a certificate or CRL makes public. For example, your ' +
        `certificate shows your name, but your PAN only as a hash. ${panHash} Our privacy policy has more details. ` +
        'Our UIDAI Privacy Policy, in our repository, covers Aadhaar. UIDAI is the Unique Identification Authority of India.',
      links: [
        { title: 'Privacy policy', path: '/privacy-policy' },
        { title: 'Repository', path: '/downloadsRepos' },
      ],
    },
    {
      slug: 'application-records',
      question: 'How long are my application records kept?',
      answer:
        `We keep them for ${times.records} after your certificate expires. This applies only to DSC applications: ` +
        'the privacy policy says how long we keep what you send through the forms on this site.',
      links: [{ title: 'Privacy policy', path: '/privacy-policy' }],
    },
    {
      slug: 'closing-authority',
      question: 'What happens if a certifying authority closes down?',
      answer:
        'It must revoke all certificates that are still valid at that time. Your earlier signatures stay valid: ' +
        'what counts is whether the certificate was valid when you signed. To continue signing, apply to another licensed ' +
        'authority, then register the new certificate on your portals.',
      links: [{ title: 'Licensed authorities', path: 'https://cca.gov.in/licensed_ca.html' }],
    },
    {
      slug: 'our-licence',
      question: 'Which CCA licence do you have?',
      answer:
        `Our home page says under “Licence” whether we have one. To check it, look for ${site.owner} in the CCA’s list of licensed authorities. The list shows whether a licence under section 24 of ` +
        'the IT Act is valid. An authority that isn’t in the list has no licence. Don’t rely on a licence number that a seller tells you.',
      links: [{ title: 'Licensed authorities', path: 'https://cca.gov.in/licensed_ca.html' }],
    },
    {
      slug: 'verify-cps-file',
      question: 'How do I check that my copy of the CPS is genuine?',
      answer: [
        'Open our repository and find the edition of your copy.',
        'Calculate the SHA-256 fingerprint of your file, with the command for Windows, macOS or Linux under ' +
          `“${verification.howTo.heading}”.`,
        `Paste it under “${comparison.heading}”. If the page says “${comparison.match}”, your copy is the file that we published.`,
      ],
      links: [{ title: 'Repository', path: '/downloadsRepos' }],
    },
  ],
} satisfies FaqCategory;
