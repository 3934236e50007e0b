import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { OpenView } from '../open-view.ts';
import type { BrowserWebsite } from './browser-website.ts';
import type {
  AppBase,
  CurrentScreen,
  EntryState,
  NavigationState,
  NextScreen,
} from './navigation-state.ts';
import { follow, type ShowScreen, showScreen } from './show-screen.ts';

export interface NavigateOptions {
  replace?: boolean;
  /** False keeps the scroll position. Default true: the new screen starts at its top. */
  scroll?: boolean;
  over?: boolean;
  data?: unknown;
}

/** Moves between screens without loading documents. */
export function useNavigation(website: BrowserWebsite, app: AppBase, address: URL, view: OpenView) {
  const [current, setCurrent] = useState<CurrentScreen>({ address, view, overlay: undefined });
  const [next, setNext] = useState<NextScreen>();
  const latest = useRef<NavigationState>({
    app,
    screen: current,
    turn: 0,
    step: undefined,
    focusTarget: undefined,
  });
  latest.current.app = app;
  latest.current.screen = current;

  const show = useCallback<ShowScreen>(
    (address, over, how = {}) =>
      showScreen(website, { state: latest.current, setCurrent, setNext }, address, over, how),
    [website],
  );

  const navigate = useCallback(
    async (to: string, options: NavigateOptions = {}) => {
      const { replace = false, scroll = true, over = false, data } = options;
      const address = new URL(to, location.href);
      // Read from the address bar, because a search writes its query there.
      const under = location.pathname + location.search;
      const focusTarget = over ? undefined : { top: scroll, name: focusedControl() };
      latest.current.focusTarget = focusTarget;
      const step = show(address, over, { fresh: scroll && !over, data });
      latest.current.step = step;
      if (!(await step)) {
        if (latest.current.focusTarget === focusTarget) latest.current.focusTarget = undefined;
        return;
      }
      const entry: EntryState = over ? { under } : {};
      history[replace ? 'replaceState' : 'pushState'](entry, '', address);
      if (!over && scroll) scrollTo(0, 0);
    },
    [show],
  );

  const refresh = useCallback(async () => {
    // A refresh must not replace a screen that the person is opening.
    await latest.current.step;
    const { screen } = latest.current;
    await show(new URL(location.href), screen.overlay !== undefined, { reload: true });
  }, [show]);

  const closeOverlay = useCallback(() => {
    if (latest.current.screen.overlay) history.back();
  }, []);

  useFocus(latest, current);
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) =>
      follow(state as EntryState | null, latest.current.screen, show, setCurrent);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [show]);

  return { current, next, navigate, refresh, closeOverlay };
}

/** Moves the focus once a new screen is rendered: only then can its elements get it. */
function useFocus(latest: RefObject<NavigationState>, current: CurrentScreen) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the current screen
  useEffect(() => {
    const { focusTarget } = latest.current;
    latest.current.focusTarget = undefined;
    if (focusTarget?.top && !isTyping()) focusHeading();
    else if (focusTarget) restoreFocus(focusTarget.name);
  }, [current]);
}

/**
 * Returns the name of the control that has the focus. On a phone it leaves out text fields, whose
 * keyboard would stay open.
 */
function focusedControl(): string {
  const focused = document.activeElement;
  const stays = matchMedia('(pointer: fine)').matches ? 'input' : '[type="checkbox"]';
  return focused?.matches(`select, ${stays}`) ? (focused.getAttribute('name') ?? '') : '';
}

/** True while the person types in a form that continues on the next screen. */
function isTyping(): boolean {
  return Boolean(document.activeElement?.matches('main form input'));
}

/**
 * A control is often replaced after an action: the new control of that name gets the focus,
 * otherwise the heading.
 */
function restoreFocus(name: string): void {
  if (document.activeElement !== document.body) return;
  const successor = name && document.querySelector<HTMLElement>(`main [name="${name}"]`);
  if (successor) successor.focus({ preventScroll: true });
  else focusHeading();
  if (successor instanceof HTMLInputElement) successor.select();
}

/** After a change of screen, reading starts at the heading, as after a page load. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
