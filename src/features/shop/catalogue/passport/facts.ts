import type { Language } from '#platform/text/language.ts';
import type { ProductCategory } from '../categories.ts';
import { engineKind } from '../engine.ts';

/** What a passport may say of a product, each with its source and day. */
export const factNames = [
  'vin',
  'title',
  'owners',
  'mileage',
  'accidents',
  'condition',
  'repairs',
  'battery',
  'charger',
  'range',
  'spares',
  'voltage',
  'frequency',
  'plug',
  'consumption',
  'location',
  'inspector',
  'warranty',
  'warrantor',
] as const;
export type FactName = (typeof factNames)[number];

export const factSources = [
  'title',
  'inspection',
  'measured',
  'maker',
  'report',
  'seller',
] as const;
export type FactSource = (typeof factSources)[number];

export interface Fact {
  value: string | number;
  source: FactSource;
  /** The day on which it was seen or said. */
  on: string;
  /** Of a text that nobody wrote in the language of who reads it. */
  valueIn?: Language | undefined;
}
export type PassportFacts = Partial<Record<FactName, Fact>>;

/** Facts of a few known answers; those with a highest number are whole numbers; others are words. */
export const factChoices = {
  title: ['clean', 'rebuilt', 'salvage', 'flood', 'lemon'],
  condition: ['new', 'openBox', 'refurbished', 'used'],
  voltage: ['110', '220', '110-220'],
  frequency: ['60', '50', '50-60'],
  plug: ['A', 'B', 'C', 'F', 'G', 'I', 'L', 'none'],
} as const;
export const highestFacts = { owners: 20, mileage: 1_000_000, range: 1000, consumption: 2000 };
export const longestFact = 300;

export const isChosen = (name: FactName): name is keyof typeof factChoices => name in factChoices;
export const isCounted = (name: FactName): name is keyof typeof highestFacts =>
  name in highestFacts;
/** Texts, which are of a language. */
export const isText = (name: FactName) => name !== 'vin' && !isChosen(name) && !isCounted(name);

/** What is written under some of the names. */
export function partOf<Name extends string, Value>(
  all: Partial<Record<Name, Value>>,
  names: readonly Name[],
) {
  const part: Partial<Record<Name, Value>> = {};
  for (const name of names) if (all[name] !== undefined) part[name] = all[name];
  return part;
}

export type FactSubject = 'papers' | 'use' | 'state' | 'power' | 'current' | 'place' | 'warranty';
export type FactsBySubject = readonly (readonly [FactSubject, readonly FactName[]])[];

const registered: FactsBySubject = [
  ['papers', ['vin', 'title', 'owners']],
  ['use', ['mileage', 'accidents', 'repairs']],
];
const state: FactsBySubject = [['state', ['condition', 'repairs']]];
const electric: FactsBySubject = [['power', ['battery', 'charger', 'range', 'spares']]];

const ofCategory: Record<ProductCategory, FactsBySubject> = {
  automobiles: registered,
  motocicletas: registered,
  triciclos: state,
  electrodomesticos: [...state, ['current', ['voltage', 'frequency', 'plug', 'consumption']]],
};
const ofAll: FactsBySubject = [
  ['place', ['location', 'inspector']],
  ['warranty', ['warranty', 'warrantor']],
];

interface DescribedProduct {
  category: ProductCategory;
  engineType: string | null;
}

/** What a buyer of such a product asks for, by subject. */
export function factsAskedOf({ category, engineType }: DescribedProduct): FactsBySubject {
  const runsOnBattery = engineType !== null && engineKind(engineType) === 'electric';
  return [...ofCategory[category], ...(runsOnBattery ? electric : []), ...ofAll];
}

/**
 * If an appliance works in Cuba, which has 110 V everywhere, 220 V in many homes, and 60 Hz;
 * undefined where it is not known.
 */
export function fitsCuba({
  voltage,
  frequency,
}: PassportFacts): 'yes' | 'at220' | 'no' | undefined {
  if (!voltage || !frequency) return undefined;
  if (frequency.value === '50') return 'no';
  return voltage.value === '220' ? 'at220' : 'yes';
}

const kilometresInMile = 1.609344;
/** To the ten: nobody knows a car's road to the kilometre. */
export const kilometresOf = (miles: number) => Math.round((miles * kilometresInMile) / 10) * 10;

/** What anybody may read of a VIN: make, model and year, but not which vehicle it is. */
export const maskedVin = (vin: string) => vin.slice(0, -hiddenOfVin) + '*'.repeat(hiddenOfVin);
const hiddenOfVin = 6;
