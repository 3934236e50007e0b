interface QueueOptions {
  /** So many may wait; without end by default. */
  waiting?: number;
  /** So long does each of them; for ever by default. */
  ms?: number;
}

/** Too many waited already, or it took too long. */
export class QueueFull extends Error {}

/** Runs so many actions at once; the others wait in line, within `options`. Throws QueueFull. */
export function createQueue(limit: number, options: QueueOptions = {}) {
  const { waiting: mostWaiting = Number.POSITIVE_INFINITY, ms } = options;
  const line: (() => void)[] = [];
  let running = 0;

  function wait(): Promise<void> {
    if (line.length >= mostWaiting) throw new QueueFull('too many wait');
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        line.splice(line.indexOf(take), 1);
        reject(new QueueFull('waited too long'));
      };
      const timer = ms === undefined ? undefined : setTimeout(giveUp, ms);
      line.push(take);
    });
  }

  return async <T>(action: () => Promise<T>): Promise<T> => {
    if (running >= limit) await wait();
    else running += 1;
    try {
      return await action();
    } finally {
      // Whoever waits takes over the place; otherwise it becomes free.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
