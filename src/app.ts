import { type ComponentType, createContext, useContext } from 'react';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Brand } from '#features/company/brand.ts';
import type { ProvinceCode } from '#features/provinces/provinces.ts';
import type { Page as ListPage } from '#platform/calls/client.ts';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

/** What every screen may know and do, on the server and in the browser. */
export interface App {
  language: Language;
  province: ProvinceCode;
  person: CurrentUser | undefined;
  brand: Brand;
  /** Pictures wait for a tap, lists are short. */
  lowData: boolean;
  /** Which screens of staff the person may open; undefined for customers. */
  staffMenu: StaffMenu | undefined;
  /** Path and query of the screen. */
  address: URL;
  /** False on the server and until React answers: then links and forms do the work. */
  live: boolean;
  call<G, T extends CallInput>(call: Call<G, T>, input: T): Promise<G>;
  callPage<G, T extends CallInput>(call: Call<G, T>, input: T): Promise<ListPage<G>>;
  /** Goes to an address of ours without loading a document. */
  navigate(
    address: string,
    options?: { replace?: boolean; scroll?: boolean; over?: boolean },
  ): Promise<void>;
  /** Forgets all loaded data and loads this screen's again: after every change. */
  refresh(): Promise<void>;
  /** The person's contact changed. */
  setPerson(person: CurrentUser): void;
  /** Remembers the choice for 30 days and loads the screen for it. */
  setProvince(province: ProvinceCode): void;
}

/** Told to the window before the way back or forth changes the screen; who prevents it stays. */
export const walkEvent = 'walk';

/** Links to the screens that staff need all day, and to those they need less often. */
export interface StaffMenu {
  panels: StaffLink[];
  more: { label: string; links: StaffLink[] };
}
export interface StaffLink {
  href: string;
  label: string;
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp outside of the app');
  return app;
}

/** What a screen's `load` gets: the app without its screen, and the address it was opened with. */
export interface LoadContext
  extends Pick<App, 'language' | 'province' | 'person' | 'lowData' | 'call' | 'callPage'> {
  params: Record<string, string>;
  query: URLSearchParams;
  /** A form that came back because something in it is wrong; only on the server. */
  posted?: PostedForm;
}

/** A form that was sent without JavaScript: what was typed, and what is wrong with it. */
export interface PostedForm {
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string;
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
  /** Tells of one person alone, signed in or not: no copy of it is kept anywhere. */
  personal?: boolean;
}

/** A screen: what it loads, how it is titled, how it is drawn. */
export interface Page<D> {
  load?: (context: LoadContext) => Promise<D>;
  head: (app: App, data: D) => Head;
  View: ComponentType<{ data: D }>;
  /**
   * Nothing in `View` needs React: links, forms and `data-add` buttons at most. A page that was
   * opened this way keeps the HTML it came with, and brings neither data nor code for it.
   */
  still?: (app: App) => boolean;
  /** Stands in the place of `View`, at the same size, while `load` takes long. */
  Waiting?: ComponentType<{ address: URL }>;
  /** What stands in a dialog under its title, where the screen can open over another one. */
  Overlay?: ComponentType<{ data: D }>;
}

/** Checks a screen's parts against each other, and forgets what exactly it loads. */
export function definePage<D>(page: Page<D>): AnyPage {
  return page as unknown as AnyPage;
}
export type AnyPage = Page<unknown>;

/** Thrown by a `load` to send the visitor elsewhere. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(to);
    this.to = to;
  }
}
