import { checkInputs, type Input, type CheckOptions as Options, type Repository } from '@mohar/check';
import { chain } from '#domain/certificate/certificate.ts';
import type { SiteReport } from '#domain/check/check-report.ts';
import { recognisedRoots } from '#domain/check/recognised-roots.ts';
import { type FileBytes, listNames } from '#domain/repository/check-files.ts';
import { isList } from '#domain/repository/repository-state.ts';

export type { Input } from '@mohar/check';

export type CheckOptions = Omit<Options, 'repository' | 'recognisedRoots'> & {
  readonly repository: FileBytes;
  readonly isDemonstration: boolean;
};

/** Checks files against the site's repository. */
export async function checkWithRepository(
  inputs: readonly Input[],
  { repository, isDemonstration, ...options }: CheckOptions,
): Promise<SiteReport> {
  return {
    ...(await checkInputs(inputs, { ...options, recognisedRoots, repository: toRepository(repository) })),
    isDemonstration,
  };
}

function toRepository(files: FileBytes): Repository {
  const crls = listNames(files).filter(isList);
  const read = (names: readonly (keyof FileBytes)[]) => names.flatMap((name) => files[name] ?? []);
  return { root: files['root-ca'], authorities: read(chain.slice(1)), crls: read(crls) };
}
