/** What feed readers show of the feeds; the feed of posts has the words of the blog. */
export const feedLabels = {
  notices: { title: 'What’s New', description: 'Notices on certificates, verification and support.' },
  repository: {
    description: 'Certificates, revocation list, CPS and policies as they appear and change.',
    appeared: (file: string) => `${file} appeared`,
    changed: (file: string) => `${file} changed`,
    hash: (sha256: string) => `SHA-256 ${sha256}`,
  },
} as const;
