import type { PageUpdate } from './service-worker/service-worker-scope.ts';

/** Shared between the boot script, which runs before React, and React. */
export interface BootState {
  /**
   * The address for which the server drew the page. The history may leave it before React starts.
   */
  renderedFor: string;
  /** Tapped elements that need React. Once it has started, they are tapped again. */
  taps: HTMLElement[];
  /** A message that the shop's own answer to a tap leaves for React. */
  note?: string | undefined;
  /** What the service worker reported about this page before `showNews` listened. */
  news?: PageUpdate;
  deferred?: BootDeferred;
  /** Loaded when a fragment opens before React (`open-rendered.ts`). */
  showFragment?: (response: Response, open: number) => Promise<void>;
  /** Loaded when somebody has signed out (`app/browser/sign-outs.ts`). */
  clearOwn?: (signOut: string) => void;
  /** True once React answers taps, or the browser does because React cannot. */
  live: boolean;
  /** Its start, which React's code sets. Rejects if it fails. */
  started?: Promise<void>;
  /** Its code and its start, once it was requested. */
  react?: Promise<void>;
}

export interface BootDeferred {
  /** Answers a tap. Returns the address of the fragment that then opens, if the server renders one. */
  answer(control: HTMLElement): string | undefined;
  openFragment(address: string): Promise<void>;
  /** The last sign-out in this browser when the page was new (`app/browser/sign-outs.ts`). */
  signOut: string;
}

declare global {
  interface Window {
    bootState?: BootState;
  }
}
