import type { VisitFacts } from './app-context.ts';
import type { ErrorKind } from './website.ts';

/** What the server tells the browser in the HTML, so that React starts where the page stands. */
export interface PageState {
  facts: VisitFacts;
  view: ViewState;
}

/** What stands in the middle of the page. */
export type ViewState =
  | { kind: 'page'; data: unknown }
  /** Nothing in it needs React: it stays as it was drawn, its title too. */
  | { kind: 'static'; title: string }
  | { kind: 'error'; error: ErrorKind; data: unknown };

export const stateElementId = 'state';
export const staticElementId = 'still';
export const headerElementId = 'cabecera';
export const footerElementId = 'pie';
export const appElementId = 'app';

/** With a request: the screen is wanted as a panel (`Page.Panel`), not as a document. */
export const panelHeader = 'x-panel';
