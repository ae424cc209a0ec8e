import { Form, Link, redirect } from 'react-router';
import { kindWords } from '#content/desk/leads.ts';
import { peopleWords as words } from '#content/desk/people.ts';
import { write } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { PasskeyForm } from '#desk/components/passkey-form.tsx';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { Field } from '#website/components/field/field.tsx';
import type { Route } from './+types/people';
import styles from './people.module.css';
import { PersonRecord } from './person-record.tsx';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

/** Email address and phone number are sent in the body: URLs are recorded in the browser's history and in logs. */
export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { searchParams } = args.url;
  return {
    erased: searchParams.get('erased'),
    mayRemain: searchParams.has('copies'),
    problem: searchParams.get('problem') ?? undefined,
  };
}

export async function action(args: Route.ActionArgs) {
  return write(args, async ({ operations, desk, actor }, form) => {
    const contact = readField(form, 'contact').trim();
    const answer = readField(form, 'answer');
    if (readField(form, 'intent') === 'erase') {
      const { leads, mayRemain } = await operations.erasePerson(desk, actor, contact, answer);
      return redirect(`/people?erased=${leads}${mayRemain ? '&copies=1' : ''}`);
    }
    const found = await operations.summarisePerson(desk, actor, contact);
    const isShown = readField(form, 'intent') === 'show';
    return { contact, found, record: isShown ? await operations.showPerson(desk, actor, contact) : undefined };
  });
}

/** Whether a search can find somebody by it; by a name it cannot. */
const isContact = (text: string): boolean => text.includes('@') || text.replaceAll(/\D/g, '').length > 3;

export default function People({ loaderData: { erased, mayRemain, problem }, actionData }: Route.ComponentProps) {
  const { found, record, entered } = actionData ?? {};
  const contact = actionData?.contact ?? entered?.contact ?? '';
  const names = listNames(found?.leads ?? []);
  return (
    <>
      <Title page={words.title} />
      <Problem code={actionData?.code ?? problem} reason={actionData?.reason} />
      <Done text={erased !== null && !actionData ? words.formatErased(Number(erased)) : undefined} />
      {mayRemain && !actionData && <p role="alert">{words.copies}</p>}
      <div className={styles.columns}>
        <div>
          <p data-screen-only>{words.intro}</p>
          <Form method="post" className={`${forms.row} ${styles.search}`}>
            <Field
              name="contact"
              label={words.contact}
              defaultValue={contact}
              required
              maxLength={254}
              autoComplete="off"
            />
            <button type="submit" className={buttons.ink}>
              {words.find}
            </button>
          </Form>
        </div>
        {!found && (
          <section className={styles.next}>
            <h2>{words.nextTitle}</h2>
            <ol>
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={forms.hint}>{words.passkey}</p>
          </section>
        )}
      </div>
      {found && (
        <p role="status" data-screen-only>
          {found.leads.length === 0
            ? words[isContact(contact) ? 'nothing' : 'notByName']
            : words.formatFound(found.leads.length, found.notes, found.replies)}
        </p>
      )}
      {found && found.shared.length > 0 && (
        <p className={callout.callout} data-screen-only>
          {words.formatShared(found.shared.join(', '))}
        </p>
      )}
      {names.length > 1 && (
        <p className={callout.callout} data-screen-only>
          {words.formatNames(names.join(', '))}
        </p>
      )}
      {found && !record && (
        <ul>
          {found.leads.map(({ id, kind, name, receivedAt }) => (
            <li key={id}>
              <Link to={`/leads/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              , {kindWords[kind]}, {formatIndianTime(receivedAt)}
            </li>
          ))}
        </ul>
      )}
      {record && <PersonRecord contact={contact} data={record} />}
      {found && found.leads.length > 0 && (
        <div className={styles.steps} data-screen-only>
          {!record && (
            <section className={frame.section}>
              <h2>{words.showTitle}</h2>
              <p>{words.showHint}</p>
              <Form method="post">
                <input type="hidden" name="contact" value={contact} />
                <button type="submit" name="intent" value="show" className={buttons.ink}>
                  {words.showButton}
                </button>
              </Form>
            </section>
          )}
          <section className={frame.section}>
            <h2>{words.exportTitle}</h2>
            <p>{words.exportHint}</p>
            <PasskeyForm action="/person.json" label={words.exportButton}>
              <input type="hidden" name="contact" value={contact} />
            </PasskeyForm>
          </section>
          <section className={frame.section}>
            <h2>{words.eraseTitle}</h2>
            <p>{words.eraseHint}</p>
            <details>
              <summary className={buttons.button}>{words.eraseStart}</summary>
              <PasskeyForm label={words.formatErase(found.leads.length)}>
                <input type="hidden" name="intent" value="erase" />
                <input type="hidden" name="contact" value={contact} />
              </PasskeyForm>
            </details>
          </section>
        </div>
      )}
    </>
  );
}

/** The names of leads, each once: spaces and capital letters do not make another name. */
function listNames(leads: readonly { readonly name: string }[]): readonly string[] {
  const names = leads.map(({ name }) => name.trim().replaceAll(/\s+/g, ' '));
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
