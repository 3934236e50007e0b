import { useEffect, useRef, useState } from 'react';
import type { Viewing } from '../../schema.ts';

/** How often we say that it is being looked at, in milliseconds. */
const sayEvery = 15_000;

/**
 * Says that a record is being looked at, now and as long as its tab is in sight, and gives the
 * names of colleagues who do the same. `onLooked` is told each time whether the customer has done
 * something that the screen does not show yet.
 */
export function useOthers(
  id: string,
  look: () => Promise<Viewing>,
  onLooked: (news: boolean) => void,
): string[] {
  const [seen, setSeen] = useState<{ id: string; names: string[] }>();
  const latest = useRef({ look, onLooked });
  latest.current = { look, onLooked };
  useEffect(() => {
    let over = false;
    async function say() {
      if (document.hidden) return;
      try {
        const { others, news } = await latest.current.look();
        if (over) return;
        setSeen({ id, names: others.map(({ name }) => name) });
        latest.current.onLooked(news);
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
