import type { EstimatePresetForm, OfferPresetForm } from '#features/offers/preset-schema.ts';

// What the demo's offers begin with beside their goods. Invented, as its products are. The catalogue's
// price holds goods, sea freight to Mariel and insurance (`company/price.ts`): only what it does not
// hold is here, or an offer would charge it twice.

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

const invented = { source: 'Cifra de ejemplo / sample figure', asOf: '2026-11-01' };

export const demoEstimatePresets: readonly EstimatePresetForm[] = [
  {
    ...invented,
    category: 'automobiles',
    province: null,
    textEs: 'Despacho de Aduana y chapa',
    textEn: 'Customs clearance and number plate',
    cents: 45_000,
  },
  {
    ...invented,
    category: null,
    province: 'HAB',
    textEs: 'Transporte de Mariel a La Habana',
    textEn: 'Transport from Mariel to La Habana',
    cents: 9000,
  },
  {
    ...invented,
    category: null,
    province: 'HOL',
    textEs: 'Transporte de Mariel a Holguín',
    textEn: 'Transport from Mariel to Holguín',
    cents: 42_000,
  },
];
