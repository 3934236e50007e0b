/**
 * What the boot script (before React) and React tell each other through the window: taps that
 * wait for React, and that the drawer is to be opened.
 */
export interface BootState {
  /** Elements that were tapped and want React; tapped again once it answers. */
  taps: HTMLElement[];
  /** The name of a product that the boot script put into the cart. */
  added: string | undefined;
  /** Set by React: from now on it takes the taps itself. */
  live: boolean;
}

declare global {
  interface Window {
    mariel?: BootState;
  }
}
