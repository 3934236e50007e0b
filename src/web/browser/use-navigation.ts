import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { type LoadingApp, type OpenView, openView } from '../open-view.ts';
import { type AnyPage, Redirect } from '../page.ts';
import { matchScreen } from '../screens.ts';
import { focusedControl, focusHeading, isTyping, restoreFocus } from './focus.ts';
import { leaveEvent } from './leave-event.ts';
import type { BrowserWebsite, OverlayProps } from './start.tsx';

/** What stands on the screen: a view, and maybe another one over it with an address of its own. */
export interface Shown {
  address: URL;
  view: OpenView;
  overlay: OpenView | undefined;
  /** What draws the overlay; it comes with the first one. */
  Overlay?: ComponentType<OverlayProps> | undefined;
}

export interface NavigateOptions {
  replace?: boolean;
  /** False keeps the place in the page; default true, back to the top. */
  scroll?: boolean;
  /** Opens over what is shown, as a dialog. */
  over?: boolean;
}

/** Where a change of screen leads that is under way. */
export interface NextScreen {
  address: URL;
  /** It will be another screen, or this one from its top: what stands there may go. */
  fresh: boolean;
  /** The screen, once only its data is missing. */
  page?: AnyPage;
}

/** In a history entry: the address of the view under an overlay. */
interface EntryState {
  under?: string;
}

type KnownApp = Omit<LoadingApp, 'address'>;

interface NavigationState {
  known: KnownApp;
  shown: Shown;
  /** Grows with each change of screen: what was asked for in an earlier one comes too late. */
  turn: number;
  /** The person's last step, until it has led somewhere. */
  step: Promise<unknown> | undefined;
  /** Where the focus goes once the next screen stands: its top, or else what has this name. */
  landing: { top: boolean; name: string } | undefined;
}

interface Stage {
  state: NavigationState;
  setShown: (shown: Shown) => void;
  setGoing: (next: NextScreen | undefined) => void;
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
    async (to: string, { replace = false, scroll = true, over = false }: NavigateOptions = {}) => {
      const address = new URL(to, location.href);
      // As it stands in the bar: a list writes there what is searched in it.
      const under = location.pathname + location.search;
      const landing = over ? undefined : { top: scroll, name: focusedControl() };
      now.current.landing = landing;
      const step = show(address, over, { fresh: scroll && !over });
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

/** Whether the screen came to stand. */
type ShowScreen = (address: URL, over: boolean, how?: HowToShow) => Promise<boolean>;

interface HowToShow {
  /** What lies under it is loaded too. */
  reload?: boolean;
  fresh?: boolean;
}

async function showScreen(
  website: BrowserWebsite,
  { state, setShown, setGoing }: Stage,
  address: URL,
  over: boolean,
  { reload = false, fresh = false }: HowToShow,
): Promise<boolean> {
  if (!matchScreen(website.screens, address)) {
    // No screen that this browser knows: the server may have one, or say that there is none.
    if (canLoad()) location.assign(address.href);
    return false;
  }
  state.turn += 1;
  const { turn } = state;
  const isLate = () => turn !== state.turn;
  const onPage = (page: AnyPage) => !isLate() && setGoing({ address, fresh, page });
  setGoing({ address, fresh });
  try {
    const [opened, overlay] = await Promise.all([
      openView(website, { ...state.known, address }, { onPage }),
      over ? website.loadOverlay() : undefined,
    ]);
    if (isLate()) return false;
    const { shown: before } = state;
    const under =
      over && reload
        ? await openView(website, { ...state.known, address: underOf(before.address) })
        : before.view;
    if (isLate()) return false;
    // At once: whoever waits for this may look before React has drawn it.
    state.shown = over
      ? { address, view: under, overlay: opened, ...overlay }
      : { address, view: opened, overlay: undefined };
    setShown(state.shown);
    return true;
  } catch (error) {
    if (error instanceof Redirect) location.assign(error.to);
    // A chunk of an older build, a cut connection, a server error: the document tells it best.
    else if (!isLate() && canLoad()) location.assign(address.href);
    return false;
  } finally {
    if (!isLate()) setGoing(undefined);
  }
}

/** Where the browser's own buttons have led. */
async function follow(
  entry: EntryState | null,
  current: Shown,
  show: ShowScreen,
  setShown: (shown: Shown) => void,
): Promise<void> {
  const address = new URL(location.href);
  const over = entry?.under !== undefined;
  // Another place in the same page, or a panel over it: the browser has gone there.
  const stays = sameScreen(address, current.address);
  if (stays && Boolean(entry?.under) === Boolean(current.overlay)) return;
  if (!dispatchEvent(new Event(leaveEvent, { cancelable: true }))) return;
  // Back from a dialog: what lies under it is still there.
  if (current.overlay && !entry?.under) {
    setShown({ address, view: current.view, overlay: undefined });
  } else {
    await show(address, over, { reload: over });
  }
}

/** Offline the service worker still has pages; without one there is nothing to load. */
function canLoad(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
}

function sameScreen(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

function underOf(address: URL): URL {
  const under = (history.state as EntryState | null)?.under;
  return under ? new URL(under, address) : address;
}
