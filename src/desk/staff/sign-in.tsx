import { redirect } from 'react-router';
import { passkeyWords as words } from '#content/desk/form.ts';
import { runAction } from '#desk/action-result.ts';
import { Brand } from '#desk/components/brand.tsx';
import styles from '#desk/components/frame.module.css';
import { PasskeyForm } from '#desk/components/passkey-form.tsx';
import { Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { readField } from '#desk/form-fields.ts';
import { deskContext } from '#desk/session.ts';
import { readReturnPath, redirectWithSession } from '#desk/session-cookie.ts';
import type { Route } from './+types/sign-in';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, token } = context.get(deskContext);
  const to = readReturnPath(url.searchParams.get('to') ?? '/');
  if (actor) throw redirect(to);
  return { to, hasEnded: token !== '' };
}

/** A sign-in always creates a new session and ends the browser's previous one. */
export async function action({ context, request }: Route.ActionArgs) {
  const { operations, desk, token } = context.get(deskContext);
  const form = await request.formData();
  return runAction(async () => {
    const session = await operations.signIn(desk, readField(form, 'answer'), request.headers.get('User-Agent') ?? '');
    if (token !== '') await operations.signOut(desk, token);
    return redirectWithSession(readReturnPath(readField(form, 'to')), session);
  });
}

export default function SignIn({ loaderData: { to, hasEnded }, actionData }: Route.ComponentProps) {
  return (
    <main className={styles.single}>
      <p className={styles.brand}>
        <Brand />
      </p>
      <Title page={words.signInTitle} />
      {hasEnded && <p role="status">{words.ended}</p>}
      <p>{words.signInIntro}</p>
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <PasskeyForm ask="sign-in" label={words.signIn}>
        <input type="hidden" name="to" value={to} />
      </PasskeyForm>
      <p>{words.lost}</p>
    </main>
  );
}
