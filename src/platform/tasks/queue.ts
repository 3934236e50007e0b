interface QueueOptions {
  /** How many may wait. Default unlimited. */
  waiting?: number;
  /** How long each may wait. Default for ever. */
  ms?: number;
}

export class QueueFull extends Error {}

/** Runs at most `limit` actions at once. The others wait, within `options`. Throws QueueFull. */
export function createQueue(limit: number, options: QueueOptions = {}) {
  const { waiting: maxWaiting = Number.POSITIVE_INFINITY, ms } = options;
  const line: (() => void)[] = [];
  let running = 0;

  function wait(): Promise<void> {
    if (line.length >= maxWaiting) throw new QueueFull('too many wait');
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
      // The place is handed to the next one, or becomes free.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
