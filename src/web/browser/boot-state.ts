/** What the boot script (before React) and React tell each other through the window. */
export interface BootState {
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
  /** Opens the panel that the server draws; throws where it cannot be had. */
  openDrawn(answer: Promise<Response>): Promise<void>;
  /** What the shop does where somebody else has changed what it stores. False: it cannot. */
  follow(): boolean;
}

declare global {
  interface Window {
    mariel?: BootState;
  }
}
