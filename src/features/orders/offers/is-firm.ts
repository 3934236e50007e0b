import type { ShownState } from './offer-state.ts';

// Apart from the state's schema, which no browser should load.

/** True where what it says is what is paid: it can be accepted, or was. */
export const isFirm = ({ state }: { state: ShownState }): boolean =>
  state === 'sent' || state === 'accepted';
