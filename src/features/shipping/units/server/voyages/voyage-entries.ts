import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import type { CheckedVoyageUpdate } from '../../voyage-schema.ts';
import type { LockedVoyage } from './save-voyage.ts';

interface NewEntry {
  id: string;
  voyage: LockedVoyage;
  update: CheckedVoyageUpdate;
  key: string | undefined;
  units: number;
}

export async function writeVoyageEntry(
  tx: Tx,
  agent: CurrentUser,
  { id, voyage, update, key, units }: NewEntry,
): Promise<void> {
  await tx
    .updateTable('voyage')
    .set({ ...voyageColumns(update), revision: update.expected + 1 })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('voyage_entry')
    .values({
      voyage_id: id,
      kind: update.kind,
      ...entryColumns(update),
      ...(update.kind === 'departure_taken_back' && { on_day: voyage.departedOn }),
      ...(update.kind === 'arrival_taken_back' && { on_day: voyage.arrivedOn }),
      units,
      made_by: agent.id,
      submission_key: key ?? null,
    })
    .execute();
}

function voyageColumns(update: CheckedVoyageUpdate) {
  switch (update.kind) {
    case 'departed':
      return { departed_on: update.day };
    case 'arrived':
      return { arrived_on: update.day };
    case 'departure_taken_back':
      return { departed_on: null };
    case 'arrival_taken_back':
      return { arrived_on: null };
    case 'expected':
      return { departs_on: update.departsOn, arrives_on: update.arrivesOn };
    case 'note':
      return {};
  }
}

function entryColumns(update: CheckedVoyageUpdate) {
  return {
    on_day: 'day' in update ? update.day : 'departsOn' in update ? update.departsOn : null,
    arrives_on: 'arrivesOn' in update ? update.arrivesOn : null,
    cause: 'cause' in update ? update.cause : null,
  };
}

/**
 * True where this key has recorded this very update. Throws AppError: it has recorded another one.
 */
export async function wasUpdateRecorded(
  tx: Tx,
  agent: CurrentUser,
  { id, update, key }: Pick<NewEntry, 'id' | 'update' | 'key'>,
): Promise<boolean> {
  const { on_day, arrives_on, cause } = entryColumns(update);
  const { rows } = await sql<EntryFacts>`
    select made_by as by, kind, on_day::text as day, arrives_on::text as "arrivesOn", cause
    from voyage_entry where voyage_id = ${id} and submission_key = ${key ?? ''}`.execute(tx);
  const [earlier] = rows;
  if (!earlier) return false;
  const now: EntryFacts = {
    by: agent.id,
    kind: update.kind,
    // An update that takes back names no day; only the entry has it.
    day: on_day ?? earlier.day,
    arrivesOn: arrives_on,
    cause,
  };
  requireSameContent(earlier, now, caseErrors.entryKeyReused);
  return true;
}

interface EntryFacts {
  by: string;
  kind: string;
  day: string | null;
  arrivesOn: string | null;
  cause: string | null | undefined;
}
