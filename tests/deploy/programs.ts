import { findOnPath } from '#tests/find-browser.ts';

/** Programs that check files of `deploy/`; `undefined` where one is not installed. */
export const programs = {
  'systemd-analyze': findOnPath(['systemd-analyze']),
  nginx: findOnPath(['nginx']),
  caddy: findOnPath(['caddy']),
  promtool: findOnPath(['promtool']),
} as const;

/** The programs that are not installed, by their names. */
export function listMissingPrograms(): readonly string[] {
  return Object.entries(programs).flatMap(([name, path]) => (path === undefined ? [name] : []));
}
