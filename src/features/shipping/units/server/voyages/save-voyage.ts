import type { z } from 'zod';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { staffApi } from '#staff-api.ts';
import { shippingErrors } from '../../errors.ts';
import type { NewVoyage } from '../../voyage-schema.ts';

export async function createVoyage(
  { db }: Services,
  agent: CurrentUser,
  { billOfLading, departsOn, arrivesOn, ...facts }: z.output<typeof NewVoyage>,
  key: string | undefined,
): Promise<string> {
  if (arrivesOn < departsOn) throw new AppError(shippingErrors.voyageDates);
  const submitted = {
    ...facts,
    bill_of_lading: billOfLading || null,
    departs_on: departsOn,
    arrives_on: arrivesOn,
    made_by: agent.id,
  };
  const values = { ...submitted, departed_on: null, arrived_on: null, submission_key: key ?? null };
  return inTransaction(db, async (tx) => {
    const voyage = await tx
      .insertInto('voyage')
      .values(values)
      // Of two requests at once the second waits for the first at this statement, by its key or by
      // its ship and number: whichever the database looks at first.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!voyage) return findEarlier(tx, values.submission_key, submitted);
    await auditVoyage(tx, agent, 'voyage.create', voyage.id, facts);
    return voyage.id;
  });
}

/** Throws AppError: not found, changed meanwhile, another voyage has that ship and number. */
export const saveVoyage: WriteOf<typeof staffApi.saveVoyage> = async (
  {
    params: { id },
    body: { expected: seenRevision, billOfLading, ...facts },
    caller: { person: agent },
  },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    const { revision } = await lockVoyage(tx, id);
    if (revision !== seenRevision) throw new AppError(shippingErrors.voyageChanged);
    const set = { ...facts, bill_of_lading: billOfLading || null, revision: revision + 1 };
    await translateConstraint('voyage_once', shippingErrors.voyageExists, () =>
      tx.updateTable('voyage').set(set).where('id', '=', id).execute(),
    );
    await auditVoyage(tx, agent, 'voyage.save', id, facts);
  });
};

export interface LockedVoyage {
  ship: string;
  number: string;
  revision: number;
  departsOn: string;
  arrivesOn: string;
  departedOn: string | null;
  arrivedOn: string | null;
}

export async function lockVoyage(tx: Tx, id: string): Promise<LockedVoyage> {
  const voyage = await tx
    .selectFrom('voyage')
    .select(['ship', 'number', 'revision'])
    .select(({ cast }) => [
      cast<string>('departs_on', 'text').as('departsOn'),
      cast<string>('arrives_on', 'text').as('arrivesOn'),
      cast<string | null>('departed_on', 'text').as('departedOn'),
      cast<string | null>('arrived_on', 'text').as('arrivedOn'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError(shippingErrors.voyageNotFound));
  return voyage;
}

export function auditVoyage(
  tx: Tx,
  actor: CurrentUser,
  action: string,
  id: string,
  { ship, number }: Pick<LockedVoyage, 'ship' | 'number'>,
  details?: object,
) {
  return writeAudit(tx, actor, action, { kind: 'voyage', id, name: `${ship} ${number}` }, details);
}

/** The voyage that this key has recorded. Throws AppError: another key, or it has recorded another one. */
async function findEarlier(tx: Tx, key: string | null, submitted: object): Promise<string> {
  const found = await tx
    .selectFrom('voyage')
    .select(['id', 'revision', 'made_by', 'carrier', 'ship', 'number', 'port', 'bill_of_lading'])
    .select(({ cast }) => [
      cast<string>('departs_on', 'text').as('departs_on'),
      cast<string>('arrives_on', 'text').as('arrives_on'),
    ])
    .where('submission_key', '=', key)
    .executeTakeFirstOrThrow(() => new AppError(shippingErrors.voyageExists));
  const { id, revision, ...earlier } = found;
  // Of a voyage that was changed since, only who made it is as it was.
  const before = revision === 0 ? earlier : { ...submitted, made_by: earlier.made_by };
  requireSameContent<object>(before, submitted, caseErrors.entryKeyReused);
  return id;
}
