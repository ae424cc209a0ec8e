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
    'Install the utility, then Java, then the driver of your token. Where we have no file to download, select ' +
    '“Available from support”.',
} as const;

/** Files for Mac are zipped: the search fetches only the extensions it knows. */
export const downloadGroups = [
  {
    slug: 'utilities',
    title: 'Utilities',
    intro:
      'Use the utility to download your approved certificate to the token. If you need a file soon, call ' +
      `${site.phones.support} (${site.hours}). Say which token you have, and if you use Windows or Mac.`,
    products: [
      {
        name: 'Certificate download utility',
        contact: supportDesk,
        link: {
          windows: { file: '/utility/download-utility-setup.exe' },
          mac: { file: '/utility/download-utility-mac.zip' },
        },
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
    products: [
      {
        name: 'Java runtime (Oracle)',
        contact: supportDesk,
        link: { href: 'https://www.java.com/en/download/' },
      },
      {
        name: 'Java runtime (Eclipse Temurin, free build)',
        contact: supportDesk,
        link: { href: 'https://adoptium.net/' },
      },
      {
        name: '.NET Framework',
        contact: supportDesk,
        link: { windows: { href: 'https://dotnet.microsoft.com/en-us/download/dotnet-framework' }, mac: 'unneeded' },
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
    products: [
      {
        name: 'WD ProxKey driver',
        maker: 'Watchdata',
        contact: supportDesk,
        link: { windows: { file: '/utility/wd-proxkey-windows.exe' }, mac: { file: '/utility/wd-proxkey-mac.zip' } },
      },
      {
        name: 'Hyp-Epass (HYP2003) driver',
        maker: 'Hypersecu',
        contact: supportDesk,
        link: { windows: { file: '/utility/hyp-epass-windows.exe' }, mac: { file: '/utility/hyp-epass-mac.zip' } },
      },
      {
        name: 'mToken driver',
        maker: 'Longmai',
        contact: supportDesk,
        link: { windows: { file: '/utility/mtoken-windows.exe' }, mac: { file: '/utility/mtoken-mac.zip' } },
      },
      {
        name: 'SafeNet Token driver (SafeNet Authentication Client)',
        maker: 'Thales',
        contact: supportDesk,
        link: { windows: { file: '/utility/safenet-windows.msi' }, mac: { file: '/utility/safenet-mac.zip' } },
      },
      {
        name: 'Blt4id driver',
        maker: 'Bit4id',
        contact: supportDesk,
        link: { windows: { file: '/utility/blt4id-windows.exe' }, mac: { file: '/utility/blt4id-mac.zip' } },
      },
      {
        name: 'TrustKey driver',
        maker: 'Watchdata',
        contact: supportDesk,
        link: { windows: { file: '/utility/trustkey-windows.exe' } },
      },
    ],
  },
  {
    slug: 'biometric-drivers',
    title: 'Biometric device drivers',
    intro:
      'You need one of these drivers only if you confirm your identity with a biometric device. You do not need ' +
      'one if you use a one-time password (OTP).',
    products: [
      {
        name: 'Mantra biometric device driver',
        contact: supportDesk,
        link: { windows: { file: '/utility/mantra-windows.exe' } },
      },
      {
        name: 'Morpho biometric device driver',
        contact: supportDesk,
        link: { windows: { file: '/utility/morpho-windows.exe' } },
      },
      {
        name: 'Startek biometric device driver',
        contact: supportDesk,
        link: { windows: { file: '/utility/startek-windows.exe' } },
      },
      {
        name: 'Precision biometric device driver',
        contact: supportDesk,
        link: { windows: { file: '/utility/precision-windows.exe' } },
      },
    ],
  },
] as const satisfies readonly DownloadGroup[];
