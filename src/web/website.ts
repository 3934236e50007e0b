import type { ComponentType, ReactNode } from 'react';
import type { App, VisitFacts } from './app-context.ts';
import type { AnyPage } from './page.ts';
import type { Screen } from './screens.ts';

/**
 * What the shop hands over to the engine, the same on the server and in the browser. Each of them
 * gets more: `server/server-website.ts`, `browser/start.tsx`.
 */
export interface Website {
  /** In the order in which their addresses are tried. */
  screens: readonly Screen[];
  permits(access: string, facts: VisitFacts): 'yes' | 'signed-out' | 'forbidden';
  /** The address of sign-in that returns to the path `back`. */
  signInAddress(back: string): string;
  /** The last part of every title. */
  siteName(facts: VisitFacts): string;
  /** A path of ours: what a chat shows beside a link to a page that has no picture of its own. */
  sharedPicture: string;
  /** What a public page depends on; undefined for a visitor whose pages are nobody else's. */
  variant(facts: VisitFacts): string | undefined;
  /** When one of these facts changes, the screen's data is loaded again. */
  dataDependsOn: readonly (keyof VisitFacts)[];
  /** What the shop adds to `App`: all that changes a fact. */
  actions(change: (facts: Partial<VisitFacts>) => void): ShopActions;
  /** What stands in the place of a screen. */
  loadErrorPages(): Promise<Record<ErrorKind, AnyPage>>;
  /** What stands around every screen. */
  Layout: ComponentType<LayoutProps>;
}

/** No screen has the address; the visitor may not enter; loading or drawing failed. */
export type ErrorKind = 'not-found' | 'denied' | 'failed';

/** The data of the error page `failed`. */
export interface Failure {
  unavailable: boolean;
  /** What the screen calls it, if it has a word for it. */
  what: string | undefined;
  requestId: string;
}

type ShopActions = Omit<
  App,
  keyof VisitFacts | 'address' | 'live' | 'call' | 'callPage' | 'navigate' | 'refresh'
>;

export interface LayoutProps {
  children: ReactNode;
  /** Drawn by the server alone. */
  header: ReactNode;
  footer: ReactNode;
  /** The next screen is on its way. */
  busy: boolean;
  /** Its address, once the wait is long enough to be shown. */
  late: URL | undefined;
  /** A screen as a dialog over the one that is open. */
  overlay: ReactNode;
}
