import type { ComponentType } from 'react';
import type { LoadingApp, OpenView } from '../open-view.ts';
import type { AnyPage } from '../page.ts';
import type { OverlayProps } from './browser-website.ts';

/** The screen that is open, and maybe a second one over it with its own address. */
export interface CurrentScreen {
  address: URL;
  view: OpenView;
  overlay: OpenView | undefined;
  Overlay?: ComponentType<OverlayProps> | undefined;
}

export interface NextScreen {
  address: URL;
  /**
   * True where the new screen starts from its top, so that the current content may be replaced
   * while it loads.
   */
  fresh: boolean;
  /** Known as soon as only the data is missing. */
  page?: AnyPage;
}

export interface EntryState {
  under?: string;
}

/** The app without the address and the navigation, which change with each screen. */
export type AppBase = Omit<LoadingApp, 'address'>;

export interface NavigationState {
  app: AppBase;
  screen: CurrentScreen;
  /** Grows with each change of screen: results of an earlier one are dropped. */
  turn: number;
  step: Promise<unknown> | undefined;
  /** The next screen's heading gets the focus, or its control of this name. */
  focusTarget: { top: boolean; name: string } | undefined;
}
