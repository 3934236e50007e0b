import { LRUCache } from 'lru-cache';
import { createYieldingPlaces, type Holder, type SharedByAll } from '../http/network-shares.ts';
import type { Network } from '../http/networks.ts';

interface Piece {
  networks: readonly Network[];
  /** About how long it will take. */
  expectedMs: number;
}

interface Waiting extends Piece {
  /** False: it gave way to another network. */
  start(isItsTurn: boolean): void;
}

interface FairQueueOptions {
  /** How many pieces are done at once. Default 1. */
  atOnce?: number;
  now?: () => number;
}

/**
 * Does one piece of work at a time, or a few. First comes the network whose work took the least time lately,
 * with what the piece will take, and within a wide network the narrower one: however much some send,
 * whoever sends little and sent nothing before waits for what is under way alone.
 */
export function createFairQueue(
  places: SharedByAll,
  { atOnce = 1, now = () => performance.now() }: FairQueueOptions = {},
) {
  const { tryEnter, leave } = createYieldingPlaces(places, 'newest');
  const spent = createSpentTime(now);
  const waiting: Waiting[] = [];
  let running = 0;

  const end = (one: Waiting, isItsTurn: boolean) => {
    waiting.splice(waiting.indexOf(one), 1);
    one.start(isItsTurn);
  };

  const turnOf = (piece: Piece, holder: Holder) =>
    new Promise<boolean>((start) => {
      const one = { ...piece, start };
      waiting.push(one);
      holder.giveWay = () => waiting.includes(one) && end(one, false);
    });

  /** The place is handed on, or becomes free. */
  const next = () => {
    const first = spent.leastOf(waiting);
    if (first) end(first, true);
    else running -= 1;
  };

  /**
   * Returns the result of the work. Undefined, and the work is not done, when there is no place for
   * its network, or it waits and gives way to one that has fewer.
   */
  return async function inTurn<T>(
    { networks, expectedMs }: Piece,
    work: () => Promise<T>,
  ): Promise<{ done: T } | undefined> {
    const holder: Holder = { networks, giveWay() {} };
    if (!tryEnter(holder)) return undefined;
    try {
      if (running < atOnce) running += 1;
      else if (!(await turnOf({ networks, expectedMs }, holder))) return undefined;
      const begun = now();
      try {
        return { done: await work() };
      } finally {
        spent.add(networks, now() - begun);
        next();
      }
    } finally {
      leave(holder);
    }
  };
}

/** In milliseconds: after this time half of what a network took is forgotten. */
const halfLife = 60_000;

function createSpentTime(now: () => number) {
  const spent = new LRUCache<string, { ms: number; at: number }>({ max: 10_000 });
  const of = ({ key }: Network) => {
    const { ms, at } = spent.get(key) ?? { ms: 0, at: 0 };
    return ms / 2 ** ((now() - at) / halfLife);
  };
  return {
    add(networks: readonly Network[], ms: number): void {
      // A piece that takes no time counts too, so that networks take turns.
      for (const each of networks)
        spent.set(each.key, { ms: of(each) + Math.max(1, ms), at: now() });
    },
    /** The widest networks are compared first; among equals it is the one that came first. */
    leastOf(all: readonly Waiting[]): Waiting | undefined {
      const widestFirst = ({ networks, expectedMs }: Waiting) =>
        networks.map((network) => of(network) + expectedMs).reverse();
      const first = all.map((one) => ({ one, times: widestFirst(one) }));
      return first.reduce<(typeof first)[number] | undefined>(
        (least, each) => (least && !isLess(each.times, least.times) ? least : each),
        undefined,
      )?.one;
    },
  };
}

function isLess(times: readonly number[], others: readonly number[]): boolean {
  const at = times.findIndex((time, index) => time !== (others[index] ?? 0));
  return at >= 0 && (times[at] ?? 0) < (others[at] ?? 0);
}
