import { provinceCodes } from '#features/company/provinces/provinces.ts';
import type { Delivery } from '#features/shop/catalogue/delivery/schema.ts';

/** Days from Mariel to a province, by how far it lies. Invented, like the demo's products. */
const days: readonly (readonly [from: number, to: number])[] = [
  ...([
    [2, 5],
    [1, 4],
    [1, 4],
    [2, 5],
    [2, 5],
    [3, 7],
    [3, 7],
    [3, 7],
  ] as const),
  ...([
    [4, 8],
    [4, 9],
    [5, 10],
    [5, 10],
    [5, 10],
    [6, 12],
    [6, 12],
    [7, 20],
  ] as const),
];

/** For every province: Mariel by the estimated price, the rest by whoever receives. */
export const demoDeliveries: readonly Delivery[] = provinceCodes.map((province, at) => ({
  province,
  point: {
    es: 'Hasta el puerto de Mariel, despachada por la Aduana.',
    en: 'To the Port of Mariel, cleared by customs.',
  },
  onward: {
    es: 'Un transportista autorizado que usted elige; lo paga quien recibe.',
    en: 'An authorised carrier of your choice; whoever receives pays it.',
  },
  daysFrom: days[at]?.[0] ?? 0,
  daysTo: days[at]?.[1] ?? 0,
}));
