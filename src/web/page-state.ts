import type { StaffMenu } from '#app.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Brand } from '#features/company/brand.ts';
import type { ProvinceCode } from '#features/provinces/provinces.ts';
import type { Language } from '#platform/text/language.ts';

/** What the server tells the browser in the HTML, so that React starts where the page stands. */
export interface PageState {
  language: Language;
  province: ProvinceCode;
  person: CurrentUser | undefined;
  brand: Brand;
  lowData: boolean;
  staffMenu: StaffMenu | undefined;
  view: ViewState;
}

/** What stands in the middle of the page. */
export type ViewState =
  | { kind: 'page'; data: unknown }
  /** Nothing in it needs React: it stays as it was drawn, its title too. */
  | { kind: 'still'; title: string }
  | { kind: 'not-found' }
  | { kind: 'denied' }
  | { kind: 'failed'; unavailable: boolean; requestId: string };

export const stateElementId = 'state';
export const stillElementId = 'still';
export const footerElementId = 'pie';
export const appElementId = 'app';
