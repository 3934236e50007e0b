import { languageStart } from '#platform/http/shared/language-address.ts';
import { openView } from '../open-view.ts';
import { type AnyPage, Redirect } from '../page.ts';
import { matchScreen } from '../screens.ts';
import type { BrowserWebsite } from './browser-website.ts';
import { leaveEvent } from './leave-event.ts';
import type { CurrentScreen, EntryState, NavigationState, NextScreen } from './navigation-state.ts';

interface Stage {
  state: NavigationState;
  setCurrent: (current: CurrentScreen) => void;
  setNext: (next: NextScreen | undefined) => void;
}

/** Resolves to false when the screen was not opened. */
export type ShowScreen = (address: URL, over: boolean, how?: ShowOptions) => Promise<boolean>;

interface ShowOptions {
  /** Set to reload the screen under an overlay, too. */
  reload?: boolean;
  fresh?: boolean;
  data?: unknown;
}

/** Opens the screen of an address. When two are being opened, the later one wins. */
export async function showScreen(
  website: BrowserWebsite,
  { state, setCurrent, setNext }: Stage,
  address: URL,
  over: boolean,
  { reload = false, fresh = false, data }: ShowOptions,
): Promise<boolean> {
  const isOther = languageStart(address.pathname) !== languageStart(state.screen.address.pathname);
  if (isOther || !matchScreen(website.screens, address)) {
    // In another language, or this browser knows no such screen: the server answers.
    if (canLoad()) location.assign(address.href);
    return false;
  }
  state.turn += 1;
  const { turn } = state;
  const isLate = () => turn !== state.turn;
  const onPage = (page: AnyPage) => !isLate() && setNext({ address, fresh, page });
  setNext({ address, fresh });
  try {
    const [view, overlay] = await Promise.all([
      openView(website, { ...state.app, address }, { onPage, data }),
      over ? website.loadOverlay() : undefined,
    ]);
    if (isLate()) return false;
    const { screen } = state;
    const under =
      over && reload
        ? await openView(website, { ...state.app, address: underOf(screen.address) })
        : screen.view;
    if (isLate()) return false;
    // Set before React renders, because the caller may read it at once.
    state.screen = over
      ? { address, view: under, overlay: view, ...overlay }
      : { address, view, overlay: undefined };
    setCurrent(state.screen);
    return true;
  } catch (error) {
    if (error instanceof Redirect) location.assign(error.to);
    // A chunk of an older build, a cut connection or a server error: loading the document shows the
    // reason best.
    else if (!isLate() && canLoad()) location.assign(address.href);
    return false;
  } finally {
    if (!isLate()) setNext(undefined);
  }
}

/** Follows the browser's back and forward buttons. */
export async function follow(
  entry: EntryState | null,
  current: CurrentScreen,
  show: ShowScreen,
  setCurrent: (current: CurrentScreen) => void,
): Promise<void> {
  const address = new URL(location.href);
  const over = entry?.under !== undefined;
  // The browser itself goes to another place in the same page, and closes a panel over it. After a
  // reload, a former dialog is a page of its own.
  const stays = sameScreen(address, current.address);
  if (stays && (over || !current.overlay)) return;
  if (!dispatchEvent(new Event(leaveEvent, { cancelable: true }))) return;
  // Going back from a dialog finds the screen under it still loaded.
  if (current.overlay && !entry?.under) {
    setCurrent({ address, view: current.view, overlay: undefined });
  } else {
    await show(address, over, { reload: over });
  }
}

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
