import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit, writeRead } from '#features/accounts/server/audit.ts';
import { isQuoteOfAgent, mayOpenQuote } from '#features/quotes/server/quote-access.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { handoverErrors } from '../../errors.ts';
import { recordHandover } from '../../server/record-handover.ts';
import { lockForHandover } from '../../server/staff-handovers.ts';
import type { CheckedDecision } from '../act-schema.ts';

interface FoundAct {
  unitId: string;
  linkId: string;
  handedOn: string;
  receivedBy: string;
  waits: boolean;
}

/**
 * Accepts a signed act, and with it the handover, or refuses it, so that the code or another act is
 * needed. Throws AppError: not found, the agent's own order, decided or handed over meanwhile.
 */
export async function decideAct(
  services: Services,
  agent: CurrentUser,
  id: string,
  decision: CheckedDecision,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
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
        decided_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    if (accepted) {
      const { handedOn, receivedBy, linkId } = act;
      const by = { way: 'act', linkId, actId: id, madeBy: agent.id } as const;
      await recordHandover(tx, services, unit, { handedOn, receivedBy, key: undefined, ...by });
    }
    await writeAudit(tx, {
      actor: agent,
      action: accepted ? 'handover.act_accepted' : 'handover.act_refused',
      subject: { kind: 'unit', id: unit.id, name: unit.number },
    });
  });
  services.wakeWorker();
}

async function findAct(db: Database | Tx, id: string): Promise<FoundAct> {
  const { rows } = await sql<FoundAct>`
    select unit_id as "unitId", link_id as "linkId", handed_on::text as "handedOn",
      received_by as "receivedBy", outcome is null as waits
    from signed_act where id = ${id}`.execute(db);
  if (!rows[0]) throw new AppError(handoverErrors.actNotFound);
  return rows[0];
}

/** Gives staff a photo of an act and logs that it was read. Throws AppError: not found. */
export async function readActPhoto(
  { db, files }: Services,
  agent: CurrentUser,
  { actId, position }: { actId: string; position: string },
): Promise<FileReply> {
  const { rows } = await sql<{ file: string; unitId: string; number: string }>`
    select p.file, unit.id as "unitId", unit.number
    from signed_act_photo p join signed_act a on a.id = p.act_id join unit on unit.id = a.unit_id
      join quote on quote.id = unit.quote_id
    where a.id = ${actId} and p.position = ${position}::int
      and ${mayOpenQuote(agent)} and not ${isQuoteOfAgent(agent)}`.execute(db);
  const [photo] = rows;
  const bytes = photo && (await files.get(photo.file));
  if (!photo || !bytes) throw new AppError(handoverErrors.actNotFound);
  await writeRead(db, {
    actor: agent,
    action: 'handover.act_read',
    subject: { kind: 'unit', id: photo.unitId, name: photo.number },
  });
  return new FileReply(bytes, {
    'content-type': 'image/webp',
    'content-disposition': `inline; filename="${photo.number}-acta-${position}.webp"`,
    // A stranger sent the file, so the browser must run nothing in it.
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}
