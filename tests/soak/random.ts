/**
 * Numbers from 0 to 1 that follow from a seed, so that a run can be repeated (a linear congruential generator, modulo
 * 2^32).
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
