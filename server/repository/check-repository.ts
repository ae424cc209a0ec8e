import { chain } from '#domain/certificate/certificate.ts';
import {
  type RepositoryFile,
  type RepositoryFileName,
  repositoryFileNames,
  repositoryPaths,
} from '#domain/repository/repository-state.ts';
import type { RepositoryBytes } from '#server/repository/own-files.ts';
import { findFingerprints } from '#trust/fingerprints.ts';
import { judgeChain } from '#trust/judge-chain.ts';
import { judgeCrl } from '#trust/judge-crl.ts';
import { readCertificate } from '#trust/read-certificate.ts';
import { readCrl } from '#trust/read-crl.ts';

const hour = 3_600_000;

/** Reads each file that is there and judges it: the chain to its root, the list by its issuer, all at one moment. */
export async function checkRepository(bytes: RepositoryBytes, now: Date): Promise<readonly RepositoryFile[]> {
  const there = chain.filter((place) => bytes[place]);
  const certificates = Object.fromEntries(there.map((place) => [place, readCertificate(take(bytes, place))]));
  const verdicts = await judgeChain(certificates, now);
  const issuers = there.flatMap((place) => {
    const [read, verdict] = [certificates[place], verdicts[place]];
    return read && verdict ? [{ read, verdict }] : [];
  });

  const check = async (name: RepositoryFileName): Promise<RepositoryFile> => {
    const file = take(bytes, name);
    const about = { name, path: repositoryPaths[name], size: file.length, fingerprints: await findFingerprints(file) };
    if (name !== 'crl') {
      const facts = certificates[name]?.facts;
      const verdict = verdicts[name] ?? { status: 'not-verified', fault: 'unreadable' };
      return { ...about, ...(facts ? { facts } : {}), verdict };
    }
    const list = readCrl(file);
    const verdict = await judgeCrl(list, issuers, now);
    if (!list) return { ...about, verdict };
    const age = Math.floor((now.getTime() - list.crl.thisUpdate.getTime()) / hour);
    return { ...about, facts: list.facts, verdict, age };
  };
  return Promise.all(repositoryFileNames.filter((name) => bytes[name]).map(check));
}

function take(bytes: RepositoryBytes, name: RepositoryFileName): Uint8Array<ArrayBuffer> {
  return bytes[name] ?? new Uint8Array();
}
