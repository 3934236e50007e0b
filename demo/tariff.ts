import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import type { TariffForm } from '#features/shop/catalogue/landed-cost/schema.ts';

// Costs in Cuba of the demo's products. They are invented, and each figure says so; some are
// missing on purpose, to show that case.

const sample = {
  province: null,
  cents: null,
  basisPoints: null,
  source: 'Cifra de ejemplo / sample figure',
  sourceAddress: null,
  validFrom: '2026-11-01',
} as const;

/** From Mariel; the Isla de la Juventud and the east have none. */
const inland: readonly (readonly [ProvinceCode, car: number, small: number])[] = [
  ['HAB', 9000, 2500],
  ['ART', 6000, 2000],
  ['MAY', 11_000, 3000],
  ['MAT', 16_000, 4000],
  ['VCL', 25_000, 6000],
  ['CFG', 25_000, 6000],
  ['CMG', 36_000, 9000],
  ['HOL', 42_000, 11_000],
  ['SCU', 48_000, 12_500],
];

const duties: readonly (readonly [ProductCategory, basisPoints: number])[] = [
  ['automobiles', 2500],
  ['motocicletas', 2000],
  ['triciclos', 1000],
  ['electrodomesticos', 1500],
];

const amounts = [
  ['automobiles', 'registration', 35_000],
  ['motocicletas', 'registration', 12_000],
  ['automobiles', 'port', 32_000],
  ['motocicletas', 'port', 9000],
  ['triciclos', 'port', 9000],
  ['electrodomesticos', 'port', 3500],
] as const;

export const demoTariff: readonly TariffForm[] = [
  ...duties.map(([category, basisPoints]) => ({
    ...sample,
    kind: 'duties' as const,
    category,
    basisPoints,
  })),
  // Figures that are over, and some that begin later.
  {
    ...sample,
    kind: 'duties',
    category: 'automobiles',
    basisPoints: 3000,
    validFrom: '2026-01-01',
  },
  {
    ...sample,
    kind: 'port',
    category: 'automobiles',
    cents: 34_000,
    validFrom: '2099-01-01',
  },
  ...amounts.map(([category, kind, cents]) => ({ ...sample, kind, category, cents })),
  ...inland.flatMap(([province, car, small]) =>
    (
      [
        ['automobiles', car],
        ['motocicletas', small],
        ['triciclos', small],
        ['electrodomesticos', small],
      ] as const
    ).map(([category, cents]) => ({
      ...sample,
      kind: 'inland' as const,
      category,
      province,
      cents,
    })),
  ),
];
