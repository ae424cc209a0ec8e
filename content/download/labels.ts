/** The words of the tables of downloads. */
export const downloadLabels = {
  systems: { windows: 'Windows', mac: 'Mac' },
  showEverySystem: (system: string) => `Show files for every system, not for ${system} alone`,
  columns: { name: 'Name', contact: 'Contact', download: 'Download' },
  makersPage: 'Maker’s page',
  /** Where a file is missing (R2.98). */
  absent: 'Available from support',
  download: 'Download',
} as const;
