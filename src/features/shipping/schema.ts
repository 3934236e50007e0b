import type { ProductCategory } from '#features/catalogue/categories.ts';
import type { Stage, UnitActor } from './stages.ts';

/** A stage with its three dates, each a day in Havana ('2026-11-30'). */
export interface StageDates {
  stage: Stage;
  promisedOn: string;
  estimatedOn: string;
  reachedOn: string | null;
}

/** What customers, and those who have a link, read of one unit: no prices, no names of staff. */
export interface Journey {
  id: string;
  number: string;
  name: string;
  category: ProductCategory;
  /** The last stage reached; null before the first. */
  stage: Stage | null;
  /** In the order of `stages`. */
  stages: StageDates[];
  hold: { cause: string; whoActs: UnitActor; since: string } | null;
  voyage: JourneyVoyage | null;
  photos: JourneyPhoto[];
  entries: JourneyEntry[];
  /** Of the last thing that happened; silence is counted from it. */
  lastNewsAt: string;
  /** Nothing happened for `silentAfterDays`. */
  silent: boolean;
}

export interface JourneyVoyage {
  carrier: string;
  ship: string;
  number: string;
  departsOn: string;
  arrivesOn: string;
  departedOn: string | null;
  arrivedOn: string | null;
}

export interface JourneyPhoto {
  id: string;
  stage: Stage;
  hash: string;
  width: number;
  height: number;
  /** Bytes of each stored width. */
  sizes: Record<string, number>;
  text: string | null;
}

/** One line of the history. `onDay`: reached, or expected now; `beforeDay`: expected until then. */
export interface JourneyEntry {
  id: string;
  kind:
    | 'made'
    | 'reached'
    | 'taken_back'
    | 'expected'
    | 'held'
    | 'released'
    | 'note'
    | 'loaded'
    | 'unloaded';
  stage: Stage | null;
  onDay: string | null;
  beforeDay: string | null;
  cause: string | null;
  at: string;
}
