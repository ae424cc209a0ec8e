/** `error` is to be fixed, `missing` is to be provided before going live, `note` is for information. */
export const severities = ['error', 'missing', 'note'] as const;

/** An error or omission of a site, and what to do about it. */
export type Finding = readonly [severity: (typeof severities)[number], text: string];
