import { figureWords as words } from '#content/desk/figures.ts';
import { kindWords } from '#content/desk/leads.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import type { AnswerFigures } from '#domain/lead/answers.ts';
import { formKinds } from '#domain/submission/submission.ts';
import styles from './figures.module.css';

/** Figures of periods, one per row. */
export function FigureTable({
  heading,
  rows,
}: {
  heading: string;
  rows: readonly (AnswerFigures & { readonly label: string })[];
}) {
  const kinds = formKinds.map((kind) => kindWords[kind]);
  return (
    <DataTable
      columns={[heading, words.received, ...kinds, words.answered, words.waiting, words.median]}
      className={styles.table}
    >
      {rows.map(({ label, leads, received, answered, waiting, median }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td data-label={words.received}>{received.toLocaleString('en-IN')}</td>
          {formKinds.map((kind) => (
            <td key={kind} data-label={kindWords[kind]}>
              {leads[kind].toLocaleString('en-IN')}
            </td>
          ))}
          <td data-label={words.answered}>{answered.toLocaleString('en-IN')}</td>
          <td data-label={words.waiting}>{waiting > 0 ? <b>{waiting.toLocaleString('en-IN')}</b> : 0}</td>
          <td data-label={words.median}>{median ? words.formatShortMedian(median) : words.none}</td>
        </tr>
      ))}
    </DataTable>
  );
}
