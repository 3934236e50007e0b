import type { ProvinceCode } from '#features/company/provinces/provinces.ts';

/** What happens to an order, so many days after it was asked for, with what belongs to it. */
export type Step = readonly [day: number, act: StepName, detail?: string];

export type StepName =
  | 'asks'
  | 'takes'
  | 'writes'
  | 'says'
  | 'offers'
  | 'asksChange'
  | 'accepts'
  | 'declines'
  | 'sharesWithPayer'
  | 'sharesWithRecipient'
  | 'pays'
  | 'overpays'
  | 'movesCredit'
  | 'claims'
  | 'findsClaim'
  | 'rejectsClaim'
  | 'handsInCash'
  | 'countsCash'
  | 'refunds'
  | 'buys'
  | 'stores'
  | 'files'
  | 'loads'
  | 'clears'
  | 'namesCustoms'
  | 'agreesCustoms'
  | 'readies'
  | 'holds'
  | 'releases'
  | 'isLate'
  | 'handsOver'
  | 'handsOverByWord'
  | 'handsOverBySigning'
  | 'acceptsAct'
  | 'reviews'
  | 'ends'
  | 'rejects';

export interface DemoOrder {
  who: string;
  province: ProvinceCode;
  /** Slugs of the demo's products. */
  goods: readonly string[];
  /** So many days before the day of the start. */
  daysAgo: number;
  /** What is still to come on that day has not happened. */
  steps: readonly Step[];
  receives?: string;
  /** Who of the team works at it, where that matters. */
  agent?: string;
}

/** A ship of the story: so many days before the start it departs and arrives; less than 0 is to come. */
export interface DemoVoyage {
  number: string;
  ship: string;
  departs: number;
  arrives: number;
}

export const voyages: readonly DemoVoyage[] = [
  { number: '207S', ship: 'Perla del Golfo', departs: 108, arrives: 103 },
  { number: '211S', ship: 'Perla del Golfo', departs: 80, arrives: 75 },
  { number: '215S', ship: 'Bahía Azul', departs: 52, arrives: 47 },
  { number: '219S', ship: 'Perla del Golfo', departs: 24, arrives: 19 },
  { number: '223S', ship: 'Bahía Azul', departs: 2, arrives: -3 },
  { number: '227S', ship: 'Perla del Golfo', departs: -12, arrives: -17 },
];

const asked: readonly Step[] = [
  [0, 'asks'],
  [0.06, 'takes'],
];
const agreed = (plan = 'halves'): readonly Step[] => [
  ...asked,
  [0.2, 'offers', plan],
  [1.3, 'accepts'],
];
const bought: readonly Step[] = [
  [2.2, 'pays'],
  [4, 'buys'],
  [8, 'stores'],
];
const shipped = (voyage: string): readonly Step[] => [
  ...agreed(),
  ...bought,
  [15, 'pays'],
  [16, 'files'],
  [18, 'loads', voyage],
];

/** So many days before a ship sails, what it shall carry is asked for. */
const lead = 22;
const sailing = (at: number) => (voyages[at]?.departs ?? 0) + lead;
const numberOf = (at: number) => voyages[at]?.number ?? '';

const handedOver = (at: number, review?: string): readonly Step[] => [
  ...shipped(numberOf(at)),
  [29, 'clears'],
  [35, 'readies'],
  [37, 'handsOver'],
  ...(review ? ([[41, 'reviews', review]] as const) : []),
];

type Told = Omit<DemoOrder, 'daysAgo' | 'steps'>;
const onShip = (at: number, order: Told, steps: readonly Step[]): DemoOrder => ({
  ...order,
  daysAgo: sailing(at),
  steps,
});
const before = (daysAgo: number, order: Told, steps: readonly Step[]): DemoOrder => ({
  ...order,
  daysAgo,
  steps,
});

const rebel = 'honda-rebel-300-2024';
const grom = 'honda-grom-2024';
const mototaxi = 'jinpeng-mototaxi-6-plazas-2025';
const cargo = 'zongshen-carga-1000-2025';
const fridge = 'frigidaire-ffht1835vw-refrigerador';
const washer = 'lg-wm3400cw-lavadora-frontal';
const split = 'pioneer-wys012amfi19rl-split-12000';
const generator = 'honda-eu2200i-generador';
const power = 'ecoflow-delta-2-estacion-de-energia';
const tv = 'samsung-un55du8000-televisor-55';
const stove = 'panasonic-nn-sn686s-microondas';

export const orders: readonly DemoOrder[] = [
  // The first ships: all handed over.
  onShip(
    0,
    { who: 'odalys', province: 'HOL', goods: [fridge, washer] },
    handedOver(
      0,
      '5 Todo llegó sellado y el mismo día que me avisaron. El refrigerador ya está enfriando.',
    ),
  ),
  onShip(
    0,
    { who: 'ernesto', province: 'HAB', goods: [generator] },
    handedOver(0, '4 Llegó bien. Me faltó el manual en español, pero me lo mandaron por correo.'),
  ),
  onShip(
    0,
    { who: 'maritza', province: 'VCL', goods: [mototaxi] },
    handedOver(
      0,
      '5 Desconfiaba, porque ya me habían engañado una vez. Con el código supe que eran ellos.',
    ),
  ),
  onShip(
    1,
    { who: 'yanet', province: 'HOL', goods: [split, tv], receives: 'Mirta Pérez' },
    handedOver(1, '5 Mi mamá lo recibió en Holguín con su código. Muy serios.'),
  ),
  onShip(
    1,
    { who: 'yoel', province: 'SCU', goods: [cargo] },
    handedOver(
      1,
      '4 El triciclo salió como en las fotos. La transportación a Santiago tardó dos días más.',
    ),
  ),
  onShip(
    1,
    { who: 'caridad', province: 'CMG', goods: ['volkswagen-jetta-s-2020'] },
    handedOver(1, '5 Me dijeron los golpes que tenía antes de pagar. Llegó tal cual.'),
  ),
  onShip(
    1,
    { who: 'leandro', province: 'MAT', goods: [power, 'renogy-kit-solar-200w'] },
    handedOver(1, '5 La batería y el panel llegaron juntos. Ya no me quedo sin luz por la noche.'),
  ),
  onShip(
    2,
    { who: 'niurka', province: 'GRA', goods: [washer] },
    handedOver(2, '3 La lavadora trabaja bien, pero el camión llegó con un día de atraso.'),
  ),
  onShip(
    2,
    { who: 'reinaldo', province: 'HAB', goods: ['kia-soul-s-2021'] },
    handedOver(2, '5 Todo claro desde el principio: precio, fecha y papeles.'),
  ),
  onShip(
    2,
    { who: 'dayana', province: 'CFG', goods: [grom] },
    handedOver(2, '4 La moto está nueva. El casco que pedí aparte todavía lo espero.'),
  ),
  onShip(2, { who: 'humberto', province: 'HOL', goods: [fridge] }, [
    ...shipped(numberOf(2)),
    [29, 'clears'],
    [35, 'readies'],
    [
      40,
      'handsOverByWord',
      'La familia lo recibió sin teléfono; lo confirmó el vecino con su carné',
    ],
  ]),
  onShip(
    2,
    { who: 'susan', province: 'HAB', goods: [mototaxi], receives: 'Alina Torres' },
    handedOver(
      2,
      '5 I paid from Houston and my cousin in Havana received it with a code. Every date was kept.',
    ),
  ),

  // The fourth ship: what it brought is in Mariel, at customs, or ready.
  onShip(3, { who: 'idania', province: 'PRI', goods: [rebel] }, handedOver(3)),
  onShip(
    3,
    {
      who: 'yanet',
      province: 'HOL',
      goods: ['toyota-rav4-hybrid-xle-2021'],
      receives: 'Mirta Pérez',
    },
    [...shipped(numberOf(3)), [29, 'clears'], [41.5, 'readies'], [41.6, 'sharesWithRecipient']],
  ),
  onShip(3, { who: 'pavel', province: 'LTU', goods: [stove, fridge], agent: 'marta' }, [
    ...shipped(numberOf(3)),
    [29, 'clears'],
    [34, 'holds', 'La aduana pide la factura de compra original'],
    [44.2, 'namesCustoms', '185.50'],
  ]),
  onShip(3, { who: 'milagros', province: 'SSP', goods: [cargo] }, [
    ...shipped(numberOf(3)),
    [30, 'clears'],
    [36, 'isLate', 'La aduana tiene más carga que de costumbre'],
    [37.1, 'namesCustoms', '410'],
    [38, 'agreesCustoms'],
  ]),
  onShip(3, { who: 'adrian', province: 'CAV', goods: [power] }, [
    ...shipped(numberOf(3)),
    [29, 'clears'],
    [35, 'readies'],
    [38, 'handsOverBySigning'],
    [38.2, 'acceptsAct'],
  ]),
  onShip(3, { who: 'humberto', province: 'HOL', goods: [tv] }, [
    ...shipped(numberOf(3)),
    [29, 'clears'],
    [35, 'readies'],
    [45.2, 'handsOverBySigning'],
  ]),

  // At sea.
  onShip(
    4,
    { who: 'rosario', province: 'HOL', goods: ['hyundai-accent-sel-2020'] },
    shipped(numberOf(4)),
  ),
  onShip(4, { who: 'osmani', province: 'HOL', goods: [mototaxi] }, shipped(numberOf(4))),
  onShip(4, { who: 'belkis', province: 'GTM', goods: [washer, split] }, shipped(numberOf(4))),
  onShip(
    4,
    { who: 'frank', province: 'HAB', goods: ['honda-fit-ex-2019'], receives: 'Regla Delgado' },
    shipped(numberOf(4)),
  ),

  // For the next ship: bought, half paid, overdue, held.
  onShip(
    5,
    { who: 'yanet', province: 'HOL', goods: [rebel], receives: 'Mirta Pérez' },
    shipped(numberOf(5)),
  ),
  before(20, { who: 'yusimi', province: 'HAB', goods: ['nissan-versa-sv-2022'] }, [
    ...agreed(),
    ...bought,
  ]),
  before(26, { who: 'orestes', province: 'ART', goods: [generator] }, [
    ...agreed('dated'),
    [2.2, 'pays'],
    [4, 'buys'],
    [8, 'stores'],
  ]),
  before(18, { who: 'lisandra', province: 'MAT', goods: ['hyundai-tucson-sel-2022'] }, [
    ...agreed(),
    ...bought,
    [11, 'holds', 'El vendedor no ha entregado el título'],
  ]),
  before(12, { who: 'julio', province: 'VCL', goods: [cargo] }, [
    ...agreed(),
    [2.4, 'handsInCash'],
    [3.2, 'countsCash'],
    [5, 'buys'],
  ]),
  before(9, { who: 'ana', province: 'CMG', goods: [fridge, stove] }, [
    ...agreed(),
    [2, 'claims'],
    [2.3, 'findsClaim'],
    [5, 'buys'],
  ]),
  before(15, { who: 'odalys', province: 'HOL', goods: [tv] }, [
    ...agreed('whole'),
    [2, 'overpays'],
    [4, 'buys'],
    [9, 'stores'],
    [14.1, 'movesCredit', 'Lo pidió por WhatsApp para su otra orden'],
  ]),
  before(4, { who: 'odalys', province: 'HOL', goods: [power] }, agreed()),

  // Money that waits.
  before(4, { who: 'ernesto', province: 'HAB', goods: [split] }, [
    ...agreed(),
    [2.5, 'handsInCash'],
  ]),
  before(5, { who: 'caridad', province: 'CMG', goods: [power], agent: 'marta' }, [
    ...agreed(),
    [3.8, 'claims'],
  ]),
  before(6, { who: 'leandro', province: 'MAT', goods: [grom] }, [
    ...agreed(),
    [2, 'claims'],
    [3, 'rejectsClaim', 'En la foto no se lee la referencia: mándela de nuevo'],
  ]),
  before(
    2.9,
    { who: 'yanet', province: 'HOL', goods: ['toyota-prius-le-2019'], receives: 'Mirta Pérez' },
    [...agreed(), [1.4, 'sharesWithPayer']],
  ),
  before(34, { who: 'niurka', province: 'GRA', goods: [generator] }, [
    ...agreed('whole'),
    [2, 'pays'],
    [6, 'says', 'Se nos presentó una operación y no podemos seguir'],
    [7, 'ends', 'Un problema de salud'],
    [9, 'refunds'],
  ]),

  // Offers.
  before(1.1, { who: 'yanet', province: 'HOL', goods: [stove] }, [
    ...asked,
    [0.4, 'offers', 'halves'],
  ]),
  before(3, { who: 'reinaldo', province: 'HAB', goods: [mototaxi] }, [
    ...asked,
    [0.3, 'offers', 'halves'],
  ]),
  before(2, { who: 'dayana', province: 'SCU', goods: ['mazda-cx-5-touring-2021'] }, [
    ...asked,
    [0.3, 'offers', 'halves'],
    [1.2, 'asksChange', '¿Puede ser en dos cuotas de distinto monto?'],
  ]),
  before(16, { who: 'humberto', province: 'HOL', goods: [washer], agent: 'marta' }, [
    ...asked,
    [0.4, 'offers', 'halves'],
  ]),
  before(13, { who: 'idania', province: 'PRI', goods: ['kia-rio-5-puertas-2021'] }, [
    ...asked,
    [0.3, 'offers', 'halves'],
    [2, 'declines', 'El flete quedó por encima de lo que puedo pagar'],
  ]),

  // Requests.
  before(1.4, { who: 'pavel', province: 'LTU', goods: [generator] }, [
    ...asked,
    [0.2, 'writes', 'Estamos confirmando el precio con el vendedor.'],
    [0.6, 'says', '¿Trae cable para 110?'],
  ]),
  before(0.3, { who: 'milagros', province: 'CFG', goods: ['yamaha-zuma-125-2024'] }, [[0, 'asks']]),
  before(0.12, { who: 'adrian', province: 'CAV', goods: [fridge, tv] }, [[0, 'asks']]),
  before(0.04, { who: 'frank', province: 'HAB', goods: ['toyota-corolla-le-2021'] }, [[0, 'asks']]),
  before(8, { who: 'rosario', province: 'MAT', goods: [cargo] }, [
    ...asked,
    [2, 'rejects', 'Ese modelo ya no se fabrica'],
  ]),
];
