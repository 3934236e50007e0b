import type { Context } from 'hono';
import type { ComponentType } from 'react';
import type { VisitFacts } from '../app-context.ts';
import type { Website } from '../website.ts';

/** What the shop hands over on the server. */
export interface ServerWebsite extends Website {
  /** Who asks. While the database is away, somebody unknown, with the trouble as `outage`. */
  visit(context: Context): Promise<PageVisit>;
  /** What pages are made of: when it changes, every stored page is dropped. */
  changes: DataChanges;
  /** A public address without what its screen does not read: it is one page with others. */
  knownAddress(address: URL): URL;
  /** A page where people enter the site: it will be requested again. */
  isFrontPage(address: URL): boolean;
  /** When React comes by itself: at once or when the browser is idle; undefined, at an intent. */
  bringsReact(facts: VisitFacts, address: URL): 'now' | 'idle' | undefined;
  /** A screen that is opened without a connection: nothing can be brought later. */
  offlineScreen: string;
  /** Tags in the head of every page. */
  headTags: string;
  /** At the head and the foot of every page. No code of them reaches the browser. */
  Header: ComponentType;
  Footer: ComponentType;
  /** Where the boot script shows what it did. */
  BootElements: ComponentType;
  /**
   * Parts of the layout that are the same for everybody and on most pages: phones store their HTML.
   * Nothing of them may be personal.
   */
  sharedParts: readonly ComponentType[];
  /** The same of the facts that a page hands to the browser. */
  sharedFacts(facts: VisitFacts): readonly object[];
  /** Shown on a page that the service worker or the server had stored. */
  statusTexts(facts: VisitFacts): StatusTexts;
}

export interface PageVisit {
  facts: VisitFacts;
  requestId: string;
  outage?: unknown;
}

interface DataChanges {
  /** False until this process receives changes: until then nothing may be cached. */
  heard(): boolean;
  /** Since when it is not told of changes any more: what is stored is of then. */
  silentSince(): Date | undefined;
  onChange(listener: () => void): void;
}

export interface StatusTexts {
  newer: string;
  reload: string;
  offline: string;
  dated(date: string): string;
}
