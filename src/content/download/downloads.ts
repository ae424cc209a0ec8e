import { site } from '#content/site.ts';
import type { DownloadGroup, Maker } from '#domain/download/download.ts';

/**
 * Looked up on 23 November 2026: the pages in what others publish about these products, Hypersecu’s address in a survey of
 * token drivers, Mantra’s in several programs for its scanners. What is absent was found nowhere; nothing is guessed.
 */
const makers = {
  watchdata: { name: 'Watchdata', href: 'https://www.watchdata.com/' },
  hypersecu: { name: 'Hypersecu', href: 'https://hypersecu.com/support', email: 'support@hypersecu.com' },
  longmai: { name: 'Longmai', href: 'https://www.longmai.net/' },
  thales: { name: 'Thales', href: 'https://supportportal.thalesgroup.com/csm' },
  bit4id: { name: 'Bit4id', href: 'https://www.bit4id.com/en/' },
  mantra: {
    name: 'Mantra Softech',
    href: 'https://www.mantratec.com/',
    email: 'servico@mantratec.com',
    phone: '+91 79 4906 8000',
  },
  idemia: { name: 'IDEMIA', href: 'https://www.idemia.com/' },
  accessComputech: { name: 'Access Computech', href: 'https://www.acpl.in.net/' },
  precision: { name: 'Precision Biometric', href: 'https://www.precisionbiometric.co.in/' },
} as const satisfies { readonly [name: string]: Maker };

export const downloadsPage = {
  title: 'Downloads',
  description:
    'Download the software for your digital signature certificate (DSC): the utility, Java, .NET, token drivers and ' +
    'biometric device drivers.',
  heading: 'Downloads',
  intro:
    'Get the utility, Java, .NET and drivers. Each row links to the file, to the maker’s website or to our support desk. ' +
    `For help, call our support desk: ${site.phones.support}.`,
} as const;

/** Files for Mac are zipped: the search fetches only the extensions it knows. */
export const downloadGroups = [
  {
    slug: 'utilities',
    title: 'Utilities',
    column: 'Program',
    intro: `The utility downloads your approved certificate to the token. If you need a file soon, call support (${site.hours}).`,
    products: [
      {
        name: 'Certificate download utility',
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
    column: 'Program',
    intro:
      'The utility needs one of the two Java runtimes and, on Windows, the .NET Framework. If a program doesn’t find Eclipse Temurin, install Oracle’s Java.',
    products: [
      {
        name: 'Java runtime (Oracle)',
        maker: { name: 'Oracle' },
        link: { href: 'https://www.java.com/en/download/' },
      },
      {
        name: 'Java runtime (Eclipse Temurin, free build)',
        maker: { name: 'Eclipse Adoptium' },
        link: { href: 'https://adoptium.net/' },
      },
      {
        name: '.NET Framework',
        maker: { name: 'Microsoft' },
        link: { windows: { href: 'https://dotnet.microsoft.com/en-us/download/dotnet-framework' }, mac: 'unneeded' },
      },
    ],
  },
  {
    slug: 'token-drivers',
    title: 'Supported token drivers',
    column: 'Your token',
    intro:
      'Find the name on your token or its packaging. Install the driver before you plug the token in, on every computer ' +
      'where you use it. If your token isn’t listed, ask its maker.',
    products: [
      {
        name: 'Blt4id driver',
        device: 'Blt4id (Bit4id)',
        maker: makers.bit4id,
        link: { windows: { file: '/utility/blt4id-windows.exe' }, mac: { file: '/utility/blt4id-mac.zip' } },
      },
      {
        name: 'Hyp-Epass (HYP2003) driver',
        device: 'Hyp-Epass (HYP2003)',
        maker: makers.hypersecu,
        link: { windows: { file: '/utility/hyp-epass-windows.exe' }, mac: { file: '/utility/hyp-epass-mac.zip' } },
      },
      {
        name: 'mToken driver',
        device: 'mToken',
        maker: makers.longmai,
        link: { windows: { file: '/utility/mtoken-windows.exe' }, mac: { file: '/utility/mtoken-mac.zip' } },
      },
      {
        name: 'SafeNet Token driver (SafeNet Authentication Client)',
        device: 'SafeNet Token',
        maker: makers.thales,
        link: { windows: { file: '/utility/safenet-windows.msi' }, mac: { file: '/utility/safenet-mac.zip' } },
      },
      {
        name: 'TrustKey driver',
        device: 'TrustKey',
        // No source confirms the token’s own site, or that Watchdata’s has this driver.
        maker: { name: 'Watchdata' },
        link: { windows: { file: '/utility/trustkey-windows.exe' } },
      },
      {
        name: 'WD ProxKey driver',
        device: 'WD ProxKey',
        maker: makers.watchdata,
        link: { windows: { file: '/utility/wd-proxkey-windows.exe' }, mac: { file: '/utility/wd-proxkey-mac.zip' } },
      },
    ],
  },
  {
    slug: 'biometric-drivers',
    title: 'Biometric device drivers',
    column: 'Your device',
    intro:
      'You need one only if you confirm your identity with a biometric device. With a one-time password (OTP), you need none.',
    products: [
      {
        name: 'Mantra biometric device driver',
        device: 'Mantra',
        maker: makers.mantra,
        link: { windows: { file: '/utility/mantra-windows.exe' } },
      },
      {
        name: 'Morpho biometric device driver',
        device: 'Morpho',
        maker: makers.idemia,
        link: { windows: { file: '/utility/morpho-windows.exe' } },
      },
      {
        name: 'Startek biometric device driver',
        device: 'Startek',
        maker: makers.accessComputech,
        link: { windows: { file: '/utility/startek-windows.exe' } },
      },
      {
        name: 'Precision biometric device driver',
        device: 'Precision',
        maker: makers.precision,
        link: { windows: { file: '/utility/precision-windows.exe' } },
      },
    ],
  },
] as const satisfies readonly DownloadGroup[];
