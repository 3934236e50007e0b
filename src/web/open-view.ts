import { type AnyPage, type App, type LoadContext, type PostedForm, Redirect } from '#app.ts';
import { permits } from '#features/accounts/roles.ts';
import { href, match, pages } from '#pages.ts';
import { ApiError } from '#platform/calls/client.ts';
import { stillElementId, type ViewState } from './page-state.ts';

/** A screen that is ready to be drawn. */
export interface OpenView {
  state: ViewState;
  page: AnyPage | undefined;
  status: number;
  /** The HTML of a view that stays as it was drawn. */
  kept?: { __html: string };
}

export const notFoundView: OpenView = {
  state: { kind: 'not-found' },
  page: undefined,
  status: 404,
};

/**
 * Finds the screen of an address, checks who may enter, loads its code and data. The same on
 * server and browser. Throws Redirect, and whatever else a call throws. `onCode` hears of the
 * screen as soon as only its data is missing; `posted` is a form that comes back to its screen.
 */
export async function openView(
  app: App,
  onCode?: (page: AnyPage) => void,
  posted?: PostedForm,
): Promise<OpenView> {
  const found = match(app.address.pathname);
  if (!found) return notFoundView;
  const allowed = permits(found.screen.access, app.person?.role);
  if (allowed === 'signed-out') {
    const back = app.address.pathname + app.address.search;
    throw new Redirect(href(pages.home, {}, { aviso: 'entrar', returnTo: back }));
  }
  if (allowed === 'forbidden') return { state: { kind: 'denied' }, page: undefined, status: 403 };
  const { page } = await found.screen.file();
  if (page.load) onCode?.(page);
  const context: LoadContext = {
    ...app,
    params: found.params,
    query: app.address.searchParams,
    ...(posted && { posted }),
  };
  try {
    const data = await page.load?.(context);
    return { state: { kind: 'page', data }, page, status: 200 };
  } catch (error) {
    // An address whose query no call takes is as good as one that does not exist.
    if (error instanceof ApiError && /^40[04]$/.test(String(error.status))) return notFoundView;
    throw error;
  }
}

/** The view of server data that is already there: only the code has to come, if any. */
export async function resumeView(
  app: App,
  state: ViewState,
  serverHtml: (elementId: string) => { __html: string },
): Promise<OpenView> {
  if (state.kind === 'still')
    return { state, page: undefined, status: 200, kept: serverHtml(stillElementId) };
  const found = state.kind === 'page' ? match(app.address.pathname) : undefined;
  const page = found ? (await found.screen.file()).page : undefined;
  return { state, page, status: 200 };
}
