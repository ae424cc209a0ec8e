import type { ErrorGroup } from '#domain/help/error-text.ts';

const checkCertificate = { title: 'Check your certificate', path: '/check' } as const;
const mcaSource = 'https://fintaxblog.com/troubleshooting-dsc-association-issues-on-mca-portal-faqs';
const dgftSource = 'https://taxguru.in/?p=744588';

export const incomeTaxErrors: ErrorGroup = {
  slug: 'income-tax',
  title: 'Income Tax',
  portal: {
    title: 'How to register a DSC with Income Tax',
    href: 'https://www.incometax.gov.in/iec/foportal/help/how-to-register-e-filing-dsc',
  },
  errors: [
    {
      slug: 'registered-dsc-expired',
      text: 'Your Registered DSC has already expired. Please re-register a valid DSC',
      otherTexts: ['Certificate has expired', 'DSC has expired'],
      similar: ['revoked-or-expired'],
      meaning:
        'The portal still has your old certificate. Register the new certificate, even if it shows the same name as the old one.',
      steps: [
        'Plug in the token with the valid certificate, and start emBridge, the program that connects your browser to your token.',
        'Choose Register DSC in My Profile, and register the new certificate.',
        'Register it on your other portals too.',
      ],
      links: [checkCertificate],
      source: 'https://www.incometax.gov.in/iec/foportal/help/how-to-register-e-filing-dsc',
    },
  ],
};

export const mcaErrors: ErrorGroup = {
  slug: 'mca',
  title: 'MCA',
  portal: { title: 'Go to MCA’s portal', href: 'https://www.mca.gov.in' },
  errors: [
    {
      slug: 'customer-already-exists',
      text: 'e7002^Customer Already Exists',
      similar: ['registered-with-another-user', 'already-used'],
      needs: ['e7002', 'customer'],
      meaning: 'This certificate is already linked to your ID.',
      steps: ['Check your profile: you don’t need to link (“associate”) the certificate again.'],
      source: mcaSource,
    },
    {
      slug: 'technical-error-fail',
      text: 'Technical Error: Fail',
      meaning: 'The attempt failed, and the portal doesn’t say why.',
      steps: [
        'Close the browser, then start the signer program as administrator.',
        'Plug in the token, log in and start again from the first step.',
      ],
      source: mcaSource,
    },
    {
      slug: 'registered-with-another-user',
      text: 'The DSC is already registered with another user',
      otherTexts: ['DSC is already registered', 'DSC pehle se registered hai'],
      similar: ['already-used', 'user-id-exists', 'customer-already-exists'],
      needs: ['dsc', 'registered'],
      meaning:
        'This certificate is linked to a different ID. You can link a certificate to only one user ID. Under that ID, you can use it in only one role, for example as a director.',
      steps: [
        'Find out which ID it is. A former consultant may have created a second ID for you: ask them, or MCA’s help desk.',
        'If the ID is yours, sign with that ID, because you can’t link the certificate to another one.',
        'If you don’t know why it is linked to that ID, ask us to revoke the certificate. Someone else may have used your token.',
      ],
      links: [{ title: 'Revoke a certificate', path: '/revoke-dsc-process' }],
      source: mcaSource,
    },
    {
      slug: 'already-used',
      text: 'The DSC that you are trying to register is already used in the system',
      similar: ['registered-with-another-user', 'user-id-exists', 'customer-already-exists'],
      meaning:
        'This certificate is linked to another ID. You can link a certificate to only one user ID. Under that ID, you can use it in only one role, for example as a director.',
      steps: [
        'Find out to which ID the certificate is linked. Ask MCA to remove that link, or use another certificate.',
        'If you don’t know why it is linked to that ID, ask us to revoke the certificate.',
      ],
      source: mcaSource,
    },
    {
      slug: 'not-registered-with-din',
      text: 'DSC is not registered with the Director DIN',
      needs: ['din', 'director'],
      meaning: 'The certificate isn’t linked to the director’s own ID. DIN is the Director Identification Number.',
      steps: [
        'Register the director as a business user with an ID of their own.',
        'Log in with that ID, plug in the director’s token and associate the certificate.',
      ],
    },
    {
      slug: 'revoked-or-expired',
      text: 'Attached DSC is revoked or expired',
      similar: ['certificate-revoked', 'registered-dsc-expired'],
      needs: ['attached', 'expired'],
      meaning: 'The certificate that signed the form is no longer valid.',
      steps: [
        'Check the certificate, and select the valid one if the token has two.',
        'If none is valid, apply for a new certificate and sign the form again.',
      ],
      links: [checkCertificate, { title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
    {
      slug: 'unable-to-affix',
      text: 'Unable to Affix DSC in Form',
      needs: ['affix'],
      meaning: 'Adobe Reader can’t reach the token.',
      steps: [
        'Open the form with Adobe Acrobat Reader DC, not in the browser.',
        'Plug in the token, and check that its driver is installed.',
        'Sign the form again.',
      ],
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
    {
      slug: 'authority-not-trusted',
      text: 'Your Certifying Authority (CA) is not trusted',
      needs: ['trusted'],
      meaning: 'MCA’s older portal, before V3, did not know the certifying authority of your certificate.',
      steps: [
        'File on V3. Since 14 July 2025, it is MCA’s only filing portal.',
        'If V3 shows the message too, give its help desk the name of the issuer in your certificate, and ask why.',
      ],
      links: [checkCertificate],
    },
    {
      slug: 'user-id-exists',
      text: 'User Id against this Digital Certificate already exists',
      similar: ['registered-with-another-user', 'already-used'],
      needs: ['certificate'],
      meaning: 'MCA’s older portal, before V3, already had a user with this certificate.',
      steps: ['Log in with the ID that you have, or ask MCA’s help desk which ID has your certificate.'],
    },
    {
      slug: 'certificate-revoked',
      text: 'Your certificate has been revoked',
      similar: ['revoked-or-expired'],
      needs: ['certificate'],
      meaning: 'The certificate was revoked. It can’t be used again.',
      steps: [
        'If you didn’t ask for the revocation, write to us. We will tell you when and why the certificate was revoked.',
        'Apply for a new certificate and register it on every portal.',
      ],
      links: [{ title: 'Apply for a DSC', path: '/apply-dsc-process' }],
    },
  ],
};

export const dgftErrors: ErrorGroup = {
  slug: 'dgft',
  title: 'DGFT',
  portal: { title: 'Get emBridge, the signer program', href: 'https://embridge.emudhra.com' },
  errors: [
    {
      slug: 'token-not-connected',
      text: 'DSC Token is not connected with System, please connect token',
      otherTexts: ['token not detected', 'token not found'],
      similar: ['dsc-not-inserted', 'pkcs11-no-slots'],
      needs: ['token'],
      meaning: 'emBridge doesn’t see the token.',
      steps: [
        'Plug the token into another USB port. If that doesn’t help, install its driver.',
        'In Windows, open the list of services (type “services” in the Start menu), and check that emBridge is “Running”.',
        'Log in to DGFT again.',
      ],
      links: [{ title: 'Token drivers', path: '/downloads' }],
      source: dgftSource,
    },
    {
      slug: 'service-not-found',
      text: 'Service Status ‘Not Found’',
      needs: ['service', 'embridge'],
      meaning: 'emBridge is not installed, or its service has stopped.',
      steps: [
        'Install emBridge from its own page.',
        'In Windows, open the list of services (type “services” in the Start menu), and start emBridge. Its status must be “Running”.',
      ],
      source: dgftSource,
    },
    {
      slug: 'dsc-not-inserted',
      text: 'Your DSC is not inserted',
      similar: ['token-not-connected', 'pkcs11-no-slots'],
      needs: ['inserted'],
      meaning: 'If the token is plugged in, its driver or port doesn’t work.',
      steps: ['Try another USB port, without a hub.', 'Remove the driver of your token and install it again.'],
      links: [{ title: 'Token drivers', path: '/downloads' }],
      source: dgftSource,
    },
  ],
};
