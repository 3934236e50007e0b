import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

export type SeededRandom = ReturnType<typeof seededRandom>;

export function seededRandom(seed: number) {
  const generator = mersenne(seed);
  /** At least 0, below `limit`. */
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  const pick = <T>(among: readonly T[]) => among[below(among.length)] as T;
  return { below, pick };
}
