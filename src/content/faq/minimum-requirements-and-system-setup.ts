import { applicationNumber, confirmFirst } from '#content/service/verification.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

export const minimumRequirementsAndSystemSetup = {
  letter: 'I',
  slug: 'minimum-requirements-and-system-setup',
  category: 'Minimum Requirements and System Setup',
  items: [
    {
      slug: 'computer-requirements',
      question: 'What does my computer need?',
      answer: [
        'Windows 10 or 11, or macOS if your token’s maker supports it.',
        'A free USB port on the computer itself, not on a hub.',
        'Administrator rights, so that you can install drivers.',
        'An up-to-date Chrome or Edge browser.',
        'The correct date and time.',
      ],
      links: [{ title: 'Utility and drivers', path: '/downloads' }],
    },
    {
      slug: 'software-to-install',
      question: 'Which programs do I have to install?',
      answer: [
        'Our utility, to download the certificate.',
        'Java and, on Windows, the .NET Framework, because the utility needs them.',
        'The driver of your token.',
        'The signer program of the portal you use, such as emBridge, emSigner or WebSigner.',
        'Install only programs that come from us or from their makers.',
      ],
      links: [
        { title: 'Utility and drivers', path: '/downloads' },
        { title: 'Java', path: 'https://www.java.com/en/download/' },
      ],
    },
    {
      slug: 'download-steps',
      question: 'How do I download my DSC to the token?',
      answer: [
        confirmFirst,
        'Install the utility and Java, then the token driver.',
        'Plug in the token, and if it still has the default password, change it.',
        'Log in to the utility with your application number, download passcode and date of birth. ' +
          `${applicationNumber}`,
        'Click “Download Signing”.',
        'Enter the token password.',
      ],
      links: [
        { title: 'The steps in detail', path: '/download-dsc-process' },
        { title: 'Utility and drivers', path: '/downloads' },
      ],
    },
    {
      slug: 'which-browser',
      question: 'Which browser should I use?',
      answer:
        'Use an up-to-date Chrome or Edge. If it asks to connect to apps on your device, allow it, because ' +
        'otherwise the page can’t reach the signer program. In Firefox, you may also have to trust the signer ' +
        'program. Some portal guides still describe Internet Explorer, so look for current instructions.',
    },
    {
      slug: 'which-java',
      question: 'Which Java do I need?',
      answer:
        'It depends on the program. The signer program of TRACES needs 32-bit Java, version 8 or later. An older guide ' +
        'for the GST signer says version 6 (also written 1.6) or later. Our utility also needs Java. In one reported case, a signer ' +
        'program detected only Oracle’s Java, so if a program doesn’t detect yours, try Oracle’s.',
      links: [{ title: 'Java', path: 'https://www.java.com/en/download/' }],
    },
    {
      slug: 'dsc-on-a-mac',
      question: 'Can I use my DSC on a Mac?',
      answer:
        'Yes, if your token’s maker supports macOS: its own page names the versions that the driver supports. Our ' +
        'Downloads page lists Mac drivers for most tokens. If a file has no link there, use the button in its row to request the file by email. The portal’s signer program must also run on your Mac: emBridge, for example, ' +
        'supports macOS 10.12 and later. Check both before you choose a token.',
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
    {
      slug: 'dsc-on-linux',
      question: 'Can I use my DSC on Linux?',
      answer:
        'You can sign on Linux with some tokens. You need a driver file for Linux (the PKCS#11 library) from the token’s maker. To download the certificate, you need ' +
        'Windows or a Mac. Linux doesn’t recognise every token, and our Downloads page lists drivers for Windows and Mac only. Before you buy a token for Linux, ask its maker. ' +
        'Among the signer programs, emBridge supports several Linux systems.',
    },
    {
      slug: 'embridge-systems',
      question: 'Which systems does emBridge run on?',
      reviewedOn: '2026-11-20',
      answer: [
        'Windows 7 from Service Pack 1, Windows 8.1, and Windows 10 from version 1607.',
        'Windows Server from 2008 R2.',
        'macOS from 10.12, and several Linux systems.',
        'These are the minimum versions in a DGFT guide. If you use Windows, your token needs Windows 10 or 11.',
      ],
      links: [{ title: 'emBridge', path: 'https://embridge.emudhra.com' }],
    },
    {
      slug: 'proxy-and-vpn',
      question: 'Can a proxy or VPN stop me from signing?',
      answer:
        'Yes, so turn off any proxy or virtual private network (VPN) while you sign. The portal reaches the signer ' +
        'program at an address on your own computer, such as 127.0.0.1:1585 for GST and 127.0.0.1:1565 for TRACES. ' +
        'Security software can also block this connection, so on an office computer, ask your IT team to allow ' +
        'these addresses.',
    },
    {
      slug: 'computer-clock',
      question: 'Does the clock on my computer matter?',
      answer:
        'Yes. When a program checks your certificate, it compares your clock with the start and expiry dates. If the time is ' +
        'wrong, a valid certificate can look invalid. Set the date, time and time zone, preferably automatically, ' +
        'then restart the browser and try again.',
    },
    {
      slug: 'token-not-detected',
      question: 'My computer doesn’t detect the token. What can I do?',
      answer: [
        'Plug the token into another USB port on the computer itself.',
        'Remove other tokens.',
        'Open the maker’s token manager and check that the token is listed.',
        'Install the driver again as administrator.',
        'On Windows, check that the smart card service is running.',
        'Don’t initialise or format the token, because that would erase it.',
        'If the token manager shows the certificate but the portal doesn’t, start the portal’s signer program. Then ' +
          'allow the browser to connect to apps on this device. Switch off any proxy or VPN.',
      ],
      links: [
        { title: 'Token drivers', path: '/downloads' },
        { title: 'The browser’s question about apps on this device', path: '/Home/Faq#apps-on-this-device' },
      ],
    },
    {
      slug: 'mobile-phone',
      question: 'Can I sign with my DSC on a mobile phone?',
      answer:
        'Generally not, because ordinary DSC tokens aren’t made for phones. Use a Windows computer, or a Mac if your ' +
        'token supports macOS. If a portal offers eSign, you can use that on your phone. It asks for an Aadhaar OTP ' +
        'or biometrics and needs no token.',
    },

    {
      slug: 'windows-smart-card-error',
      question: 'Windows says that the smart card can’t perform the operation. What does it mean?',
      answer: [
        'Windows uses an old entry for your token’s driver, usually after an update.',
        'Unplug the token, and uninstall its driver under Settings > Apps.',
        'Restart the computer, install the current driver as administrator, then plug in the token.',
        'Check that the smart card service is running.',
        'Don’t format the token: the certificate on it isn’t damaged.',
      ],
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
    {
      slug: 'ckr-errors',
      question: 'What does an error that begins with CKR_ mean?',
      answer: [
        'It comes from the token’s driver library, which is called PKCS#11.',
        'CKR_FUNCTION_FAILED: the program uses the library of another token, or it runs on a server that can’t reach the USB port.',
        '“PKCS11 not found” or “no slots with tokens”: the driver is missing, or the program uses the library of another token.',
        'CKR_PIN_INCORRECT: the token password, which the software calls PIN, is wrong. Don’t guess it, because a ' +
          'token locks after too many wrong attempts.',
        'CKR_PIN_LOCKED: the token is locked. If you need an encryption certificate on it, first ask our team for the copy of its key. Then apply again. Before the download, format the token, which erases its certificates.',
        'CKR_TOKEN_NOT_PRESENT: the token isn’t plugged in, or its driver is missing.',
      ],
      links: [{ title: 'Token drivers', path: '/downloads' }],
    },
  ],
} satisfies FaqCategory;
