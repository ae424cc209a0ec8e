import { data, isRouteErrorResponse } from 'react-router';
import { type Answered, readEntered } from '#desk/context.ts';
import { isUnreachable } from './unreachable.ts';

/**
 * The client action of every page with a form. A request that gets no answer of the action becomes the action's data: as an error
 * it would replace the page, and what was typed would be lost.
 */
export async function toActionData<Answer extends Answered>(serverAction: () => Promise<Answer>, request: Request) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, or a request that another one has replaced.
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
