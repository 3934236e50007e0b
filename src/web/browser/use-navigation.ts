import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenView } from '../open-view.ts';
import { focusedControl, focusHeading, isTyping, restoreFocus } from './focus.ts';
import type {
  EntryState,
  KnownApp,
  NavigationState,
  NextScreen,
  Shown,
} from './navigation-state.ts';
import { follow, type ShowScreen, showScreen } from './show-screen.ts';
import type { BrowserWebsite } from './start.tsx';

export interface NavigateOptions {
  replace?: boolean;
  /** False keeps the place in the page; default true, back to the top. */
  scroll?: boolean;
  /** Opens over what is shown, as a dialog. */
  over?: boolean;
  /** What the screen's `load` would bring, where it is there already. */
  data?: unknown;
}

/** Moves between screens without loading documents; answers that come too late are dropped. */
export function useNavigation(
  website: BrowserWebsite,
  known: KnownApp,
  address: URL,
  view: OpenView,
) {
  const [shown, setShown] = useState<Shown>({ address, view, overlay: undefined });
  const [going, setGoing] = useState<NextScreen>();
  const now = useRef<NavigationState>({
    known,
    shown,
    turn: 0,
    step: undefined,
    landing: undefined,
  });
  now.current.known = known;
  now.current.shown = shown;

  const show = useCallback<ShowScreen>(
    (address, over, how = {}) =>
      showScreen(website, { state: now.current, setShown, setGoing }, address, over, how),
    [website],
  );

  const navigate = useCallback(
    async (to: string, options: NavigateOptions = {}) => {
      const { replace = false, scroll = true, over = false, data } = options;
      const address = new URL(to, location.href);
      // As it stands in the bar: a list writes there what is searched in it.
      const under = location.pathname + location.search;
      const landing = over ? undefined : { top: scroll, name: focusedControl() };
      now.current.landing = landing;
      const step = show(address, over, { fresh: scroll && !over, data });
      now.current.step = step;
      if (!(await step)) {
        if (now.current.landing === landing) now.current.landing = undefined;
        return;
      }
      const entry: EntryState = over ? { under } : {};
      history[replace ? 'replaceState' : 'pushState'](entry, '', address);
      if (!over && scroll) scrollTo(0, 0);
    },
    [show],
  );

  const refresh = useCallback(async () => {
    // It must not stand in the way of where the person goes meanwhile.
    await now.current.step;
    const { shown: current } = now.current;
    await show(new URL(location.href), current.overlay !== undefined, { reload: true });
  }, [show]);

  const closeOverlay = useCallback(() => {
    if (now.current.shown.overlay) history.back();
  }, []);

  // Once the new screen stands, and not before: until then the old one is focused in vain.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useEffect(() => {
    const { landing } = now.current;
    now.current.landing = undefined;
    if (landing?.top && !isTyping()) focusHeading();
    else if (landing) restoreFocus(landing.name);
  }, [shown]);

  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) =>
      follow(state as EntryState | null, now.current.shown, show, setShown);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [show]);

  return { shown, going, navigate, refresh, closeOverlay };
}
