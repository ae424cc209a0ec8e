import type { ReactNode } from 'react';
import { formatBytes } from '#domain/text.ts';

/** A link to a PDF of this site, with its type and size; opens a new tab, which is announced. */
export function FileLink({
  path,
  bytes,
  className,
  onFollow,
  children,
}: {
  /** Not percent-encoded. */
  path: string;
  bytes?: number | undefined;
  className?: string | undefined;
  onFollow?: (link: HTMLElement) => void;
  children: ReactNode;
}) {
  return (
    <a
      href={encodeURI(path)}
      className={className}
      target="_blank"
      rel="noopener"
      onClick={(event) => onFollow?.(event.currentTarget)}
    >
      {children} {bytes === undefined ? '(PDF)' : `(PDF,\u00a0${formatBytes(bytes)})`}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
