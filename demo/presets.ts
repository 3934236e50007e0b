import type { OfferPresetForm } from '#features/orders/offers/preset-schema.ts';

// Presets for the demo's offers, invented like its products. The catalogue's price holds goods, sea
// freight to Mariel and insurance (`about/price.ts`), so none of these is a preset, or an offer
// would charge it twice.

const papers = {
  kind: 'fee',
  province: null,
  textEs: 'Papeles de exportación (título y AES)',
  textEn: 'Export papers (title and AES)',
  basisPoints: null,
} as const;

export const demoOfferPresets: readonly OfferPresetForm[] = [
  { ...papers, category: 'automobiles', priceCents: 18_000 },
  { ...papers, category: 'motocicletas', priceCents: 9500 },
];
