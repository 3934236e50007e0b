import { useEffect, useRef, useState } from 'react';
import type { Viewing } from '../../schema.ts';

/** In milliseconds. */
const reportInterval = 15_000;

/**
 * Reports that this agent looks at a record while its tab is visible, and returns the names of
 * colleagues who do the same. `onReported` gets whether the customer has done something that the
 * screen does not show yet.
 */
export function useOtherViewers(
  id: string,
  reportViewing: () => Promise<Viewing>,
  onReported: (news: boolean) => void,
): string[] {
  const [viewers, setViewers] = useState<{ id: string; names: string[] }>();
  const latest = useRef({ reportViewing, onReported });
  latest.current = { reportViewing, onReported };
  useEffect(() => {
    let isUnmounted = false;
    async function report() {
      if (document.hidden) return;
      try {
        const { others, news } = await latest.current.reportViewing();
        if (isUnmounted) return;
        setViewers({ id, names: others.map(({ name }) => name) });
        latest.current.onReported(news);
      } catch {
        // It is only a courtesy, and the next report follows.
      }
    }
    void report();
    const timer = setInterval(report, reportInterval);
    document.addEventListener('visibilitychange', report);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [id]);
  return viewers?.id === id ? viewers.names : [];
}
