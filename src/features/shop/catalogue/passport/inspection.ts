import type { Language } from '#platform/text/language.ts';
import type { ProductCategory } from '../categories.ts';

/** The forty points of a car that are looked at, by area; a motorcycle and a tricycle have their own. */
const car = {
  body: [
    'hood',
    'roof',
    'doors',
    'fenders',
    'bumpers',
    'trunk',
    'glass',
    'paint',
    'rust',
    'chassis',
  ],
  inside: ['seats', 'belts', 'dashboard', 'carpet', 'ceiling', 'windows', 'airbags', 'smell'],
  engine: [
    'start',
    'idle',
    'noise',
    'oilLeak',
    'oil',
    'coolant',
    'driveBelt',
    'gearbox',
    'exhaust',
    'mounts',
  ],
  tyres: ['frontTyres', 'rearTyres', 'spare', 'brakes', 'suspension', 'steering'],
  electrics: ['battery', 'lights', 'signals', 'airCon', 'radio', 'warnings'],
} as const;
const motorcycle = {
  body: ['tank', 'fenders', 'seats', 'mirrors', 'paint', 'rust', 'chassis'],
  engine: ['start', 'idle', 'noise', 'oilLeak', 'oil', 'clutch', 'gearbox', 'chain', 'exhaust'],
  tyres: ['frontTyres', 'rearTyres', 'rims', 'brakes', 'fork', 'suspension', 'steering'],
  electrics: ['battery', 'lights', 'signals', 'warnings'],
} as const;
const tricycle = {
  body: ['roof', 'bed', 'seats', 'glass', 'paint', 'rust', 'chassis'],
  engine: ['motor', 'controller', 'axle', 'noise'],
  tyres: ['frontTyres', 'rearTyres', 'spare', 'brakes', 'fork', 'suspension', 'steering'],
  electrics: ['traction', 'charger', 'wiring', 'lights', 'signals', 'warnings'],
} as const;

type PointsOf<Checklist> = Checklist[keyof Checklist] extends readonly (infer Name)[]
  ? Name
  : never;
export type InspectionArea = keyof typeof car;
export type PointName =
  | PointsOf<typeof car>
  | PointsOf<typeof motorcycle>
  | PointsOf<typeof tricycle>;
type Checklist = Partial<Record<InspectionArea, readonly PointName[]>>;

const checklists: Partial<Record<ProductCategory, Checklist>> = {
  automobiles: car,
  motocicletas: motorcycle,
  triciclos: tricycle,
};
const allPoints = [car, motorcycle, tricycle].flatMap((list) => Object.values(list).flat());
export const pointNames = [...new Set(allPoints)] as [PointName, ...PointName[]];

/** What is looked at, area by area; nothing where goods are not inspected. */
export function checklistOf(
  category: ProductCategory,
): readonly (readonly [InspectionArea, readonly PointName[]])[] {
  return Object.entries(checklists[category] ?? {}) as [InspectionArea, readonly PointName[]][];
}

/** Only of a car there is a drawing of the body. */
export const hasDrawing = (category: ProductCategory) => category === 'automobiles';

export const pointStates = ['ok', 'worn', 'fault'] as const;
export interface Noted {
  note: string | null;
  /** Of one that nobody wrote in the language of who reads it. */
  noteIn?: Language | undefined;
}
export interface Point extends Noted {
  state: (typeof pointStates)[number];
  /** Which picture of the product shows it, by its place. */
  picture?: number | undefined;
}
/** A point that is not here was not looked at. */
export type Points = Partial<Record<PointName, Point>>;

export type Grade = 'A' | 'B' | 'C' | 'D';
interface AreaResult {
  looked: number;
  all: number;
  /** Undefined where less than half was looked at. */
  grade: Grade | undefined;
}

/** A: at most a fifth is worn; B: more is; C: one fault; D: more. */
export function resultOf(
  names: readonly PointName[],
  points: Partial<Record<PointName, Pick<Point, 'state'> | undefined>>,
): AreaResult {
  const states = names.flatMap((name) => points[name]?.state ?? []);
  const count = (state: Point['state']) => states.filter((each) => each === state).length;
  const [looked, faults] = [states.length, count('fault')];
  const result = { looked, all: names.length };
  if (looked * 2 < names.length) return { ...result, grade: undefined };
  if (faults > 0) return { ...result, grade: faults === 1 ? 'C' : 'D' };
  return { ...result, grade: count('worn') * 5 > looked ? 'B' : 'A' };
}

/** Where each part of a body is on its drawing, seen from above with the front to the left. */
export const zones = {
  frontBumper: [7, 50],
  hood: [22, 50],
  windshield: [36, 50],
  roof: [52, 50],
  rearWindow: [67, 50],
  trunk: [80, 50],
  rearBumper: [93, 50],
  frontRightFender: [20, 16],
  frontRightDoor: [40, 16],
  rearRightDoor: [59, 16],
  rearRightFender: [80, 16],
  frontLeftFender: [20, 84],
  frontLeftDoor: [40, 84],
  rearLeftDoor: [59, 84],
  rearLeftFender: [80, 84],
} as const satisfies Record<string, readonly [x: number, y: number]>;
export type Zone = keyof typeof zones;
export const zoneNames = Object.keys(zones) as [Zone, ...Zone[]];

export const markKinds = ['scratch', 'dent', 'paint', 'rust', 'crack', 'missing'] as const;
export const markSizes = ['small', 'medium', 'large'] as const;
export interface Mark extends Noted {
  zone: Zone;
  kind: (typeof markKinds)[number];
  size: (typeof markSizes)[number];
}
export const mostMarks = 30;
export const longestNote = 200;
