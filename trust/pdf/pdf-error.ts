import type { CheckLimits } from '#domain/check/limits.ts';
import type { LimitKind, PdfErrorCode, Refusal } from '#domain/check/refusal.ts';

/** Ends the parsing of a PDF at any depth; `reportPdf` returns its refusal, and nothing else ever sees it. */
export class PdfError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function failPdf(error: PdfErrorCode): never {
  throw new PdfError({ code: 'unreadable', error });
}

/** What the check of one file has used of its limits. */
export type Budget = {
  readonly limits: CheckLimits;
  /** Counts objects, and stops when there are too many or time is up. */
  countObject(): void;
  /** Bytes that may still be decompressed. */
  remainingBytes(): number;
  countBytes(count: number): void;
  checkTime(): void;
};

export function createBudget(limits: CheckLimits): Budget {
  const end = performance.now() + limits.milliseconds;
  let objects = 0;
  let bytes = 0;
  const checkTime = (): void => {
    if (performance.now() > end) failLimit('time');
  };
  return {
    limits,
    countObject() {
      objects += 1;
      if (objects > limits.objects) failLimit('objects');
      if (objects % 64 === 0) checkTime();
    },
    remainingBytes: () => limits.decompressedBytes - bytes,
    countBytes(count) {
      bytes += count;
      if (bytes > limits.decompressedBytes) failLimit('decompressed-bytes');
      checkTime();
    },
    checkTime,
  };
}

export function failLimit(limit: LimitKind): never {
  throw new PdfError({ code: 'limit-reached', limit });
}
