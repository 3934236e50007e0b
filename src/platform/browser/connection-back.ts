/** How often something that waits for a connection tries again, in milliseconds. */
const retryEvery = 20_000;

const waiting = new Set<() => void>();

/** Until the connection is back, some time has passed, the person wants it tried at once, or it is given up. */
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
