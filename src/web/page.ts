import type { ComponentType } from 'react';
import type { PostedForm } from '#platform/http/forms/posted-form.ts';
import type { App, VisitFacts } from './app-context.ts';

export type { PostedForm };

export interface Page<PageData> {
  load?: (context: LoadContext) => Promise<PageData>;
  head: (app: App, data: PageData) => Head;
  View: ComponentType<{ data: PageData }>;
  /**
   * `View` needs no React: it has only links, forms and buttons that the boot script serves. When a
   * document opens on such a page, neither data nor code of it is sent.
   */
  isStatic?: (app: App) => boolean;
  /** The same for a part of the page (`StaticPart`): its data stays on the server. */
  staticPart?: { id: string; without: (data: PageData) => PageData };
  /**
   * Parts of `View` that are the same for everybody: a phone that has stored them gets the page
   * without them (`page-parts.ts`).
   */
  sharedParts?: readonly ComponentType[];
  /**
   * The page has controls that are closed until React starts: load React at once, even on a slow
   * line.
   */
  needsReact?: (data: PageData) => boolean;
  /** The HTTP status. Default 200. */
  status?: (data: PageData) => number;
  /** The message of the error page when `load` fails. */
  loadFailed?: (facts: VisitFacts) => string;
  /** Shown instead of `View`, at the same size, while `load` takes long. */
  Waiting?: ComponentType<{ address: URL }>;
  /** The screen as a <dialog> without React: the boot script opens it over another screen. */
  Panel?: ComponentType<{ data: PageData }>;
  /** The content of a dialog when the screen opens over another one. */
  Overlay?: ComponentType<{ data: PageData }>;
}

/** Checks that the parts of a screen fit together, then hides the type of its data. */
export function definePage<PageData>(page: Page<PageData>): AnyPage {
  return page as unknown as AnyPage;
}
export type AnyPage = Page<unknown>;

export interface LoadContext extends VisitFacts, Pick<App, 'address' | 'call' | 'callPage'> {
  params: Record<string, string>;
  query: URLSearchParams;
  /** A rejected form. Only on the server. */
  posted?: PostedForm;
}

export interface Head {
  title: string;
  description?: string;
  /** A path of this site. */
  canonical?: string;
  /** A path of this site. Chats show the picture beside a link. */
  image?: string;
  /** Data for schema.org. */
  facts?: object;
  /** Hides the page from search engines. */
  hidden?: boolean;
  /** About one person, signed in or not: no copy of the page is stored anywhere. */
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
