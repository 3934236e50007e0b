import type { Text } from '#platform/text/language.ts';
import { claims } from './claims.ts';
import type { OfficeState } from './office-states.ts';

export interface Office {
  id: keyof typeof claims.officeRatings;
  city: string;
  state: OfficeState;
  address: string;
  email: string;
  /** The clock of `officeHours`: its name, and how it differs from Cuba's. */
  clock: Text;
  specialties: readonly Text[];
  manager: string;
  /** The company's own claim. */
  rating: number;
}

/** The same at every office, on the office's own clock. */
export const officeHours = { weekdays: ['8:00', '18:00'], saturday: ['9:00', '14:00'] } as const;

// Cuba's clock and the eastern one change together, so the distances hold all year.
const eastern = {
  es: 'Hora del este, la misma de Cuba',
  en: 'Eastern time, the same as in Cuba',
} satisfies Text;

/** The five offices. */
export const offices: readonly Office[] = [
  {
    id: 'charleston',
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
    rating: claims.officeRatings.charleston,
  },
  {
    id: 'concord',
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
    rating: claims.officeRatings.concord,
  },
  {
    id: 'anchorage',
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
    rating: claims.officeRatings.anchorage,
  },
  {
    id: 'saltLakeCity',
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
    rating: claims.officeRatings.saltLakeCity,
  },
  {
    id: 'desMoines',
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
    rating: claims.officeRatings.desMoines,
  },
];
