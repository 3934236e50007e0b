/** What the shop tells its service worker. */
export interface ServiceWorkerRules {
  /** Names this build. A new build drops the pages of the old one. */
  build: string;
  /** Shown instead of a page that was never seen. */
  offlinePage: string;
  isPage(path: string): boolean;
  /**
   * Returns the public page that replaces a personal one, which is never stored. It renders what the
   * personal page has left on the phone.
   */
  standIn(path: string): string | undefined;
  /** True for calls whose last response is shown without a connection. */
  isStoredCall(path: string): boolean;
  /** True for pages that sign somebody in or out: they drop all stored pages. */
  changesPerson(path: string): boolean;
  /** True for cookies of choices that pages depend on. */
  isChoice(cookie: string): boolean;
}
