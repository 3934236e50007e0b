/** 'auto' is found in each file, and asked where it may be two. */
export const decimalStyles = ['auto', 'point', 'comma'] as const;
export const dayStyles = ['auto', 'ymd', 'dmy', 'mdy'] as const;
export const separators = ['auto', 'comma', 'semicolon', 'tab'] as const;
export const encodings = ['auto', 'utf-8', 'utf-16le', 'windows-1252'] as const;

/** In characters, as the server counts them. */
export const maxHeading = 80;

export const layoutColumns = [
  'day',
  'amount',
  'credit',
  'debit',
  'direction',
  'description',
  'payer',
  'reference',
  'status',
  'balance',
  'currency',
] as const;
export type LayoutColumn = (typeof layoutColumns)[number];
