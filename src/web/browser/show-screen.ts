import { openView } from '../open-view.ts';
import { type AnyPage, Redirect } from '../page.ts';
import { matchScreen } from '../screens.ts';
import { leaveEvent } from './leave-event.ts';
import type { EntryState, NavigationState, NextScreen, Shown } from './navigation-state.ts';
import type { BrowserWebsite } from './start.tsx';

interface Stage {
  state: NavigationState;
  setShown: (shown: Shown) => void;
  setGoing: (next: NextScreen | undefined) => void;
}

/** Whether the screen came to stand. */
export type ShowScreen = (address: URL, over: boolean, how?: HowToShow) => Promise<boolean>;

interface HowToShow {
  /** What lies under it is loaded too. */
  reload?: boolean;
  fresh?: boolean;
  /** Its data, where they need not be loaded. */
  data?: unknown;
}

/** Opens what is at an address; of two at once the later one stays. */
export async function showScreen(
  website: BrowserWebsite,
  { state, setShown, setGoing }: Stage,
  address: URL,
  over: boolean,
  { reload = false, fresh = false, data }: HowToShow,
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
      openView(website, { ...state.known, address }, { onPage, data }),
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
export async function follow(
  entry: EntryState | null,
  current: Shown,
  show: ShowScreen,
  setShown: (shown: Shown) => void,
): Promise<void> {
  const address = new URL(location.href);
  const over = entry?.under !== undefined;
  // Another place in the same page, or a panel over it: the browser has gone there. What was a dialog
  // before the page was loaded anew is a page now.
  const stays = sameScreen(address, current.address);
  if (stays && (over || !current.overlay)) return;
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
