import { useCallback, useEffect, useRef, useState } from 'react';
import { allScreenRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { leaveEvent } from '#web/browser/leave-event.ts';
import { matchRoute } from '#web/routes/route.ts';

export interface LeaveGuard {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before unsaved work is lost: on a link, on the back button and on closing the tab (in the
 * browser's own words). `onLeave` runs if the person leaves.
 */
export function useLeaveGuard(dirty: boolean, onLeave: () => void): LeaveGuard {
  const { navigate } = useApp();
  const [pendingStep, setLeaving] = useState<() => void>();
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    const here = location.href;
    const entry: unknown = history.state;
    const ask = (go: () => void) => setLeaving(() => go);
    const onClick = (event: MouseEvent) => {
      const to = mayLeave.current ? undefined : screenBehind(event);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(to));
    };
    // The history entry that the step went to stays below ours.
    const onHistoryStep = (event: Event) => {
      if (mayLeave.current) return;
      event.preventDefault();
      history.pushState(entry, '', here);
      ask(() => history.back());
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    addEventListener(leaveEvent, onHistoryStep);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener(leaveEvent, onHistoryStep);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [dirty, navigate]);

  const stay = useCallback(() => setLeaving(undefined), []);
  function leave() {
    mayLeave.current = true;
    onLeave();
    setLeaving(undefined);
    pendingStep?.();
  }

  return { isAsking: pendingStep !== undefined, stay, leave };
}

const ownRoutes = Object.values(allScreenRoutes);

function screenBehind(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || !matchRoute(ownRoutes, pathname)) return undefined;
  if (pathname === location.pathname && search === location.search) return undefined;
  return pathname + search + hash;
}
