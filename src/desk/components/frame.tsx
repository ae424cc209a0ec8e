import { Form, Link, Outlet, useBeforeUnload, useBlocker, useLocation, useNavigation } from 'react-router';
import { frameWords as words } from '#content/desk/frame.ts';
import { roleWords } from '#content/desk/staff.ts';
import { read } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import { useIsUnreachable, whenReachable } from '#desk/components/when-reachable.ts';
import { requireSession } from '#desk/session.ts';
import { hasRight, type Right } from '#domain/staff/staff.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import type { Route } from './+types/frame';
import { Brand } from './brand.tsx';
import styles from './frame.module.css';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  return read(async () => {
    return { actor, mailStuckSince: hasRight(actor.role, 'leads') ? await operations.findStuckMail(desk, actor) : '' };
  });
}

/** The pages and their required rights. */
const pages: readonly (readonly [path: keyof typeof words.pages, right?: Right])[] = [
  ['/', 'leads'],
  ['/figures', 'leads'],
  ['/published', 'publishing'],
  ['/people', 'leads'],
  ['/state', 'leads'],
  ['/staff'],
  ['/audit', 'staff'],
];

/** The sections of pages without a link in the navigation, by the first part of their path. */
const sections: { readonly [part: string]: string } = {
  leads: '/',
  export: '/',
  replies: '/',
  posts: '/published',
  items: '/published',
};

const hasUnsaved = (): boolean => document.querySelector('[data-unsaved]:not([data-draft])') !== null;

/** Asks before a navigation to another page or site discards unsaved changes. */
function useLeaveWarning(): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved() && !window.confirm(words.leave),
  );
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}

/** The layout of every page behind the sign-in. */
export default function Frame({ loaderData: { actor, mailStuckSince } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [, part = ''] = pathname.split('/');
  const section = sections[part] ?? `/${part}`;
  const isLoading = useNavigation().state !== 'idle';
  const isUnreachable = useIsUnreachable();
  const current = section === pathname ? 'page' : 'true';
  useLeaveWarning();
  return (
    <>
      <a href="#content" className="visually-hidden">
        {words.skip}
      </a>
      {isLoading && <div className="progress" />}
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <Brand />
        </Link>
        <button type="button" className={`${buttons.small} ${styles.opener}`} popoverTarget="desk-menu">
          {words.menu}
        </button>
        <div id="desk-menu" popover="auto" className={styles.menu}>
          <nav aria-label={words.navigation}>
            <ul>
              {pages
                .filter(([, right]) => right === undefined || hasRight(actor.role, right))
                .map(([path]) => (
                  <li key={path}>
                    <Link
                      to={path}
                      aria-current={path === section ? current : undefined}
                      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
                    >
                      {words.pages[path]}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
          <Form method="post" action="/sign-out" className={styles.who} reloadDocument>
            <span>
              {actor.name} <small>{roleWords[actor.role]}</small>
            </span>
            <button type="submit" className={buttons.small}>
              {words.signOut}
            </button>
          </Form>
        </div>
      </header>
      <main id="content" className={styles.main}>
        <p role="alert" className={forms.problem}>
          {isUnreachable && words.unreachable}
        </p>
        {mailStuckSince !== '' && pathname !== '/state' && (
          <p className={`${callout.callout} ${styles.warning}`} data-screen-only>
            {words.formatStuckMail(formatIndianTime(mailStuckSince))} <Link to="/state">{words.seeState}</Link>
          </p>
        )}
        <Outlet />
      </main>
    </>
  );
}
