import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { seal } from '#platform/auth/secret.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { codeOfNumber, codeTries } from '../code.ts';
import { isReached } from './unit-columns.ts';

/**
 * Computes the code of a version anew each time. It is stored nowhere, so that nobody learns it
 * from the database, and must stand in no mail and no log.
 */
export async function codeOf(db: Database, unitId: string, version: number): Promise<string> {
  const sealed = await seal(db, 'handover-code', `${unitId} ${version}`);
  // 48 bits spread over ten million numbers make none likelier by more than one in 28 million.
  return codeOfNumber(Buffer.from(sealed, 'base64url').readUIntBE(0, 6) % 10_000_000);
}

export function isSameCode(right: string, typed: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export interface CodeState {
  version: number;
  wrong: number;
  shown: boolean;
  withoutCode: boolean;
}

/** A condition of a query of units: staff typed its order, so it has no code (decision 065). */
export const isWithoutCode = sql<boolean>`(typist_of_unit(unit.id) is not null)`;

/**
 * A condition of a query of units: the customer sees the code, because the unit is ready or staff
 * chose to show it early.
 */
export const isCodeShown = sql<boolean>`(
  unit.retired_at is null and not ${isWithoutCode} and (
    ${isReached('ready')}
    or exists (select from handover_code c where c.unit_id = unit.id and c.shown_early_at is not null)
  ))`;

/** Locking lets each of ten simultaneous tries be counted. */
export async function lockCode(tx: Tx, unitId: string): Promise<CodeState> {
  await tx
    .insertInto('handover_code')
    .values({ unit_id: unitId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<CodeState>`
    select version, wrong, ${isCodeShown} as shown, ${isWithoutCode} as "withoutCode"
    from handover_code join unit on unit.id = handover_code.unit_id
    where unit_id = ${unitId} for update of handover_code`.execute(tx);
  const [state] = rows;
  if (!state) throw new Error('no such unit');
  return state;
}

export const isOpenCode = ({ shown, wrong }: CodeState): boolean => shown && wrong < codeTries;

/** Counts a locked or hidden code too, so that the time of an answer reveals nothing. */
export async function countWrongTry(tx: Tx, unitId: string): Promise<void> {
  await sql`update handover_code set wrong = least(wrong + 1, ${codeTries}::int)
    where unit_id = ${unitId}`.execute(tx);
}

/**
 * The codes of an order that has another owner: one that was shown opens nothing until staff renew it,
 * and any other is the next one.
 */
export async function endCodes(tx: Tx, quoteId: string): Promise<void> {
  await sql`insert into handover_code as c (unit_id, version, wrong)
    select unit.id, case when ${isCodeShown} then 1 else 2 end, case when ${isCodeShown} then ${codeTries}::int else 0 end
    from unit where unit.quote_id = ${quoteId} and not ${isReached('delivered')}
    on conflict (unit_id) do update set
      version = case when excluded.wrong > 0 or c.version = 9 then c.version else c.version + 1 end,
      wrong = case when excluded.wrong > 0 or c.version = 9 then ${codeTries}::int else 0 end`.execute(
    tx,
  );
}
