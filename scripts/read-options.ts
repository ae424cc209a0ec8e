import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { MoharError } from '#domain/errors.ts';
import { toMoment } from '#domain/time.ts';

/** Reads the options that a command was given. Throws `config-invalid` with one line that says which there are. */
export function readOptions<Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Node's advice runs over several sentences and lines; the first says what is wrong.
    return refuse(`${reason.split(/\.\s/)[0]?.replaceAll(/\s+/g, ' ')}; use ${usage}.`);
  }
}

/** A day begins at midnight in India, which is where the reader is; the store counts in UTC. A time may name its zone. */
export function readSince(value: string): string {
  const shape =
    /^([0-9]{4}-[0-9]{2}-[0-9]{2})(T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,3})?)?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/;
  const [, day = '', time = '', zone = ''] = shape.exec(value) ?? [];
  const moment = time === '' && zone === '' ? toMoment(day) : new Date(`${day}${time}${zone || '+05:30'}`);
  if (!isDay(day) || (time === '' && zone !== '') || Number.isNaN(moment.getTime())) {
    return refuse(`--since: "${value}" is no date; use 2026-11-01 or a full ISO 8601 time.`);
  }
  return moment.toISOString();
}

/** Absolute path of the folder that an option names. */
export function readFolder(option: string, value: string): string {
  if (value.trim() === '') return refuse(`${option}: name a folder.`);
  return resolve(value);
}

/** JavaScript takes 30 February for 2 March. */
function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

function refuse(line: string): never {
  throw new MoharError('config-invalid', line);
}
