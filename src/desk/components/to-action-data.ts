import { data, isRouteErrorResponse } from 'react-router';
import type { Answered } from '#desk/action-result.ts';
import { readEntered } from '#desk/form-fields.ts';
import { isUnreachable } from './unreachable.ts';

/**
 * Runs the action of a desk page in the browser. A failed request becomes the action's data: an error would replace
 * the page, and the input would be lost.
 */
export async function toActionData<Answer extends Answered>(serverAction: () => Promise<Answer>, request: Request) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, or a request that another one has aborted.
    if (error instanceof Response || request.signal.aborted) throw error;
    const status = isRouteErrorResponse(error) ? error.status : 503;
    const code = isUnreachable(error) ? 'server-unreachable' : findCode(status);
    return data({ code, entered: readEntered(await copy.formData()) } as Answer, { status });
  }
}

function findCode(status: number): string {
  if (status === 401) return 'signed-out';
  // Only a form with a file can be too large.
  return status === 413 ? 'media-refused' : 'unexpected';
}
