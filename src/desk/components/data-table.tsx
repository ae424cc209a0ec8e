import type { ReactNode } from 'react';
import tables from '#website/components/table/table.module.css';

/** A table; its rows become cards on a phone. `actions` is the heading of a last column, for screen readers only. */
export function DataTable({
  columns,
  actions,
  className = '',
  children,
}: {
  columns: readonly string[];
  actions?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <table className={`${tables.table} ${className}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">{actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
