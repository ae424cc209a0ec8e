import { data, isRouteErrorResponse } from 'react-router';
import type { Answered } from '#desk/action-result.ts';
import { readEntered } from '#desk/form-fields.ts';
import { isUnreachable } from './unreachable.ts';

/**
 * The client action of every page with a form. A failed request becomes the action's data: an error would replace the
 * page, and the input would be lost.
 */
export async function toActionData<Answer extends Answered>(serverAction: () => Promise<Answer>, request: Request) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, or a request that another one has aborted.
    if (error instanceof Response || request.signal.aborted) throw error;
    const answer = { code: findCode(error), entered: readEntered(await copy.formData()) };
    return data(answer as Answer, { status: isRouteErrorResponse(error) ? error.status : 503 });
  }
}

function findCode(error: unknown): string {
  if (isUnreachable(error)) return 'server-unreachable';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401) return 'signed-out';
  return status === 413 ? 'media-refused' : 'unexpected';
}
