/** `error` is to be fixed, `missing` is to be provided before going live, `note` is for information. */
export const severities = ['error', 'missing', 'note'] as const;

/** What is wrong or missing on a site, with what to do. */
export type Finding = readonly [severity: (typeof severities)[number], text: string];
