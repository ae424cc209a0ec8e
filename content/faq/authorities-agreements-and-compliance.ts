import { documentHeads } from '#content/document/document-heads.ts';
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
        'The Controller of Certifying Authorities, who licenses certifying authorities in India. The Controller is ' +
        'appointed under section 17 of the IT Act; the office began its work on 1 Nov 2000, under MeitY. It ' +
        'runs the Root CA of India, which signs the keys of the licensed authorities. You cannot get a certificate ' +
        'from it: it never issues to end users.',
      links: [{ title: 'CCA home page', path: 'https://cca.gov.in' }],
    },
    {
      slug: 'who-is-who',
      question: 'CCA, CA, RA, subscriber: who is who?',
      answer: [
        'CCA: licenses the certifying authorities.',
        'Root CA of India: run by the CCA; it signs the keys of the authorities.',
        'Certifying Authority (CA): verifies you and issues your certificate.',
        'Sub CA: part of the same CA for technical reasons, not a legal person of its own.',
        'Registration authority (RA): collects applications and passes them on.',
        'Subscriber: you, the holder of the certificate.',
        'Relying party: whoever trusts your signature.',
      ],
    },
    {
      slug: 'cps',
      question: 'What is a CPS, and where is yours?',
      answer:
        'The Certification Practice Statement is the public rule book of a certifying authority. It says how ' +
        'identities are checked, what happens in the life of a certificate, how buildings and systems are protected ' +
        'and audited, and what holds in law. Its chapters follow RFC 3647. Our editions 4.0.0, 4.0.1 and 4.1.1 are ' +
        'in the repository.',
      links: [{ title: 'CPS editions', path: '/downloadsRepos' }],
    },
    {
      slug: 'certificate-policy',
      question: 'Which rules stand above your CPS?',
      answer:
        'The Certificate Policy for India PKI. It is the CCA’s own, and every CPS has to follow it. Beside it stand ' +
        'other guidelines of the CCA, for example on how an applicant’s identity is verified. They are revised from ' +
        'time to time, so read the CCA’s own copy and look at its date.',
      links: [
        { title: 'Certificate Policy', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CP.pdf' },
        { title: 'Identity verification', path: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-IVG.pdf' },
      ],
    },
    {
      slug: 'subscriber-agreement',
      question: 'What do I agree to as a subscriber?',
      answer: [
        'What you state in the application is true.',
        'You guard your private key.',
        'You ask for revocation when there is a reason for it.',
        'You use the certificate within its limits.',
        'By accepting the certificate you vouch for what it says about you.',
      ],
      links: [{ title: documentHeads.termsOfService.title, path: documentHeads.termsOfService.path }],
    },
    {
      slug: 'relying-party-agreement',
      question: 'What must I do before I rely on somebody’s signature?',
      answer: [
        'See whether the certificate was issued for this purpose.',
        'Follow the chain up to the root.',
        'Look at the dates of validity.',
        'Ask the latest CRL, or OCSP, whether it was revoked.',
        'Put no trust in a certificate for what happens after it expired or was revoked.',
        'The relying party agreement has the details; you accept it by relying on a certificate.',
      ],
      links: [
        { title: documentHeads.relyingPartyAgreement.title, path: documentHeads.relyingPartyAgreement.path },
        { title: 'Certificates and CRL', path: '/downloadsRepos' },
      ],
    },
    {
      slug: 'licensed-authority',
      question: 'How do I know that a certifying authority is licensed?',
      answer:
        'Look it up on the CCA’s own list, and nowhere else. The CCA gives a licence after an audit and can suspend ' +
        'or withdraw it. Every year an auditor from the CCA’s panel checks whether the authority still follows the ' +
        'rules.',
      links: [{ title: 'Licensed authorities', path: 'https://cca.gov.in/licensed_ca.html' }],
    },
    {
      slug: 'false-information',
      question: 'What if someone gives false information to get a DSC?',
      answer:
        'Section 71 of the IT Act punishes it: prison of up to two years, a fine of up to one lakh rupees, or both. ' +
        'Hiding something that matters counts like a lie. The application form has to carry this in print. If you ' +
        'find a slip in your own application, tell our support desk before the certificate is issued.',
      links: [{ title: 'Tell our support desk', path: '/#contact' }],
    },
    {
      slug: 'complaint',
      question: 'How do I complain, and who is above you?',
      answer:
        'Write to our escalation desk first; it stands at the top of every page. If that does not settle the ' +
        'matter, take it to the CCA through the government’s public grievance portal. Give the application number, ' +
        'the dates and what you have been told so far. With these, nobody has to ask you twice.',
      links: [{ title: 'Public grievance portal', path: 'https://pgportal.gov.in' }],
    },
    {
      slug: 'customer-data',
      question: 'Who gets to see the data I give you?',
      answer:
        'We treat customer data as confidential, except for what a certificate or a CRL publishes by its nature. ' +
        'Your name is in your certificate, for instance, but your PAN only as a hash. The privacy policy tells you ' +
        'more, and the UIDAI privacy policy in our repository covers Aadhaar.',
      links: [
        { title: 'Privacy policy', path: '/privacy-policy' },
        { title: 'Repository', path: '/downloadsRepos' },
      ],
    },
    {
      slug: 'application-records',
      question: 'How long are my application records kept?',
      answer:
        'Seven years, counted from the expiry of your certificate. They are thus kept well beyond the life of the ' +
        'certificate, which is three years at most. This concerns the application for a DSC only. For what you send ' +
        'through the forms on this site, read the privacy policy.',
      links: [{ title: 'Privacy policy', path: '/privacy-policy' }],
    },
    {
      slug: 'closing-authority',
      question: 'What happens if a certifying authority closes down?',
      answer:
        'It must revoke the certificates that are still valid at that time. What you signed earlier keeps its ' +
        'validity, because a signature is judged as of the moment it was made. To go on signing, you would apply to ' +
        'another licensed authority and register the new certificate on your portals.',
      links: [{ title: 'Licensed authorities', path: 'https://cca.gov.in/licensed_ca.html' }],
    },
  ],
} satisfies FaqCategory;
