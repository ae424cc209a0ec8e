import type { RosetteShape } from '#domain/guilloche/rosette.ts';

/**
 * The rosettes of a fingerprint (pairs with colons); the second is drawn inside the first. Every octet counts, so
 * different files usually have different figures. There are fewer figures than files: a figure proves nothing.
 */
export function deriveRosettes(fingerprint: string): readonly [RosetteShape, RosetteShape] {
  let rest = BigInt(`0x${fingerprint.replaceAll(':', '')}`);
  /** The next digit in this base. */
  const take = (base: number): number => {
    const digit = Number(rest % BigInt(base));
    rest /= BigInt(base);
    return digit;
  };
  return [deriveShape(take, 3), deriveShape(take, 2)];
}

/** A figure with the same waves on every petal. */
function deriveShape(take: (base: number) => number, wavesPerPetal: number): RosetteShape {
  const count = 5 + take(7);
  const waves = count * wavesPerPetal;
  const turns = listTurns(waves);
  return {
    waves,
    turns: turns[take(turns.length)] ?? 1,
    depth: 0.14 + take(19) / 100,
    petals: { count, depth: 0.02 + take(11) / 100 },
  };
}

/** Numbers of turns that give one line. Each wave is between an eighth and a half of a turn long. */
function listTurns(waves: number): readonly number[] {
  const from = Math.ceil(waves / 8);
  const candidates = Array.from({ length: Math.floor(waves / 2) - from + 1 }, (_, index) => from + index);
  return candidates.filter((turns) => findCommonFactor(waves, turns) === 1);
}

/** The greatest common divisor. With 1 for waves and turns, a rosette is one line. */
export function findCommonFactor(one: number, other: number): number {
  return other === 0 ? one : findCommonFactor(other, one % other);
}
