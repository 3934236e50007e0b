import { sql } from 'kysely';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { handoverErrors } from '../../errors.ts';
import { lockForHandover } from '../../server/lock-for-handover.ts';
import { recordHandover } from '../../server/record-handover.ts';

interface FoundAct {
  unitId: string;
  linkId: string;
  handedOn: string;
  receivedBy: string;
  waits: boolean;
}

/**
 * Accepts a signed act, and with it the handover, or refuses it, so that the code or another act is
 * needed. Throws AppError: not found, the agent's own order or link, decided or handed over meanwhile.
 */
export const decideAct: WriteOf<typeof staffApi.decideAct> = async (
  { params: { actId: id }, body: decision, caller: { person: agent } },
  services,
) => {
  const decide = async (tx: Tx) => {
    const unit = await lockForHandover(tx, agent, (await findAct(tx, id)).unitId);
    // Read again under the lock of its unit, because somebody may have decided meanwhile.
    const act = await findAct(tx, id);
    if (!act.waits) throw new AppError(handoverErrors.actDecided);
    const { accepted } = decision;
    await tx
      .updateTable('signed_act')
      .set({
        outcome: accepted ? 'accepted' : 'refused',
        reason: decision.accepted ? null : decision.reason,
        decided_by: agent.id,
        decided_at: sharedNow(),
      })
      .where('id', '=', id)
      .execute();
    if (accepted) {
      const { handedOn, receivedBy, linkId } = act;
      const by = { way: 'act', linkId, actId: id, madeBy: agent.id } as const;
      await recordHandover(tx, services, unit, { handedOn, receivedBy, key: undefined, ...by });
    }
    await writeAudit(tx, agent, accepted ? 'handover.act_accepted' : 'handover.act_refused', {
      kind: 'unit',
      id: unit.id,
      name: unit.number,
    });
  };
  // Two people stand behind an act.
  await translateConstraint('signed_act_by_two', handoverErrors.ownLink, () =>
    inTransaction(services.db, decide),
  );
  services.wakeWorker();
};

async function findAct(db: Database | Tx, id: string): Promise<FoundAct> {
  const { rows } = await sql<FoundAct>`
    select unit_id as "unitId", link_id as "linkId", handed_on::text as "handedOn",
      received_by as "receivedBy", outcome is null as waits
    from signed_act where id = ${id}`.execute(db);
  if (!rows[0]) throw new AppError(handoverErrors.actNotFound);
  return rows[0];
}
