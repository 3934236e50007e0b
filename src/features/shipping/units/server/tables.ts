import type { ColumnType, Generated } from 'kysely';
import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import type { Party, Stage, UnitEntryKind } from '../stages.ts';
import type { VoyageEntryKind } from '../voyage-kinds.ts';

type Day = ColumnType<unknown, string, string>;
type DayOrNone = ColumnType<unknown, string | null, string | null>;

declare module '#platform/database/database.ts' {
  interface Tables {
    voyage: {
      id: Generated<string>;
      carrier: string;
      ship: string;
      number: string;
      port: string;
      bill_of_lading: string | null;
      departs_on: Day;
      arrives_on: Day;
      departed_on: DayOrNone;
      arrived_on: DayOrNone;
      revision: Generated<number>;
      made_by: string;
      made_at: Generated<Date>;
      submission_key: string | null;
    };
    stage_duration: {
      id: Generated<string>;
      category: ProductCategory;
      port: string | null;
      province: string | null;
      stage: Stage;
      days: number;
      changed_by: string | null;
      changed_at: Generated<Date>;
    };
    voyage_entry: {
      id: Generated<string>;
      seq: Generated<string>;
      voyage_id: string;
      kind: VoyageEntryKind;
      on_day: ColumnType<unknown, string | null, never>;
      arrives_on: ColumnType<unknown, string | null, never>;
      cause: string | null;
      units: number;
      made_by: string;
      made_at: Generated<Date>;
      submission_key: string | null;
    };
    unit: {
      id: Generated<string>;
      quote_id: string;
      acceptance_id: string;
      position: number;
      piece: number;
      number: string;
      category: ProductCategory;
      name: string;
      product_id: string | null;
      kind_open: Generated<boolean>;
      identifier: string | null;
      /** Above 1 only on units that shared a number before the database knew that they did. */
      identifier_nth: Generated<number>;
      title_number: string | null;
      title_state: string | null;
      voyage_id: string | null;
      retired_at: Date | null;
      revision: Generated<number>;
      made_at: Generated<Date>;
    };
    unit_entry: {
      id: Generated<string>;
      seq: Generated<string>;
      unit_id: string;
      kind: UnitEntryKind;
      stage: Stage | null;
      on_day: ColumnType<unknown, string | null, never>;
      before_day: ColumnType<unknown, string | null, never>;
      cause: string | null;
      who_acts: Party | null;
      voyage_id: string | null;
      made_by: string | null;
      made_at: Generated<Date>;
      submission_key: string | null;
    };
    unit_hold: { unit_id: string; cause: string; who_acts: Party; since: Generated<Date> };
    unit_photo: {
      id: Generated<string>;
      unit_id: string;
      stage: Stage;
      hash: string;
      width: number;
      height: number;
      sizes: ColumnType<Record<string, number>, string, never>;
      text: string | null;
      made_by: string | null;
      made_at: Generated<Date>;
    };
  }
}
