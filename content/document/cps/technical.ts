import { chapter, section } from '#domain/document/document.ts';

/** Chapter 6 in the order of RFC 3647. */
export const technical = chapter(
  'Technical security controls',
  chapter(
    'Key pair generation and installation',
    section(
      'Key pair generation',
      'Our own keys are made in an HSM, in a ceremony that is witnessed and recorded. The key of a signing certificate is ' +
        'made inside the subscriber’s token; that of a document signer certificate, in the organisation’s HSM. The key of ' +
        'an encryption certificate is made outside the token.',
    ),
    section(
      'Private key delivery to subscriber',
      'A signing key never leaves the token in which it was made. An encryption key is put on the token over an encrypted ' +
        'channel when the certificate is downloaded.',
    ),
    section('Public key delivery to certificate issuer', 'In a signed CSR, over an encrypted channel.'),
    section(
      'CA public key delivery to relying parties',
      'With the chain of certificates in our repository. The root’s certificate is to be compared with the fingerprint ' +
        'that the CCA gives.',
    ),
    section('Key sizes', 'RSA with 2048 bits for subscribers, and no less for our own keys.'),
    section(
      'Public key parameters generation and quality checking',
      'Parameters are those of the device’s validated functions. Weak keys and keys seen before are refused.',
    ),
    section(
      'Key usage purposes (as per X.509 v3 key usage field)',
      'Signing certificates: digitalSignature and nonRepudiation. Encryption certificates: keyEncipherment. CA ' +
        'certificates: keyCertSign and cRLSign.',
    ),
  ),
  chapter(
    'Private key protection and cryptographic module engineering controls',
    section(
      'Cryptographic module standards and controls',
      'Tokens of subscribers are validated to FIPS 140-2 Level 2 or higher, as the CCA requires. Our HSMs are validated to ' +
        'FIPS 140-2 Level 3 or higher.',
    ),
    section('Private key (n out of m) multi-person control', 'A CA key is used only with two of five key shares.'),
    section('Private key escrow', 'As in section 4.12.1.'),
    section(
      'Private key backup',
      'CA keys are backed up, encrypted and under the same control. Signing keys of subscribers are not backed up.',
    ),
    section('Private key archival', 'Signing keys are not archived.'),
    section(
      'Private key transfer into or from a cryptographic module',
      'CA keys leave an HSM only encrypted, for a backup or for another HSM.',
    ),
    section('Private key storage on cryptographic module', 'Keys are stored as the validated module stores them.'),
    section(
      'Method of activating private key',
      'A subscriber activates the key with the token’s password, a keeper of key shares with a token and its password.',
    ),
    section('Method of deactivating private key', 'By logging out, or by removing the token.'),
    section(
      'Method of destroying private key',
      'A subscriber’s key is destroyed by formatting the token. A CA key is erased in every HSM and every backup, before ' +
        'witnesses.',
    ),
    section('Cryptographic module rating', 'As in section 6.2.1.'),
  ),
  chapter(
    'Other aspects of key pair management',
    section('Public key archival', 'Public keys are archived within their certificates, as in section 5.5.'),
    section(
      'Certificate operational periods and key pair usage periods',
      'A subscriber’s certificate is valid for one, two or three years, and its key is used no longer than that for ' +
        'signing. An encryption key may still decrypt afterwards: its holder keeps the old certificate for that.',
    ),
  ),
  chapter(
    'Activation data',
    section(
      'Activation data generation and installation',
      'A subscriber changes the token’s default password before the certificate is downloaded.',
    ),
    section(
      'Activation data protection',
      'The password is known to the subscriber alone. Under the rules for tokens it cannot be reset: whoever forgets it ' +
        'formats the token and applies afresh.',
    ),
    section('Other aspects of activation data', 'No stipulation.'),
  ),
  chapter(
    'Computer security controls',
    section(
      'Specific computer security technical requirements',
      'CA systems run what they need and nothing else, are updated after a test, ask for two factors, and keep roles ' +
        'apart.',
    ),
    section('Computer security rating', 'No stipulation.'),
  ),
  chapter(
    'Life cycle technical controls',
    section(
      'System development controls',
      'Software is reviewed, tested apart from the live system, and released by somebody other than its author.',
    ),
    section('Security management controls', 'Configurations are recorded; a deviation raises an alarm.'),
    section('Life cycle security controls', 'No stipulation.'),
  ),
  section(
    'Network security controls',
    'The systems that sign are in a network of their own, without a way in from the internet. What faces the public is ' +
      'separated from it by firewalls that let through only what is named.',
  ),
  section(
    'Time-stamping',
    'Clocks are synchronised with the national time. A time stamp within a document is a service of its own and not part ' +
      'of a certificate.',
  ),
);
