import { type Network, pointsOf, type Share } from './networks.ts';

/** How much of a scarce resource one network, and all together, may have at once. */
export interface SharedByAll extends Share {
  all: number;
  /** When half of it is in use, a network may have only this part of its share. */
  crowdedPart?: number;
}

export const everybody = '*';

const maxWaiting = 256;

/** Whoever has one place, which ends when it gives way. */
export interface Holder {
  networks: readonly Network[];
  giveWay(): unknown;
}

/**
 * Like `createShares`, for one place each. When all are taken, the widest network that has most of
 * them gives way to one that has fewer, with its oldest or its newest holder: a crowd shuts nobody out.
 */
export function createYieldingPlaces(places: SharedByAll, who: 'oldest' | 'newest') {
  const shares = createShares(places);
  const holders = new Set<Holder>();
  const leave = (holder: Holder) => {
    if (holders.delete(holder)) shares.giveBack(holder.networks, 1);
  };
  const makeRoomFor = (newcomer: Holder) => {
    const crowds = Map.groupBy(holders, widest);
    const own = crowds.get(widest(newcomer))?.length ?? 0;
    const [most] = [...crowds.values()].toSorted((a, b) => b.length - a.length);
    const yielding = most && most.length > own + 1 && most.at(who === 'oldest' ? 0 : -1);
    if (!yielding) return;
    leave(yielding);
    yielding.giveWay();
  };
  return {
    tryEnter(holder: Holder): boolean {
      let outcome = shares.tryTake(holder.networks, 1);
      if (outcome === 'full') {
        makeRoomFor(holder);
        outcome = shares.tryTake(holder.networks, 1);
      }
      if (outcome === 'taken') holders.add(holder);
      return outcome === 'taken';
    },
    leave,
  };
}

const widest = ({ networks }: Holder) => networks.at(-1)?.key ?? '';

/** Like `createYieldingPlaces`, but whoever finds no place waits for one, in order, at most so long. */
export function createWaitingRoom(places: SharedByAll, maxMs: number) {
  const { tryEnter, leave } = createYieldingPlaces(places, 'oldest');
  const waiting = new Set<() => void>();
  return {
    /** Returns false when no place became free. */
    async enter(holder: Holder): Promise<boolean> {
      if (tryEnter(holder)) return true;
      if (waiting.size >= maxWaiting) return false;
      return new Promise((resolve) => {
        const end = (isIn: boolean) => {
          clearTimeout(timer);
          waiting.delete(attempt);
          resolve(isIn);
        };
        const attempt = () => tryEnter(holder) && end(true);
        const timer = setTimeout(() => end(false), maxMs);
        waiting.add(attempt);
      });
    },
    leave(holder: Holder): void {
      leave(holder);
      for (const attempt of waiting) attempt();
    },
  };
}

/**
 * Counts, in this process, how much of a scarce resource each network has. `used` is the initial
 * count of each network and of `everybody`.
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
    /** Takes the amount, unless one of the networks or all together have too much. */
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
