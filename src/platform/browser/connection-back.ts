const retryEvery = 20_000;

const waiting = new Set<() => void>();

/**
 * Resolves when the connection is back, after a while, when the person wants to try at once, or
 * when `signal` aborts.
 */
export function connectionBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearInterval(timer);
      removeEventListener('online', over);
      waiting.delete(over);
      resolve();
    };
    const timer = setInterval(() => navigator.onLine && over(), retryEvery);
    addEventListener('online', over);
    signal.addEventListener('abort', over);
    waiting.add(over);
    if (signal.aborted) over();
  });
}

export function tryNow(): void {
  for (const go of [...waiting]) go();
}
