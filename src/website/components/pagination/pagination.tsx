import { paginationLabels as labels } from '#content/layout/page-labels.ts';
import { paginate } from '#domain/post/pagination.ts';
import type { SitePath } from '#domain/site/routes.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import styles from './pagination.module.css';

/** Links to the previous, the numbered and the next page, which can be bookmarked and shared (R9.6). */
export function Pagination({
  page,
  last,
  label,
  findPath,
}: {
  page: number;
  last: number;
  label: string;
  findPath: (page: number) => SitePath;
}) {
  if (last < 2) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.pages}>
        <li>
          <Step to={page > 1 ? findPath(page - 1) : undefined} rel="prev">
            {labels.previous}
          </Step>
        </li>
        {paginate(page, last).map((entry, at) =>
          entry === 'gap' ? (
            <li key={`gap-${at < 3 ? 'before' : 'after'}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={entry}>
              <SiteLink
                to={findPath(entry)}
                className={styles.page}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={labels.namePage(entry)}
              >
                {entry}
              </SiteLink>
            </li>
          ),
        )}
        <li>
          <Step to={page < last ? findPath(page + 1) : undefined} rel="next">
            {labels.next}
          </Step>
        </li>
      </ol>
    </nav>
  );
}

function Step({ to, rel, children }: { to: SitePath | undefined; rel: 'prev' | 'next'; children: string }) {
  if (to === undefined) return <span className={styles.step}>{children}</span>;
  return (
    <SiteLink to={to} rel={rel} className={styles.step}>
      {children}
    </SiteLink>
  );
}
