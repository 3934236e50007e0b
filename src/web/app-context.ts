import { createContext, useContext } from 'react';
import type { ListPage } from '#platform/calls/client.ts';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

/**
 * Facts about one visit, which the server sends to the browser as data. Other rooms add theirs by
 * declaration merging: the person (accounts), the province (provinces), the brand (company), the
 * staff's menu (app).
 */
export interface VisitFacts {
  language: Language;
  /** Set where the address names the language: what the visitor has chosen for all others. */
  chosenLanguage?: Language;
  /** True where pictures load on a tap and lists are short. */
  lowData: boolean;
}

/**
 * Every screen gets this, on the server and in the browser. Other rooms add their actions by
 * declaration merging.
 */
export interface App extends VisitFacts {
  address: URL;
  /**
   * False on the server and until React has started: until then plain links and forms do the work.
   */
  live: boolean;
  call<Output, Input extends CallInput>(call: Call<Output, Input>, input: Input): Promise<Output>;
  callPage<Output, Input extends CallInput>(
    call: Call<Output, Input>,
    input: Input,
  ): Promise<ListPage<Output>>;
  /** Opens an address of this site without loading a document. */
  navigate(
    address: string,
    options?: { replace?: boolean; scroll?: boolean; over?: boolean; data?: unknown },
  ): Promise<void>;
  /** Loads the data of the current screen again. Call it after every change. */
  refresh(): Promise<void>;
}

export const AppContext = createContext<App | undefined>(undefined);

/** With texts of `defineTexts`, `t` is them in the language of the page. */
export function useApp(): App;
export function useApp<Texts>(texts: Record<Language, Texts>): App & { t: Texts };
export function useApp<Texts>(texts?: Record<Language, Texts>): App & { t?: Texts } {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp outside of the app');
  return texts ? { ...app, t: texts[app.language] } : app;
}
