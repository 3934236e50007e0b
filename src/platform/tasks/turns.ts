interface Patience {
  /** So many may wait; without end unless told. */
  waiting?: number;
  /** So long does each of them; for ever unless told. */
  ms?: number;
}

/** No turn came: too many waited already, or it took too long. */
export class NoTurn extends Error {}

/** Lets so many deeds run at once; the others wait in line, at most as `patience` says. Throws NoTurn. */
export function createTurns(limit: number, patience: Patience = {}) {
  const { waiting: mostWaiting = Number.POSITIVE_INFINITY, ms } = patience;
  const line: (() => void)[] = [];
  let running = 0;

  function wait(): Promise<void> {
    if (line.length >= mostWaiting) throw new NoTurn('too many wait');
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        line.splice(line.indexOf(take), 1);
        reject(new NoTurn('waited too long'));
      };
      const timer = ms === undefined ? undefined : setTimeout(giveUp, ms);
      line.push(take);
    });
  }

  return async <T>(deed: () => Promise<T>): Promise<T> => {
    if (running >= limit) await wait();
    else running += 1;
    try {
      return await deed();
    } finally {
      // Whoever waits takes over the place; otherwise it becomes free.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
