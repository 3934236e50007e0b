import type { ComponentType, ReactElement } from 'react';
import type { ActionData } from '#platform/http/forms/action-data.ts';
import type { App, VisitFacts } from './app-context.ts';

export type { ActionData };

export interface Page<PageData> {
  load?: (context: LoadContext) => Promise<PageData>;
  /** Brings the code that only some addresses show, such as a record beside its list (`brought`). */
  bring?: ((query: URLSearchParams) => Promise<void> | undefined) | undefined;
  head: (app: App, data: PageData) => Head;
  View: ComponentType<{ data: PageData }>;
  /**
   * `View` needs no React: it has only links, forms and buttons that the boot script serves. When a
   * document opens on such a page, neither data nor code of it is sent.
   */
  isStatic?: (app: App) => boolean;
  /**
   * A part of the page that needs no React (`StaticPart`): its data stays on the server. With `items`
   * the server draws each of them once for all pages on which it is the same.
   */
  staticPart?: {
    id: string;
    without: (data: PageData) => PageData;
    items?: (data: PageData, app: App) => StaticItem[];
  };
  /**
   * Parts of `View` that are the same for everybody: a phone that has stored them gets the page
   * without them (`page-parts.ts`).
   */
  sharedParts?: readonly ComponentType[];
  /**
   * True where the page has controls that are closed until React starts: React loads at once, even
   * on a slow line.
   */
  needsReact?: (data: PageData) => boolean;
  /** The HTTP status. Default 200. */
  status?: (data: PageData) => number;
  loadFailed?: (facts: VisitFacts) => string;
  /** Replaces `View`, at the same size, while `load` takes long. */
  Waiting?: ComponentType<{ address: URL }>;
  /** The screen as a <dialog> without React: the boot script opens it over another screen. */
  Fragment?: ComponentType<{ data: PageData }>;
  Overlay?: ComponentType<{ data: PageData }>;
}

/** One element without ids of React. Nothing shows in it but its facts and those of the variant. */
export interface StaticItem {
  facts: unknown;
  element: ReactElement;
}

/** Checks that the parts of a screen fit together, then hides the type of its data. */
export function definePage<PageData>(page: Page<PageData>): AnyPage {
  return page as unknown as AnyPage;
}
export type AnyPage = Page<unknown>;

export interface LoadContext extends VisitFacts, Pick<App, 'address' | 'call' | 'callPage'> {
  params: Record<string, string>;
  query: URLSearchParams;
  /** A rejected form. Only the server has it. */
  actionData?: ActionData;
}

export interface Head {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  /** What the picture is, for chats and feeds that show it. */
  imageAlt?: string;
  /** In the words of the Open Graph protocol. Default `website`. */
  kind?: 'product';
  facts?: object;
  hidden?: boolean;
  /** True for a page about one person, signed in or not: no copy of it is stored anywhere. */
  personal?: boolean;
}

/** A `load` throws it to send the visitor to another address. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(to);
    this.to = to;
  }
}
