import { redirect } from 'react-router';
import { findErrorCode } from '#domain/errors.ts';

/** A file that a passkey has confirmed, as a download; where it was refused the page that asked, with the reason. */
export async function sendFile(
  page: string,
  file: { readonly name: string; readonly type: string; readonly create: () => Promise<string> },
): Promise<Response> {
  try {
    const headers = { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` };
    return new Response(await file.create(), { headers });
  } catch (error) {
    const code = findErrorCode(error);
    if (code === undefined) throw error;
    const url = new URL(page, 'http://desk');
    url.searchParams.set('problem', code);
    return redirect(url.pathname + url.search);
  }
}
