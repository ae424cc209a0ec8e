import { faultWords } from '#content/repository/verification.ts';
import type { Executor } from '#database/connect.ts';
import { repositoryFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import type { Finding } from '#scripts/doctor/finding.ts';
import type { Config } from '#server/config.ts';
import { readDemonstrationFiles } from '#server/repository/demonstration-files.ts';
import { createOwnFiles } from '#server/repository/own-files.ts';
import { checkFiles } from '#trust/check-files.ts';
import { verifyFiles } from '#trust/verify-files.ts';

/** Certificates and revocation list: what is not verified, what is missing, whose they are. Makes and renews nothing. */
export async function examineRepository(db: Executor, config: Config, now: Date): Promise<readonly Finding[]> {
  const own = createOwnFiles(config.repositoryDir);
  const isOwn = own.readVersion() !== '';
  const bytes = isOwn ? await own.read() : await readDemonstrationFiles(db);
  const files = verifyFiles(await checkFiles(bytes), now);
  const faults: Finding[] = files.flatMap(({ path, verdict }) =>
    verdict.status === 'verified' ? [] : [{ grade: 'wrong', text: `${path}: ${faultWords[verdict.fault]}` }],
  );
  if (!isOwn) return [...faults, { grade: 'missing', text: describeStandIn(config) }];
  const absent = repositoryFileNames.filter((name) => !files.some((file) => file.name === name));
  const folder = config.repositoryDir;
  return [
    ...faults,
    ...absent.map((name): Finding => ({ grade: 'missing', text: `${repositoryPaths[name]}: not in ${folder}.` })),
  ];
}

function describeStandIn({ repositoryDir, demonstration }: Config): string {
  const names = Object.values(repositoryPaths).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const instead = demonstration ? 'demonstration certificates stand in' : 'the repository shows none';
  return `Certificates: no own files, so ${instead}; put ${names.join(', ')} into ${repositoryDir}.`;
}
