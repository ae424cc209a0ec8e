import { site } from '#content/site.ts';
import type { DownloadGroup } from '#domain/download/download.ts';

/** The makers’ phone numbers are not known, so readers are referred to our own support desk. */
const supportDesk = 'Our support desk';

export const downloadsPage = {
  title: 'Downloads',
  description:
    'Download the software for your digital signature certificate (DSC): the utility, Java, .NET, token drivers and ' +
    'biometric device drivers.',
  heading: 'Downloads',
  intro:
    'Install the utility first, then Java, then the driver for your token. If a file has no link, ask our support ' +
    `desk for it before you need to sign. Call ${site.phones.support} or write to ${site.emails.support} ` +
    `(${site.hours}). Say which token you have, and if you use Windows or Mac.`,
} as const;

/** Files for Mac are zipped: the search fetches only the extensions it knows. */
export const downloadGroups = [
  {
    slug: 'utilities',
    title: 'Utilities',
    intro: 'Use the utility to download your approved certificate to the token.',
    rows: [
      {
        name: 'Certificate download utility for Windows',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/download-utility-setup.exe' },
      },
      {
        name: 'Certificate download utility for Mac',
        system: 'mac',
        contact: supportDesk,
        link: { file: '/utility/download-utility-mac.zip' },
      },
    ],
  },
  {
    slug: 'other-software',
    title: 'Other required software',
    intro:
      'The utility needs a Java runtime. On Windows, it also needs the .NET Framework. Download both from their ' +
      'makers’ websites. You need only one of the two Java runtimes. If a program does not detect the free build, ' +
      'try Oracle’s.',
    rows: [
      {
        name: 'Java runtime (Oracle)',
        system: 'any',
        contact: supportDesk,
        link: { href: 'https://www.java.com/en/download/' },
      },
      {
        name: 'Java runtime (Eclipse Temurin, free build)',
        system: 'any',
        contact: supportDesk,
        link: { href: 'https://adoptium.net/' },
      },
      {
        name: '.NET Framework',
        system: 'windows',
        contact: supportDesk,
        link: { href: 'https://dotnet.microsoft.com/en-us/download/dotnet-framework' },
      },
    ],
  },
  {
    slug: 'token-drivers',
    title: 'Supported token drivers',
    intro:
      'Each make of token needs its own driver. Install the driver on every computer where you use the token, before ' +
      'you plug it in. The pack of a Blt4id token may say Bit4id. For a token of another make, ask our support desk ' +
      'which driver it needs.',
    rows: [
      {
        name: 'WD ProxKey driver for Windows',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/wd-proxkey-windows.exe' },
      },
      {
        name: 'WD ProxKey driver for Mac',
        system: 'mac',
        contact: supportDesk,
        link: { file: '/utility/wd-proxkey-mac.zip' },
      },
      {
        name: 'Hyp-Epass (HYP2003) driver for Windows',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/hyp-epass-windows.exe' },
      },
      {
        name: 'Hyp-Epass (HYP2003) driver for Mac',
        system: 'mac',
        contact: supportDesk,
        link: { file: '/utility/hyp-epass-mac.zip' },
      },
      {
        name: 'mToken driver for Windows',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/mtoken-windows.exe' },
      },
      {
        name: 'mToken driver for Mac',
        system: 'mac',
        contact: supportDesk,
        link: { file: '/utility/mtoken-mac.zip' },
      },
      {
        name: 'SafeNet Token driver (SafeNet Authentication Client) for Windows',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/safenet-windows.msi' },
      },
      {
        name: 'SafeNet Token driver (SafeNet Authentication Client) for Mac',
        system: 'mac',
        contact: supportDesk,
        link: { file: '/utility/safenet-mac.zip' },
      },
      {
        name: 'Blt4id driver for Windows',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/blt4id-windows.exe' },
      },
      {
        name: 'Blt4id driver for Mac',
        system: 'mac',
        contact: supportDesk,
        link: { file: '/utility/blt4id-mac.zip' },
      },
      {
        name: 'TrustKey driver for Windows',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/trustkey-windows.exe' },
      },
    ],
  },
  {
    slug: 'biometric-drivers',
    title: 'Biometric device drivers',
    intro:
      'You need one of these drivers only if you confirm your identity with a biometric device. You do not need ' +
      'one if you use a one-time password (OTP).',
    rows: [
      {
        name: 'Mantra biometric device driver',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/mantra-windows.exe' },
      },
      {
        name: 'Morpho biometric device driver',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/morpho-windows.exe' },
      },
      {
        name: 'Startek biometric device driver',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/startek-windows.exe' },
      },
      {
        name: 'Precision biometric device driver',
        system: 'windows',
        contact: supportDesk,
        link: { file: '/utility/precision-windows.exe' },
      },
    ],
  },
] as const satisfies readonly DownloadGroup[];
