import type { ComponentType } from 'react';
import type { PostedForm } from '#platform/http/forms/posted-form.ts';
import type { App, VisitFacts } from './app-context.ts';

export type { PostedForm };

/** A screen: what it loads, how it is titled, how it is drawn. */
export interface Page<D> {
  load?: (context: LoadContext) => Promise<D>;
  head: (app: App, data: D) => Head;
  View: ComponentType<{ data: D }>;
  /**
   * Nothing in `View` needs React: links, forms and buttons that the boot script serves at most. A
   * page that was opened this way stays the HTML it came with, and brings neither data nor code.
   */
  isStatic?: (app: App) => boolean;
  /**
   * The same of a part of it (`StaticPart`): in a page that was opened this way the part's data stays
   * on the server.
   */
  staticPart?: { id: string; without: (data: D) => D };
  /** Something in it is closed until React answers: React comes at once, on a slow line too. */
  needsReact?: (data: D) => boolean;
  /** Of the answer that brings it; 200 unless told. */
  status?: (data: D) => number;
  /** What is said on the error page when `load` fails. */
  loadFailed?: (facts: VisitFacts) => string;
  /** Stands in the place of `View`, at the same size, while `load` takes long. */
  Waiting?: ComponentType<{ address: URL }>;
  /** The screen as a <dialog> that needs no React: the boot script opens it over another one. */
  Panel?: ComponentType<{ data: D }>;
  /** What stands in a dialog under its title, where the screen can open over another one. */
  Overlay?: ComponentType<{ data: D }>;
}

/** Checks a screen's parts against each other, and hides the type of its data. */
export function definePage<D>(page: Page<D>): AnyPage {
  return page as unknown as AnyPage;
}
export type AnyPage = Page<unknown>;

/** What a screen's `load` gets: the app without its screen, and the address it was opened with. */
export interface LoadContext extends VisitFacts, Pick<App, 'address' | 'call' | 'callPage'> {
  params: Record<string, string>;
  query: URLSearchParams;
  /** A form that came back because something in it is wrong; only on the server. */
  posted?: PostedForm;
}

export interface Head {
  title: string;
  description?: string;
  /** The canonical address: a path of ours. */
  canonical?: string;
  /** A path of ours; shown by chats beside the link. */
  image?: string;
  /** schema.org facts. */
  facts?: object;
  /** Not for search engines. */
  hidden?: boolean;
  /** Tells of one person alone, signed in or not: no copy of it is stored anywhere. */
  personal?: boolean;
}

/** Thrown by a `load` to send the visitor elsewhere. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(to);
    this.to = to;
  }
}
