import { createShares, type SharedByAll } from '../http/network-shares.ts';
import type { Network } from '../http/networks.ts';

/** Waiting works of one network: its own, or those of the narrower networks inside, in turn. */
interface Ring {
  inner: Map<string, Ring>;
  own: (() => void)[];
}

/**
 * Does one work at a time. Networks take turns, and inside of a wide one the narrower ones: however
 * much one sends, another waits for one work of each network at most.
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

  /** What the work returns; undefined, and it is not done, when its network or all have no place. */
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

/** The first of the network whose turn it is, which then goes to the end. */
function takeNext(ring: Ring): (() => void) | undefined {
  for (const [key, inner] of ring.inner) {
    ring.inner.delete(key);
    const start = takeNext(inner);
    if (inner.own.length > 0 || inner.inner.size > 0) ring.inner.set(key, inner);
    return start;
  }
  return ring.own.shift();
}
