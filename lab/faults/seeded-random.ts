import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

export type SeededRandom = ReturnType<typeof seededRandom>;

/** Gives numbers that look random and are the same for the same seed. */
export function seededRandom(seed: number) {
  const generator = mersenne(seed);
  /** At least 0, below `limit`. */
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  /** Picks one of a list that is not empty. */
  const pick = <T>(among: readonly T[]) => among[below(among.length)] as T;
  return { below, pick };
}
