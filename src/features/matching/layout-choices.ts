import type { DayOrder } from '#platform/time/read-day.ts';

export const decimalStyles = ['point', 'comma'] as const;
export const dayStyles = ['ymd', 'dmy', 'mdy'] as const satisfies DayOrder[];
export const separators = ['auto', 'comma', 'semicolon', 'tab'] as const;
export const encodings = ['auto', 'utf-8', 'utf-16le', 'windows-1252'] as const;

/** In characters, as the server counts them. */
export const maxHeading = 80;

export const layoutColumns = [
  'day',
  'amount',
  'credit',
  'debit',
  'description',
  'payer',
  'reference',
  'currency',
] as const;
export type LayoutColumn = (typeof layoutColumns)[number];
