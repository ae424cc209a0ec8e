import type { ErrorGroup } from '#domain/help/error-text.ts';

const trustRoot = { title: 'Which root certificate, and how to compare it', path: '/downloadsRepos' } as const;
const checkPdf = { title: 'Check the signed PDF', path: '/check' } as const;
const compareFirst =
  'Download the root certificate from the website of the Controller of Certifying Authorities (CCA). Then calculate its fingerprint, a code made from the certificate, and compare it with the fingerprint that the CCA gives. Install the certificate only if both are the same.';
const neverSwitchOff = 'Don’t switch off the check for revoked certificates.';

export const adobeErrors: ErrorGroup = {
  slug: 'adobe',
  title: 'Adobe Reader',
  errors: [
    {
      slug: 'validity-unknown',
      text: 'Signature validity is UNKNOWN',
      needs: ['validity', 'unknown'],
      meaning: 'Adobe doesn’t know the root certificate of India. The signature itself may be good.',
      steps: [
        'Check the file on our page “Check a certificate or PDF”. The file stays on your device.',
        compareFirst,
        neverSwitchOff,
      ],
      links: [checkPdf, trustRoot],
      source: 'https://esahayak.io/blog/verify-digital-signature-pdf-india',
    },
    {
      slug: 'signature-problems',
      text: 'At least one signature has problems',
      meaning:
        'Adobe could not verify one of the signatures. Often the only reason is that Adobe doesn’t know India’s root certificate.',
      steps: [
        'Check the file on our page “Check a certificate or PDF”. The page names the signature and the reason. Go on only if the reason is that Adobe doesn’t know the root certificate. Otherwise, stop here.',
        compareFirst,
        neverSwitchOff,
      ],
      links: [checkPdf, trustRoot],
      source: 'https://esahayak.io/blog/verify-digital-signature-pdf-india',
    },
    {
      slug: 'document-altered',
      text: 'The document has been altered or corrupted since the signature was applied',
      needs: ['altered', 'corrupted'],
      meaning: 'The file was changed after it was signed.',
      steps: [
        'Check the file on our page “Check a certificate or PDF”. You see what was changed, and can open the version that was signed.',
        'Ask the sender for the original file. Don’t print it to a new PDF, because that removes the signature.',
      ],
      links: [checkPdf],
    },
    {
      slug: 'signature-not-valid',
      text: 'Signature Not Valid',
      needs: ['signature'],
      meaning: 'Adobe has not verified the signature, or the file was changed after it was signed.',
      steps: [
        'Check the file on our page “Check a certificate or PDF”. You see whether it was changed.',
        'If it was changed, ask the sender for the original, and stop here.',
        compareFirst,
        neverSwitchOff,
      ],
      links: [checkPdf, trustRoot],
    },
  ],
};

export const tokenErrors: ErrorGroup = {
  slug: 'token',
  title: 'Token and Windows',
  errors: [
    {
      slug: 'ckr-function-failed',
      text: 'CKR_FUNCTION_FAILED',
      needs: ['ckr'],
      meaning: 'Your signing program uses the driver file (library) of another token, or can’t reach the USB port.',
      steps: [
        'In the program’s settings, choose the driver file (library) of your token’s maker.',
        'Plug the token into the computer in front of you: a program on a remote desktop or a server can’t reach it.',
      ],
      links: [{ title: 'Token drivers', path: '/downloads' }],
      source: 'https://github.com/intoolswetrust/jsignpdf/issues/226',
    },
    {
      slug: 'pin-locked',
      text: 'CKR_PIN_LOCKED',
      needs: ['locked', 'lock'],
      meaning: 'The token is locked after too many wrong passwords. We can’t unlock it.',
      steps: [
        'For each encryption certificate, we keep a copy of its key. If you still need an old encryption certificate, ask our team for the copy of its key before you format the token.',
        'Apply for a new certificate.',
        'Before you download it, format the token with the maker’s program. That erases every certificate on the token.',
      ],
      links: [{ title: 'I have forgotten the token password', path: '/Home/Faq#forgotten-token-password' }],
      source: 'https://docs.oasis-open.org/pkcs11/pkcs11-spec/v3.1/pkcs11-spec-v3.1.html',
    },
    {
      slug: 'pkcs11-no-slots',
      text: 'PKCS11 not found, or no slots with tokens',
      needs: ['pkcs11', 'slots', 'slot'],
      meaning:
        'Your signing program finds no token: the driver is missing, or the program uses the wrong driver file (library).',
      steps: [
        'Install the driver of your token, and plug the token in before you start the program.',
        'In the program’s settings, choose the driver file (library) of your token’s maker.',
      ],
      links: [{ title: 'Token drivers', path: '/downloads' }],
      source: 'https://github.com/PeculiarVentures/fortify/issues/256',
    },
    {
      slug: 'smart-card-cannot-perform',
      text: 'The smart card cannot perform the requested operation or the operation requires a different smart card',
      needs: ['smart', 'card'],
      meaning: 'After an update, Windows still uses an old entry for your token.',
      steps: [
        'Remove the driver of your token and restart the computer.',
        'Install the newest driver from the maker, and plug the token in again.',
      ],
      links: [{ title: 'Token drivers', path: '/downloads' }],
      source: 'https://zerowidthjoiner.net/2020/06/06/my-hardware-security-token-stopped-working',
    },
  ],
};
