import { chapter, section } from '#domain/document/document.ts';

/** Chapter 6 in the order of RFC 3647. */
export const technical = chapter(
  'Technical security controls',
  chapter(
    'Key pair generation and installation',
    section(
      'Key pair generation',
      'We create our own keys in an HSM, in a ceremony that is witnessed and recorded. The key of a signing ' +
        'certificate is created inside the subscriber’s token, and that of a Document Signer certificate in the ' +
        'organisation’s HSM. The key of an encryption certificate is created outside the token.',
    ),
    section(
      'Private key delivery to subscriber',
      'A signing key never leaves the token in which it was created. An encryption key is put on the token over an ' +
        'encrypted channel when the certificate is downloaded.',
    ),
    section(
      'Public key delivery to certificate issuer',
      'The public key is delivered in a signed CSR, over an encrypted channel.',
    ),
    section(
      'CA public key delivery to relying parties',
      'The CA public key is delivered with the chain of certificates in our repository. Relying parties must compare ' +
        'the root certificate with the fingerprint that the CCA gives.',
    ),
    section('Key sizes', 'Subscribers’ keys are RSA keys with 2048 bits. Our own keys have no fewer bits.'),
    section(
      'Public key parameters generation and quality checking',
      'Parameters are those of the device’s validated functions. We refuse weak keys and keys that we have seen ' +
        'before.',
    ),
    section(
      'Key usage purposes (as per X.509 v3 key usage field)',
      'Signing certificates have digitalSignature and nonRepudiation. Encryption certificates have keyEncipherment. ' +
        'CA certificates have keyCertSign and cRLSign.',
    ),
  ),
  chapter(
    'Private key protection and cryptographic module engineering controls',
    section(
      'Cryptographic module standards and controls',
      'Subscribers’ tokens must be validated to FIPS 140-2 Level 2 or higher, as the CCA requires. Our HSMs are ' +
        'validated to FIPS 140-2 Level 3 or higher.',
    ),
    section('Private key (n out of m) multi-person control', 'A CA key can be used only with two of five key shares.'),
    section('Private key escrow', 'Section 4.12.1 applies.'),
    section(
      'Private key backup',
      'We back up CA keys, encrypted and under the same control. We do not back up subscribers’ signing keys.',
    ),
    section('Private key archival', 'We do not archive signing keys.'),
    section(
      'Private key transfer into or from a cryptographic module',
      'CA keys leave an HSM only in encrypted form, for a backup or for another HSM.',
    ),
    section('Private key storage on cryptographic module', 'The validated module determines how keys are stored.'),
    section(
      'Method of activating private key',
      'A subscriber activates the key with the token password. A custodian of key shares uses a token and its password.',
    ),
    section('Method of deactivating private key', 'The user logs out or removes the token.'),
    section(
      'Method of destroying private key',
      'Formatting the token destroys a subscriber’s key. We erase a CA key in every HSM and every backup, before ' +
        'witnesses.',
    ),
    section('Cryptographic module rating', 'Section 6.2.1 applies.'),
  ),
  chapter(
    'Other aspects of key pair management',
    section('Public key archival', 'We archive public keys within their certificates, as section 5.5 describes.'),
    section(
      'Certificate operational periods and key pair usage periods',
      'A subscriber’s certificate is valid for one, two or three years. The subscriber must not sign with its key ' +
        'after that. The subscriber keeps an old encryption certificate, because its key may still be used to ' +
        'decrypt.',
    ),
  ),
  chapter(
    'Activation data',
    section(
      'Activation data generation and installation',
      'A subscriber must change the token’s default password before downloading the certificate.',
    ),
    section(
      'Activation data protection',
      'Only the subscriber knows the token password. Under the rules for tokens, it cannot be reset. A subscriber ' +
        'who forgets it must format the token and make a fresh application.',
    ),
    section('Other aspects of activation data', 'No stipulation.'),
  ),
  chapter(
    'Computer security controls',
    section(
      'Specific computer security technical requirements',
      'CA systems run only what they need, require two factors and keep roles apart. We test updates before we ' +
        'install them.',
    ),
    section('Computer security rating', 'No stipulation.'),
  ),
  chapter(
    'Life cycle technical controls',
    section(
      'System development controls',
      'We review software and test it apart from the live system. Someone other than its author releases it.',
    ),
    section('Security management controls', 'We record configurations, and a deviation raises an alarm.'),
    section('Life cycle security controls', 'No stipulation.'),
  ),
  section(
    'Network security controls',
    'The systems that sign are in a separate network with no way in from the internet. Firewalls separate ' +
      'public-facing systems from this network, and let through only the connections that we have approved.',
  ),
  section(
    'Time-stamping',
    'Our clocks are synchronised with the national time. A timestamp within a document is a separate service and not ' +
      'part of a certificate.',
  ),
);
