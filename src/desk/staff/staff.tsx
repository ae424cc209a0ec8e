import { Form, redirect } from 'react-router';
import { roleHints, roleWords, staffWords as words } from '#content/desk/staff.ts';
import { read, write } from '#desk/action-result.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { PasskeyForm } from '#desk/components/passkey-form.tsx';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Select } from '#desk/components/select.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { formatDevice } from '#domain/staff/format-device.ts';
import { hasRight, nameLimits, roles } from '#domain/staff/staff.ts';
import { formatIndianDay, formatIndianTime, toIndianDay } from '#domain/time.ts';
import type { PasskeyCreation } from '#services/desk/passkeys.ts';
import buttons from '#website/components/button/button.module.css';
import { Field } from '#website/components/field/field.tsx';
import type { Route } from './+types/staff';
import styles from './staff.module.css';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor, token } = requireSession(args);
  return read(async () => ({
    actor,
    isOwner: hasRight(actor.role, 'staff'),
    staff: hasRight(actor.role, 'staff') ? await operations.listStaff(desk) : [],
    sessions: await operations.listSessions(desk, actor, token),
    names: await operations.listNames(desk),
    isAdded: args.url.searchParams.has('added'),
  }));
}

function formatAccess(revokedAt: string, passkeys: number): string {
  if (revokedAt !== '') return words.formatRevoked(formatIndianDay(toIndianDay(new Date(revokedAt))));
  return passkeys > 0 ? words.hasAccess : words.invited;
}

export async function action(args: Route.ActionArgs) {
  return write<{ link: string; create: PasskeyCreation }>(args, async ({ operations, desk, actor }, form) => {
    const answer = readField(form, 'answer');
    const subject = readField(form, 'subject');
    switch (readField(form, 'intent')) {
      case 'invite': {
        const role = roles.find((known) => known === readField(form, 'role')) ?? 'leads';
        return { link: await operations.confirmInvitation(desk, actor, answer, readField(form, 'name'), role) };
      }
      case 'revoke':
        await operations.revokeStaff(desk, actor, subject, answer);
        return redirect('/staff');
      case 'begin-passkey':
        return { create: await operations.beginSecondPasskey(desk, actor, answer) };
      case 'add-passkey':
        await operations.addPasskey(desk, actor, answer);
        return redirect('/staff?added');
      default:
        await operations.endSession(desk, actor, subject);
        return redirect('/staff');
    }
  });
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { actor, isOwner, staff, sessions, names, isAdded } = loaderData;
  return (
    <>
      <Title page={words.title} />
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={isAdded ? words.added : undefined} />
      {actionData?.link && (
        <section className={frame.section} role="status">
          <p>{words.link}</p>
          <p>
            <code>{actionData.link}</code>
          </p>
        </section>
      )}
      {isOwner && (
        <section className={`${frame.section} ${styles.staff}`}>
          <h2>{words.list}</h2>
          <InviteForm />
          <DataTable
            columns={[words.name, words.role, words.passkeys, words.access]}
            actions={words.revoke}
            className={styles.table}
          >
            {staff.map(({ id, name, role, passkeys, revokedAt }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-label={words.role}>{roleWords[role]}</td>
                <td data-label={words.passkeys}>{passkeys}</td>
                <td data-label={words.access}>{formatAccess(revokedAt, passkeys)}</td>
                <td className={styles.actions}>
                  {id !== actor.id && (
                    <details>
                      <summary className={buttons.small}>{words.newLink}</summary>
                      <p className={forms.hint}>{words.newLinkHint}</p>
                      <PasskeyForm label={words.formatNewLink(name)}>
                        <input type="hidden" name="intent" value="invite" />
                        <input type="hidden" name="name" value={name} />
                        <input type="hidden" name="role" value={role} />
                      </PasskeyForm>
                    </details>
                  )}
                  {id !== actor.id && revokedAt === '' && (
                    <details>
                      <summary className={`${buttons.small} ${styles.ends}`}>{words.revoke}</summary>
                      <p className={forms.hint}>{words.revokeHint}</p>
                      <PasskeyForm label={words.formatRevoke(name)}>
                        <input type="hidden" name="intent" value="revoke" />
                        <input type="hidden" name="subject" value={id} />
                      </PasskeyForm>
                    </details>
                  )}
                </td>
              </tr>
            ))}
          </DataTable>
        </section>
      )}
      <section className={frame.section}>
        <h2>{words.sessions}</h2>
        <DataTable
          columns={[words.name, words.device, words.since, words.seen]}
          actions={words.end}
          className={`${styles.table} ${styles.sessions}`}
        >
          {sessions.map(({ id, staffId, device, createdAt, seenAt, isThis }) => (
            <tr key={id}>
              <th scope="row">
                {names[staffId]} {isThis && `(${words.thisSession})`}
              </th>
              <td data-label={words.device}>{formatDevice(device)}</td>
              <td data-label={words.since}>{formatIndianTime(createdAt)}</td>
              <td data-label={words.seen}>{formatIndianTime(seenAt)}</td>
              <td className={styles.actions}>
                {/* This one ends by “Sign out”. */}
                {!isThis && (
                  <Form method="post">
                    <input type="hidden" name="intent" value="end" />
                    <input type="hidden" name="subject" value={id} />
                    <button type="submit" className={`${buttons.small} ${styles.ends}`}>
                      {words.end}
                    </button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      </section>
      <section className={frame.section}>
        <h2>{words.own}</h2>
        <p>{words.ownHint}</p>
        {actionData?.create ? (
          <PasskeyForm ask={{ create: actionData.create }} label={words.addSecond}>
            <input type="hidden" name="intent" value="add-passkey" />
          </PasskeyForm>
        ) : (
          <PasskeyForm label={words.addFirst} isMain={false}>
            <input type="hidden" name="intent" value="begin-passkey" />
          </PasskeyForm>
        )}
      </section>
    </>
  );
}

function InviteForm() {
  return (
    <details className={styles.invite}>
      <summary className={buttons.ink}>{words.inviteTitle}</summary>
      <PasskeyForm label={words.invite}>
        <input type="hidden" name="intent" value="invite" />
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          required
          minLength={nameLimits.min}
          maxLength={nameLimits.max}
          autoComplete="off"
        />
        <Select
          name="role"
          label={words.role}
          hint={roles.map((role) => words.formatRole(roleWords[role], roleHints[role])).join(' ')}
          defaultValue="leads"
          options={roles.map((role) => [role, roleWords[role]])}
        />
      </PasskeyForm>
    </details>
  );
}
