import { moneyPapers } from '#features/ledger/entries/money-papers.ts';

export const paperKinds = [
  'request',
  'offer',
  ...moneyPapers,
  'statement',
  'handover',
  'shipment',
] as const;
export type PaperKind = (typeof paperKinds)[number];
