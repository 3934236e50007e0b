import type { ComponentType, ReactNode } from 'react';
import type { App, VisitFacts } from './app-context.ts';
import type { AnyPage } from './page.ts';
import type { Screen } from './screens.ts';

/**
 * The shop's part of the engine, on the server and in the browser. Both sides add more:
 * `server/server-website.ts`, `browser/start.tsx`.
 */
export interface Website {
  /** Addresses are matched in this order. */
  screens: readonly Screen[];
  permits(access: string, facts: VisitFacts): 'yes' | 'signed-out' | 'forbidden';
  signInAddress(back: string): string;
  /** Every title ends with it. */
  siteName(facts: VisitFacts): string;
  /** A path of this site: chats show this picture beside a link to a page without one. */
  sharedPicture: string;
  /**
   * Names the facts on which the content of a public page depends. Undefined for a visitor whose
   * pages are nobody else's.
   */
  variant(facts: VisitFacts): string | undefined;
  /** When one of these facts changes, the current screen loads its data again. */
  dataDependsOn: readonly (keyof VisitFacts)[];
  actions(change: (facts: Partial<VisitFacts>) => void): ShopActions;
  loadErrorPages(): Promise<Record<ErrorPageKind, AnyPage>>;
  Layout: ComponentType<LayoutProps>;
}

export type ErrorPageKind = 'not-found' | 'denied' | 'failed';

export interface Failure {
  unavailable: boolean;
  what: string | undefined;
  requestId: string;
}

type ShopActions = Omit<
  App,
  keyof VisitFacts | 'address' | 'live' | 'call' | 'callPage' | 'navigate' | 'refresh'
>;

export interface LayoutProps {
  children: ReactNode;
  /** Only the server renders header and footer. */
  header: ReactNode;
  footer: ReactNode;
  /** True while the next screen is being loaded. */
  busy: boolean;
  /** The address of the next screen, once the wait is long enough to be shown. */
  lateAddress: URL | undefined;
  overlay: ReactNode;
}
