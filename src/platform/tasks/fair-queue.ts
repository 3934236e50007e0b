import { createShares, type SharedByAll } from '../http/network-shares.ts';
import type { Network } from '../http/networks.ts';

/** The waiting work of a network and, in turn, of its narrower networks. */
interface Ring {
  inner: Map<string, Ring>;
  own: (() => void)[];
}

/**
 * Does one piece of work at a time. Networks take turns, and within a wide network the narrower
 * ones: however much one sends, another waits for at most one piece of each.
 */
export function createFairQueue(places: SharedByAll) {
  const shares = createShares(places);
  const waiting = emptyRing();
  let busy = false;

  const next = () => {
    const start = takeNext(waiting);
    busy = start !== undefined;
    start?.();
  };

  /**
   * Returns the result of the work. Undefined, and the work is not done, when there is no place for
   * its network.
   */
  return async function inTurn<T>(
    networks: readonly Network[],
    work: () => Promise<T>,
  ): Promise<{ done: T } | undefined> {
    if (shares.tryTake(networks, 1) !== 'taken') return undefined;
    try {
      if (busy) await new Promise<void>((start) => put(waiting, networks, start));
      busy = true;
      try {
        return { done: await work() };
      } finally {
        next();
      }
    } finally {
      shares.giveBack(networks, 1);
    }
  };
}

const emptyRing = (): Ring => ({ inner: new Map(), own: [] });

function put(ring: Ring, networks: readonly Network[], start: () => void): void {
  const widest = networks.at(-1);
  if (!widest) {
    ring.own.push(start);
    return;
  }
  const inner = ring.inner.get(widest.key) ?? emptyRing();
  ring.inner.set(widest.key, inner);
  put(inner, networks.slice(0, -1), start);
}

/** Takes the next network's first work and puts that network at the end. */
function takeNext(ring: Ring): (() => void) | undefined {
  for (const [key, inner] of ring.inner) {
    ring.inner.delete(key);
    const start = takeNext(inner);
    if (inner.own.length > 0 || inner.inner.size > 0) ring.inner.set(key, inner);
    return start;
  }
  return ring.own.shift();
}
