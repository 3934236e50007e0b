import { ApiError } from '#platform/calls/client.ts';
import type { App, VisitFacts } from './app-context.ts';
import { type ActionData, type AnyPage, type LoadContext, Redirect } from './page.ts';
import { staticElementId, type ViewState } from './page-state.ts';
import { pathOf } from './routes/address.ts';
import { matchScreen } from './screens.ts';
import type { ServerMarkup } from './ui/server-html.tsx';
import type { ErrorPageKind, Website } from './website.ts';

export interface OpenView {
  state: ViewState;
  /** Undefined for a static view, whose HTML is in the page already. */
  page: AnyPage | undefined;
  status: number;
  /** The HTML of a static view, or of a screen's static part. */
  html?: ServerMarkup | undefined;
}

export type LoadingApp = VisitFacts & Pick<App, 'address' | 'call' | 'callPage'>;

interface OpenOptions {
  /** Called when the code of the screen has arrived and its data has not. */
  onPage?: (page: AnyPage) => void;
  /** A form that was rejected and is shown again. */
  actionData?: ActionData | undefined;
  data?: unknown;
}

/**
 * Finds the screen of an address, checks who may enter, and loads its code and data. The same on
 * server and browser. Throws Redirect, and whatever a call throws.
 */
export async function openView(
  website: Website,
  app: LoadingApp,
  { onPage, actionData, data: loadedData }: OpenOptions = {},
): Promise<OpenView> {
  const found = matchScreen(website.screens, app.address);
  if (!found) return errorView(website, 'not-found', 404);
  const allowed = website.permits(found.route.access, app);
  if (allowed === 'signed-out') {
    throw new Redirect(website.signInAddress(pathOf(app.address)));
  }
  if (allowed === 'forbidden') return errorView(website, 'denied', 403);
  const { page } = await found.screen.load();
  if (page.load) onPage?.(page);
  const context: LoadContext = {
    ...app,
    params: found.params,
    query: app.address.searchParams,
    ...(actionData && { actionData }),
  };
  try {
    const [data] = await Promise.all([
      loadedData ?? page.load?.(context),
      page.bring?.(context.query),
    ]);
    return { state: { kind: 'page', data }, page, status: page.status?.(data) ?? 200 };
  } catch (error) {
    // A query that no call accepts is treated as an address that does not exist.
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) {
      return errorView(website, 'not-found', 404);
    }
    throw error;
  }
}

export async function errorView(
  website: Website,
  error: ErrorPageKind,
  status: number,
  data?: unknown,
): Promise<OpenView> {
  const pages = await website.loadErrorPages();
  return { state: { kind: 'error', error, data }, page: pages[error], status };
}

/** Opens the view that the server has rendered: its data is there, only its code is loaded. */
export async function resumeView(
  website: Website,
  address: URL,
  state: ViewState,
  serverHtml: (elementId: string) => ServerMarkup | undefined,
): Promise<OpenView> {
  if (state.kind === 'static') {
    return { state, page: undefined, status: 200, html: serverHtml(staticElementId) };
  }
  if (state.kind === 'error') {
    return { state, page: (await website.loadErrorPages())[state.error], status: 200 };
  }
  const found = matchScreen(website.screens, address);
  const page = found && (await found.screen.load()).page;
  await page?.bring?.(address.searchParams);
  const html = page?.staticPart && serverHtml(page.staticPart.id);
  return { state, page, status: 200, html };
}
