import { type Network, pointsOf, type Share } from './networks.ts';

/** What all share and a network may have at once; in bytes, places or whatever is short. */
export interface SharedByAll extends Share {
  all: number;
  /** Once half of it is taken, a network may have only this part of its share. */
  crowdedPart?: number;
}

/** The name under which all together are counted. */
export const everybody = '*';

/**
 * Counts in this process how much of a scarce resource each network has; `taken` is what each
 * network, and `everybody`, has already.
 */
export function createShares(
  { all, crowdedPart = 1, ...share }: SharedByAll,
  used = new Map<string, number>(),
) {
  const add = (key: string, amount: number) => {
    const sum = (used.get(key) ?? 0) + amount;
    if (sum > 0) used.set(key, sum);
    else used.delete(key);
  };
  return {
    /** Takes it, unless it is too much for one of its networks or for all together. */
    tryTake(networks: readonly Network[], amount: number): 'taken' | 'network-full' | 'full' {
      const ofAll = used.get(everybody) ?? 0;
      const part = ofAll > all / 2 ? crowdedPart : 1;
      const tooMuch = networks.some(
        (network) => (used.get(network.key) ?? 0) + amount > pointsOf(share, network) * part,
      );
      if (tooMuch) return 'network-full';
      if (ofAll + amount > all) return 'full';
      for (const { key } of networks) add(key, amount);
      add(everybody, amount);
      return 'taken';
    },
    giveBack(networks: readonly Network[], amount: number): void {
      for (const { key } of networks) add(key, -amount);
      add(everybody, -amount);
    },
  };
}
