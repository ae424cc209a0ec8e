import { write } from '#desk/action-result.ts';
import { readField } from '#desk/form-fields.ts';
import type { Route } from './+types/draft';

/** Saves an unsent reply, while it is typed. */
export async function action(args: Route.ActionArgs) {
  const { data, init } = await write(args, async ({ operations, desk, actor }, form) => {
    const entered = {
      subject: readField(form, 'subject'),
      text: readField(form, 'text'),
      formId: readField(form, 'formId'),
    };
    await operations.saveReplyDraft(desk, actor, args.params.id, entered);
    return {};
  });
  return Response.json({ code: data.code }, init ?? {});
}
