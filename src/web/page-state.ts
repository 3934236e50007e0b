import type { VisitFacts } from './app-context.ts';
import type { ErrorPageKind } from './website.ts';

/** The state that the server writes into the HTML, from which React starts. */
export interface PageState {
  facts: VisitFacts;
  view: ViewState;
}

export type ViewState =
  | { kind: 'page'; data: unknown }
  /** Needs no React: the HTML and the title stay as the server drew them. */
  | { kind: 'static'; title: string }
  | { kind: 'error'; error: ErrorPageKind; data: unknown };

export const stateElementId = 'state';
export const staticElementId = 'still';
export const headerElementId = 'cabecera';
export const footerElementId = 'pie';
export const appElementId = 'app';

/** Request header: asks for the screen's `Page.Fragment` instead of a document. */
export const fragmentHeader = 'x-panel';
