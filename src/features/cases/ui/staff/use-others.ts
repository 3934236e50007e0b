import { useEffect, useRef, useState } from 'react';
import type { Viewing } from '../../schema.ts';

/** How often we say that it is being looked at, in milliseconds. */
const sayEvery = 15_000;

/**
 * Says that a record is being looked at, now and as long as its tab is in sight, and gives the
 * names of colleagues who do the same. `onRead`: what was unread is not any more.
 */
export function useOthers(id: string, look: () => Promise<Viewing>, onRead: () => void): string[] {
  const [seen, setSeen] = useState<{ id: string; names: string[] }>();
  const latest = useRef({ look, onRead });
  latest.current = { look, onRead };
  useEffect(() => {
    let over = false;
    let first = true;
    async function say() {
      if (document.hidden) return;
      try {
        const { others } = await latest.current.look();
        if (over) return;
        setSeen({ id, names: others.map(({ name }) => name) });
        if (first) latest.current.onRead();
        first = false;
      } catch {
        // It is a courtesy; the next one says it again.
      }
    }
    void say();
    const timer = setInterval(say, sayEvery);
    document.addEventListener('visibilitychange', say);
    return () => {
      over = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [id]);
  return seen?.id === id ? seen.names : [];
}
