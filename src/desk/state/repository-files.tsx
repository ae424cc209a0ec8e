import { stateWords as words } from '#content/desk/state.ts';
import { verification, verificationErrors } from '#content/repository/verification.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import type { RepositoryFile } from '#domain/repository/repository-state.ts';
import { formatIndianTime } from '#domain/time.ts';

/** The served certificates and lists with the results of their checks. */
export function RepositoryFiles({ files, hasOwnFiles }: { files: readonly RepositoryFile[]; hasOwnFiles: boolean }) {
  return (
    <>
      {files.length === 0 && <p>{words.emptyRepository}</p>}
      {files.length > 0 && !hasOwnFiles && <p>{words.demonstration}</p>}
      {files.length > 0 && (
        <DataTable columns={[words.file, words.verdict, words.validity]}>
          {files.map((file) => (
            <tr key={file.path}>
              <th scope="row">
                <code>{file.path}</code>
              </th>
              <td data-label={words.verdict}>
                {verification.statuses[file.verdict.status]}
                {file.verdict.status !== 'verified' && <div>{verificationErrors[file.verdict.fault]}</div>}
              </td>
              <td data-label={words.validity}>{formatValidity(file)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

function formatValidity({ facts, ageHours = 0 }: RepositoryFile): string {
  if (!facts) return '';
  if (facts.kind !== 'crl') return words.formatValidity(formatIndianTime(facts.validTo));
  const issued = formatIndianTime(facts.thisUpdate);
  return facts.nextUpdate === ''
    ? words.formatLastList(issued, ageHours)
    : words.describeList(issued, ageHours, formatIndianTime(facts.nextUpdate));
}
