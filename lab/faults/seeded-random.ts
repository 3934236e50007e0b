/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Chance {
  /** At least 0, below `limit`. */
  below(limit: number): number;
  pick<T>(among: readonly T[]): T;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick(among) {
      const picked = among[below(among.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
