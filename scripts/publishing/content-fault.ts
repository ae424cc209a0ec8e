import { MoharError } from '#domain/errors.ts';

/** A file that an editor has to mend: named with the line and the reason. */
export function refuseContent(file: string, line: number, reason: string): never {
  throw new MoharError('content-refused', `${file}:${line}: ${reason}`);
}
