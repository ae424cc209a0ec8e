import type { DownloadSystem } from '#domain/download/download.ts';

/** The words of the tables of downloads. */
export const downloadLabels = {
  systems: { windows: 'Windows', mac: 'Mac', both: 'Windows and Mac' } as const satisfies Record<
    DownloadSystem | 'both',
    string
  >,
  download: 'Download',
  contact: 'Contact',
  nameFile: (product: string, system: string) => `${product} for ${system}`,
  /** Where a file is missing (R2.98). */
  absent: 'Ask support for the file',
  /** Says to assistive technology what the link does. */
  byEmail: (file: string) => `by email: ${file}`,
  /** Before the name of a maker’s website. */
  from: 'Open',
  unneeded: 'Not needed',
  unlisted: 'Not listed.',
  askUs: 'Ask us',
  aboutFile: (file: string) => `about the ${file}`,
  madeBy: (maker: string) => `Made by ${maker}`,
  /** The subjects of the messages that the links begin. */
  request: (file: string) => `Please send: ${file}`,
  question: (file: string) => `Question: ${file}`,
} as const;
