import { readField } from '#desk/form-fields.ts';
import { formatFileName, readFilterFields, toLeadFilter, toQuery } from '#desk/leads/lead-filter.ts';
import { sendFile } from '#desk/people/send-file.ts';
import { requireSession } from '#desk/session.ts';
import { toIndianDay } from '#domain/time.ts';
import type { Route } from './+types/leads-file';

/** The leads of a filter. */
export async function action(args: Route.ActionArgs) {
  const { operations, desk, actor } = requireSession(args);
  const form = await args.request.formData();
  const fields = readFilterFields(new URLSearchParams(readField(form, 'filter')));
  const names = fields.owner === '' ? {} : await operations.listNames(desk);
  return sendFile(`/export${toQuery(fields)}`, {
    name: formatFileName(fields, names[fields.owner] ?? fields.owner, toIndianDay(desk.clock())),
    type: 'text/csv; charset=utf-8',
    create: () => operations.exportLeads(desk, actor, toLeadFilter(fields, desk.clock()), readField(form, 'answer')),
  });
}
