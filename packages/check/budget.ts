import type { CheckLimits } from './report/limits.ts';
import type { LimitKind, PdfErrorCode, Refusal } from './report/refusal.ts';

/** Ends the check of a file, at any depth. `checkInputs` turns it into the file's refusal, `readOr` into a substitute. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function failPdf(error: PdfErrorCode): never {
  throw new RefusalError({ code: 'unreadable', error });
}

export function failLimit(limit: LimitKind): never {
  throw new RefusalError({ code: 'limit-reached', limit });
}

/** The result of `read`, or the substitute if that part of the file is damaged. A limit ends the check all the same. */
export async function readOr<Result, Substitute>(
  substitute: Substitute,
  read: () => Promise<Result>,
): Promise<Result | Substitute> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'unreadable') return substitute;
    throw error;
  }
}

/**
 * Counts how much of its limits the check of one file uses: everything that takes memory or time in proportion to
 * the file.
 */
export type Budget = ReturnType<typeof createBudget>;

/** The units between two readings of the clock. */
const clockUnits = 256;

export function createBudget(limits: CheckLimits) {
  const end = performance.now() + limits.milliseconds;
  let units = 0;
  let bytes = 0;
  let nextCheck = clockUnits;
  const checkTime = (): void => {
    if (performance.now() > end) failLimit('time');
  };
  return {
    limits,
    /** Counts saved objects in units of about a hundred bytes of memory; polls the clock every `clockUnits`. */
    countUnits(more: number): void {
      units += more;
      if (units > limits.objects) failLimit('objects');
      if (units < nextCheck) return;
      nextCheck = units + clockUnits;
      checkTime();
    },
    /** Counts bytes that are decompressed, decrypted or copied. */
    countBytes(more: number): void {
      bytes += more;
      if (bytes > limits.decompressedBytes) failLimit('decompressed-bytes');
      checkTime();
    },
    checkTime,
  };
}
