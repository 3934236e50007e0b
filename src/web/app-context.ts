import { createContext, useContext } from 'react';
import type { Page as ListPage } from '#platform/calls/client.ts';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

/**
 * What the server knows of a visit and hands to the browser as data. Whoever owns another fact adds
 * it by declaration merging: the person (accounts), the province (provinces), the brand (company),
 * the staff's menu (app).
 */
export interface VisitFacts {
  language: Language;
  /** Pictures wait for a tap, lists are short. */
  lowData: boolean;
}

/**
 * What every screen may know and do, on the server and in the browser. What changes a fact is added
 * by the fact's owner, as above.
 */
export interface App extends VisitFacts {
  /** Path and query of the screen. */
  address: URL;
  /** False on the server and until React answers: then links and forms do the work. */
  live: boolean;
  call<G, T extends CallInput>(call: Call<G, T>, input: T): Promise<G>;
  callPage<G, T extends CallInput>(call: Call<G, T>, input: T): Promise<ListPage<G>>;
  /** Goes to an address of ours without loading a document. */
  navigate(
    address: string,
    options?: { replace?: boolean; scroll?: boolean; over?: boolean; data?: unknown },
  ): Promise<void>;
  /** Drops all loaded data and loads this screen's again: after every change. */
  refresh(): Promise<void>;
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp outside of the app');
  return app;
}
