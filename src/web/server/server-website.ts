import type { Context } from 'hono';
import type { ComponentType } from 'react';
import type { VisitFacts } from '../app-context.ts';
import type { Website } from '../website.ts';

/** What the shop gives to the engine on the server. */
export interface ServerWebsite extends Website {
  /**
   * The visitor of a request. While the database is away the visitor is unknown, and `outage` is
   * the error.
   */
  visit(context: Context): Promise<PageVisit>;
  /** When this data changes, all cached pages are dropped. */
  changes: DataChanges;
  /**
   * A public address without the parts that its screen ignores, so that they all share one cached
   * page.
   */
  knownAddress(address: URL): URL;
  /** A page on which many people enter the site, so it will be requested again. */
  isFrontPage(address: URL): boolean;
  /**
   * When React is loaded without a tap: at once, or when the browser is idle. Undefined: at the
   * first intent.
   */
  bringsReact(facts: VisitFacts, address: URL): 'now' | 'idle' | undefined;
  /** The screen that is shown without a connection, when nothing can be loaded later. */
  offlineScreen: string;
  /** Tags in the head of every page. */
  headTags: string;
  /** Only the server draws them: no code of them reaches the browser. */
  Header: ComponentType;
  Footer: ComponentType;
  /** Elements in which the boot script shows what it did. */
  BootElements: ComponentType;
  /**
   * Parts of the layout that are the same for everybody and on most pages: phones store their HTML.
   * They must not contain anything personal.
   */
  sharedParts: readonly ComponentType[];
  /** The same for facts in the page's state. */
  sharedFacts(facts: VisitFacts): readonly object[];
  /** The texts of the status bar. */
  statusTexts(facts: VisitFacts): StatusTexts;
}

export interface PageVisit {
  facts: VisitFacts;
  requestId: string;
  outage?: unknown;
}

interface DataChanges {
  /**
   * False until this process receives notifications of changes: until then nothing may be cached.
   */
  isListening(): boolean;
  /** The moment since which notifications are missing: cached data is from then. */
  staleSince(): Date | undefined;
  onChange(listener: () => void): void;
}

export interface StatusTexts {
  newer: string;
  reload: string;
  offline: string;
  dated(date: string): string;
}
