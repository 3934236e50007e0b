import type { Claims, Office } from '#platform/company-config.ts';

// What the demo's company says of itself. Invented, as its products are: a real shop has it from its
// owner (BRAND_EMAIL, BRAND_WHATSAPP, BRAND_CLAIMS, BRAND_OFFICES, BRAND_NVOCC) or shows nothing.

export const demoEmail = 'contacto@marielauto.example';
export const demoWhatsapp = '+13045550142';

export const demoNvocc = 'Caribbean Ro-Ro Lines (NVOCC de ejemplo)';

export const demoClaims: Claims = {
  vehiclesShipped: 500,
  satisfactionPercent: 98,
  deliveriesPercent: 100,
  employees: 50,
  sinceYear: 2020,
  rating: 4.8,
  newCarFromUsd: 28_000,
};

// Cuba's clock and the eastern one change together, so the distances hold all year.
const eastern = {
  es: 'Hora del este, la misma de Cuba',
  en: 'Eastern time, the same as in Cuba',
};

export const demoOffices: readonly Office[] = [
  {
    city: 'Charleston',
    state: 'West Virginia',
    address: '1200 Kanawha Blvd E, Suite 210, Charleston, WV 25301',
    email: 'charleston@marielauto.example',
    clock: eastern,
    specialties: [
      { es: 'Automóviles', en: 'Cars' },
      { es: 'Papeles de exportación', en: 'Export papers' },
    ],
    manager: 'Daniel Whitaker',
    rating: 4.9,
  },
  {
    city: 'Concord',
    state: 'New Hampshire',
    address: '45 N Main St, Suite 300, Concord, NH 03301',
    email: 'concord@marielauto.example',
    clock: eastern,
    specialties: [
      { es: 'Electrodomésticos', en: 'Home appliances' },
      { es: 'Compras a fabricantes', en: 'Buying from makers' },
    ],
    manager: 'Laura Benítez',
    rating: 4.8,
  },
  {
    city: 'Anchorage',
    state: 'Alaska',
    address: '550 W 7th Ave, Suite 1220, Anchorage, AK 99501',
    email: 'anchorage@marielauto.example',
    clock: {
      es: 'Hora de Alaska, 4 horas menos que en Cuba',
      en: 'Alaska time, 4 hours behind Cuba',
    },
    specialties: [
      { es: 'Camionetas y 4×4', en: 'Pickups and 4×4' },
      { es: 'Carga pesada', en: 'Heavy cargo' },
    ],
    manager: 'Erik Sorensen',
    rating: 4.7,
  },
  {
    city: 'Salt Lake City',
    state: 'Utah',
    address: '175 S West Temple, Suite 500, Salt Lake City, UT 84101',
    email: 'saltlakecity@marielauto.example',
    clock: {
      es: 'Hora de la montaña, 2 horas menos que en Cuba',
      en: 'Mountain time, 2 hours behind Cuba',
    },
    specialties: [
      { es: 'Triciclos eléctricos', en: 'Electric tricycles' },
      { es: 'Motocicletas', en: 'Motorcycles' },
    ],
    manager: 'Miriam Castellanos',
    rating: 4.8,
  },
  {
    city: 'Des Moines',
    state: 'Iowa',
    address: '666 Grand Ave, Suite 1400, Des Moines, IA 50309',
    email: 'desmoines@marielauto.example',
    clock: {
      es: 'Hora central, 1 hora menos que en Cuba',
      en: 'Central time, 1 hour behind Cuba',
    },
    specialties: [
      { es: 'Automóviles', en: 'Cars' },
      { es: 'Transporte hasta el puerto', en: 'Transport to the port' },
    ],
    manager: 'Kevin Ramírez',
    rating: 4.8,
  },
];
