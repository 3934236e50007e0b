import type { Page } from 'playwright-core';
import type { Language } from '#platform/text/language.ts';
import type { Staff } from './staff.ts';

export interface Walk {
  page: Page;
  /** Another phone, on which nobody signed in, for what a link opens. */
  other: Page;
  staff: Staff;
  language: Language;
  email: string;
  /** The number of the quotation, once it is made. */
  reference: string;
}

export interface Step {
  name: string;
  /** True where it happens on the other phone. */
  elsewhere?: true;
  act(walk: Walk): Promise<unknown>;
}
