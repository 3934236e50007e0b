/** What the boot script (before React) and React tell each other through the window. */
export interface BootState {
  /** The address of which the server drew the page; history may leave it before React comes. */
  drawnFor: string;
  /** Elements that were tapped and need React; tapped again once it answers. */
  taps: HTMLElement[];
  /** What the shop's own answer to a tap left for React. */
  note: string | undefined;
  /** What comes where it is wanted (`BootLate`). */
  late?: BootLate;
  /** Set by React: from now on it takes the taps itself. */
  live: boolean;
}

/** What the boot script brings where it is wanted. */
export interface BootLate {
  /** Does what a tap asks for; returns where the server draws the panel that it opens, if any. */
  answer(control: HTMLElement): string | undefined;
  /** Opens that panel. */
  openDrawn(address: string): Promise<void>;
}

declare global {
  interface Window {
    mariel?: BootState;
  }
}
