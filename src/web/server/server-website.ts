import type { Context } from 'hono';
import type { ComponentType } from 'react';
import type { VisitFacts } from '../app-context.ts';
import type { Website } from '../website.ts';

/** The shop's part of the engine on the server. */
export interface ServerWebsite extends Website {
  /** True for a document with screens of the restricted table and their layout. */
  isRestricted(facts: VisitFacts): boolean;
  /**
   * Finds the visitor of a request. While the database is away the visitor is unknown, and `outage`
   * is the error.
   */
  visit(context: Context): Promise<PageVisit>;
  /** All cached pages are dropped when this data changes. */
  changes: DataChanges;
  /**
   * Drops the parts of a public address that its screen ignores, so that all spellings share one
   * cached page.
   */
  knownAddress(address: URL): URL;
  /** True for a page on which many people enter the site, so that it will be requested again. */
  isFrontPage(address: URL): boolean;
  /**
   * Says when React loads without a tap: at once, or when the browser is idle. Undefined waits for
   * the first intent.
   */
  bringsReact(facts: VisitFacts, address: URL): 'now' | 'idle' | undefined;
  /** The screen that is shown without a connection, when nothing can be loaded later. */
  offlineScreen: string;
  headTags: string;
  /** Only the server renders them: no code of them reaches the browser. */
  Header: ComponentType;
  Footer: ComponentType;
  /** Elements for messages of the boot script. */
  BootElements: ComponentType;
  /**
   * Parts of the layout that are the same for everybody and on most pages, whose HTML phones store.
   * Like the footer, which is one too, they must not contain anything personal.
   */
  sharedParts: readonly ComponentType[];
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
  /** The moment since which notifications are missing, from which cached data is. */
  staleSince(): Date | undefined;
  onChange(listener: () => void): void;
}

export interface StatusTexts {
  newer: string;
  reload: string;
  offline: string;
  dated(date: string): string;
}
