import type { ComponentType } from 'react';
import type { LoadingApp, OpenView } from '../open-view.ts';
import type { AnyPage } from '../page.ts';
import type { OverlayProps } from './start.tsx';

/** What stands on the screen: a view, and maybe another one over it with an address of its own. */
export interface Shown {
  address: URL;
  view: OpenView;
  overlay: OpenView | undefined;
  /** What draws the overlay; it comes with the first one. */
  Overlay?: ComponentType<OverlayProps> | undefined;
}

/** Where a change of screen leads that is under way. */
export interface NextScreen {
  address: URL;
  /** It will be another screen, or this one from its top: what stands there may go. */
  fresh: boolean;
  /** The screen, once only its data is missing. */
  page?: AnyPage;
}

/** In a history entry: the address of the view under an overlay. */
export interface EntryState {
  under?: string;
}

export type KnownApp = Omit<LoadingApp, 'address'>;

export interface NavigationState {
  known: KnownApp;
  shown: Shown;
  /** Grows with each change of screen: what was asked for in an earlier one comes too late. */
  turn: number;
  /** The person's last step, until it has led somewhere. */
  step: Promise<unknown> | undefined;
  /** Where the focus goes once the next screen stands: its top, or else what has this name. */
  landing: { top: boolean; name: string } | undefined;
}
