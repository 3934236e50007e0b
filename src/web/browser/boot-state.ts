/** What the boot script (before React) and React tell each other through the window. */
export interface BootState {
  /** Elements that were tapped and need React; tapped again once it answers. */
  taps: HTMLElement[];
  /** What the shop's own answer to a tap left for React. */
  note: string | undefined;
  /** Set by React: from now on it takes the taps itself. */
  live: boolean;
}

declare global {
  interface Window {
    mariel?: BootState;
  }
}
