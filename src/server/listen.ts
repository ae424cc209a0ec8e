import type { FastifyInstance } from 'fastify';
import { MoharError } from '#domain/errors.ts';
import { printLine } from '#server/print-line.ts';

/**
 * Listens and prints `subject` with `url` or else the address. Throws `config-invalid` with the variables to change;
 * their names begin with `prefix`.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, url }: { readonly host: string; readonly port: number; readonly url?: string },
  prefix = '',
  subject = 'Mohar is',
): Promise<void> {
  const hostName = prefix === '' ? 'HOST' : `${prefix}_HOST`;
  const portName = prefix === '' ? 'PORT' : `${prefix}_PORT`;
  try {
    // Beyond the default backlog of 511 the kernel drops connection attempts, and clients retry after a second.
    const address = await app.listen({ host, port, backlog: 4_096 });
    printLine(`${subject} at ${url ?? address}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE') {
      const advice = `stop what uses it or set another ${portName}.`;
      throw new MoharError('config-invalid', `${portName}: ${port} is taken; ${advice}`);
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new MoharError('config-invalid', `${hostName}, ${portName}: cannot listen on ${host}:${port} (${code}).`);
    }
    throw error;
  }
}
