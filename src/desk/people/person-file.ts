import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import type { Route } from './+types/person-file';
import { sendFile } from './send-file.ts';

/** All stored data of one person. */
export async function action(args: Route.ActionArgs) {
  const { operations, desk, actor } = requireSession(args);
  const form = await args.request.formData();
  const contact = readField(form, 'contact').trim();
  const answer = readField(form, 'answer');
  const create = () => operations.exportPerson(desk, actor, contact, answer);
  return sendFile('/people', { name: 'personal-data.json', type: 'application/json', create });
}
