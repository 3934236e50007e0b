import { type RawBuilder, sql } from 'kysely';
import { provinceName, toProvince } from '#features/company/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import { firstName, identifierEnd, isWaiting, receiverOf, unitProvince } from './unit-columns.ts';

/** The facts that may stand on a sheet that whoever hands over carries. */
export interface BlankActUnit {
  unit: string;
  name: string;
  identifier: string | null;
  province: string;
  receives: string;
}

export async function readBlankActUnit(
  db: Database,
  which: RawBuilder<unknown>,
): Promise<BlankActUnit | undefined> {
  const { rows } = await sql<BlankActUnit>`
    select unit.number as unit, unit.name, right(unit.identifier, ${identifierEnd}::int) as identifier,
      ${unitProvince} as province, ${receiverOf} as receives
    from unit join quote on quote.id = unit.quote_id where ${isWaiting} and ${which}`.execute(db);
  const [row] = rows;
  return (
    row && {
      ...row,
      province: provinceName(toProvince(row.province)),
      receives: firstName(row.receives),
    }
  );
}
