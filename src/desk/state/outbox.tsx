import { Form, Link } from 'react-router';
import { leadPageWords } from '#content/desk/lead.ts';
import { stateWords as words } from '#content/desk/state.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import forms from '#desk/components/form.module.css';
import { isAboutLead, type OutboxMessage } from '#domain/outbox/outbox.ts';
import { toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';

/** A page of the messages that are not delivered. */
export function Outbox({
  messages,
  page,
  pages,
  isMailConfigured,
}: {
  messages: readonly OutboxMessage[];
  page: number;
  pages: number;
  isMailConfigured: boolean;
}) {
  return (
    <>
      {!isMailConfigured && <p>{words.noMailServer}</p>}
      {messages.length === 0 && <p>{words.nothing}</p>}
      {messages.length > 0 && (
        <>
          <Form method="post">
            <button type="submit" name="intent" value="retry" className={buttons.button}>
              {words.retry}
            </button>
          </Form>
          <Messages messages={messages} />
          {pages > 1 && <Pages page={page} pages={pages} />}
        </>
      )}
    </>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label={words.pages} className={forms.row}>
      {page > 1 && (
        <Link to={`/state?page=${page - 1}#outbox`} className={buttons.button}>
          {words.previousPage}
        </Link>
      )}
      {page < pages && (
        <Link to={`/state?page=${page + 1}#outbox`} className={buttons.button}>
          {words.nextPage}
        </Link>
      )}
      <span>{words.formatPage(page, pages)}</span>
    </nav>
  );
}

function Messages({ messages }: { messages: readonly OutboxMessage[] }) {
  return (
    <DataTable columns={[words.kind, words.created, words.attempts, words.state, words.error]}>
      {messages.map(({ id, kind, subjectId, createdAt, attempts, state, lastError }) => (
        <tr key={id}>
          <th scope="row">
            <div>{words.kinds[kind]}</div>
            {isAboutLead(kind) && <Link to={`/leads/${subjectId}`}>{toReference(subjectId)}</Link>}
          </th>
          <td data-label={words.created}>{formatIndianTime(createdAt)}</td>
          <td data-label={words.attempts}>{attempts}</td>
          <td data-label={words.state}>{leadPageWords.deliveries[state]}</td>
          <td data-label={words.error}>{lastError}</td>
        </tr>
      ))}
    </DataTable>
  );
}
