import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { removeSeen, writeSeen } from '#features/people/accounts/server/seen-change.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { staffApi } from '#staff-api.ts';
import type {
  Durations,
  DurationsChange,
  DurationsOf,
  DurationsRemoval,
} from '../duration-schema.ts';
import { shippingErrors } from '../errors.ts';
import { stages } from '../stages.ts';

/** Promised days are computed from durations, which only administradores change. */
export const durationRoutes: CallRoute[] = [
  serve(staffApi.listDurations, (_, { db }) => listDurations(db)),
  serve(staffApi.saveDurations, async ({ body, caller }, { db }) => {
    await saveDurations(db, caller.person, body);
    return listDurations(db);
  }),
  serve(staffApi.removeDurations, async ({ body, caller }, { db }) => {
    await removeDurations(db, caller.person, body);
    return listDurations(db);
  }),
];

/** Lists, for each category, the general durations and then the exceptions. */
async function listDurations(db: Database): Promise<Durations[]> {
  const { rows } = await sql<Durations>`
    select category, port, province, json_object_agg(stage, days) as days
    from stage_duration group by category, port, province
    order by category, num_nonnulls(port, province), province, port`.execute(db);
  const none = Object.fromEntries(stages.map((stage) => [stage, 0]));
  return rows.map((row) => ({ ...row, days: { ...none, ...row.days } }));
}

/** Throws AppError: others than the agent saw. */
async function saveDurations(
  db: Database,
  agent: CurrentUser,
  { expected, ...durations }: DurationsChange,
): Promise<void> {
  const { category, port, province, days } = durations;
  await inTransaction(db, async (tx) => {
    await writeSeen(tx, lockOf(durations), {
      expected,
      read: () => readDays(tx, durations),
      write: () =>
        sql`
          insert into stage_duration (category, port, province, stage, days, changed_by)
          select ${category}, ${port}::text, ${province}::text, key, value::smallint,
            ${agent.id}::uuid
          from json_each_text(${JSON.stringify(days)}::json)
          on conflict on constraint stage_duration_once do update
            set days = excluded.days, changed_by = excluded.changed_by, changed_at = now()
            where stage_duration.days <> excluded.days`.execute(tx),
    });
    await auditDuration(tx, agent, 'duration.save', durations, { days });
  });
}

const lockOf = ({ category, port, province }: DurationsOf) =>
  `durations ${category} ${port} ${province}`;

async function readDays(tx: Tx, of: DurationsOf): Promise<Durations['days'] | undefined> {
  const isSame = ({ category, port, province }: Durations) =>
    category === of.category && port === of.port && province === of.province;
  return (await listDurations(tx)).find(isSame)?.days;
}

/**
 * Throws AppError: others than the agent saw, or the general durations of a category, which every
 * promise needs.
 */
async function removeDurations(
  db: Database,
  agent: CurrentUser,
  { expected, ...of }: DurationsRemoval,
): Promise<void> {
  if (!of.port && !of.province) throw new AppError(shippingErrors.generalDurations);
  await inTransaction(db, (tx) =>
    removeSeen(tx, lockOf(of), {
      expected,
      read: () => readDays(tx, of),
      async remove() {
        await sql`delete from stage_duration where category = ${of.category}
          and port is not distinct from ${of.port}::text
          and province is not distinct from ${of.province}::text`.execute(tx);
        await auditDuration(tx, agent, 'duration.remove', of);
      },
    }),
  );
}

async function auditDuration(
  tx: Tx,
  actor: CurrentUser,
  action: string,
  { category, port, province }: DurationsOf,
  details: object = {},
): Promise<void> {
  const name = [category, province, port].filter((part) => part).join(', ');
  await writeAudit(tx, actor, action, { kind: 'duration', name }, details);
}
