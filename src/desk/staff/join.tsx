import { passkeyWords as words } from '#content/desk/form.ts';
import { roleWords } from '#content/desk/staff.ts';
import { read, runAction } from '#desk/action-result.ts';
import { Brand } from '#desk/components/brand.tsx';
import styles from '#desk/components/frame.module.css';
import { PasskeyForm } from '#desk/components/passkey-form.tsx';
import { Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { readField } from '#desk/form-fields.ts';
import { deskContext } from '#desk/session.ts';
import { redirectWithSession } from '#desk/session-cookie.ts';
import type { Route } from './+types/join';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { operations, desk } = context.get(deskContext);
  const token = url.searchParams.get('token') ?? '';
  return { token, ...(await read(() => operations.openInvitation(desk, token))) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { operations, desk } = context.get(deskContext);
  const form = await request.formData();
  const device = request.headers.get('User-Agent') ?? '';
  return runAction(async () => {
    const token = readField(form, 'token');
    const answer = readField(form, 'answer');
    return redirectWithSession('/', await operations.acceptInvitation(desk, token, answer, device));
  });
}

export default function Join({ loaderData: { token, name, role, options }, actionData }: Route.ComponentProps) {
  return (
    <main className={styles.single}>
      <p className={styles.brand}>
        <Brand />
      </p>
      <Title page={words.joinTitle} />
      <p>{words.formatJoin(name, roleWords[role])}</p>
      <p>{words.joinIntro}</p>
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <PasskeyForm ask={{ create: options }} label={words.join}>
        <input type="hidden" name="token" value={token} />
      </PasskeyForm>
    </main>
  );
}
