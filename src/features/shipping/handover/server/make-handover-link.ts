import { sql } from 'kysely';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { lockQuotesWhere, mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { handoverErrors } from '../errors.ts';
import { insertHandoverLink, requireSameLink, revokeHandoverLink } from './handover-links.ts';
import { isWaiting } from './unit-columns.ts';

/**
 * Makes a link for whoever hands over these units, once per key. Throws AppError: a unit that does
 * not wait, or of an order that is the agent's own or that they typed; the key made another link.
 */
export const makeHandoverLink: WriteOf<typeof staffApi.makeHandoverLink> = async (
  { body: { label, units, days }, key, caller: { person: agent } },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; number: string }>`
      select unit.id, unit.number from unit join quote on quote.id = unit.quote_id
      where unit.id = any(${units}::uuid[]) and ${isWaiting} and ${mayOpenQuote(agent)}`.execute(
      tx,
    );
    if (rows.length !== new Set(units).size) throw new AppError(shippingErrors.unitNotFound);
    const ids = rows.map(({ id }) => id);
    // With the link and the code they could hand the goods over to themselves.
    const orders = sql`id in (select quote_id from unit where id = any(${ids}::uuid[]))`;
    if ((await lockQuotesWhere(tx, agent, orders)).size > 0)
      throw new AppError(caseErrors.ownRecord);
    const link = { label, units: ids, days, madeBy: agent.id, key };
    const id = await translateConstraint(
      'handover_link_not_by_typist',
      handoverErrors.ownTyping,
      () => insertHandoverLink(tx, link),
    );
    if (!id) return requireSameLink(tx, link);
    const subject = { kind: 'handover_link', id };
    await writeAudit(tx, agent, 'handover.link', subject, {
      units: rows.map(({ number }) => number),
      days,
    });
  });
};

/** Throws AppError: not found, ended before, or of orders that the agent may not open. */
export const endHandoverLink: WriteOf<typeof staffApi.endHandoverLink> = async (
  { params: { linkId: id }, caller: { person: agent } },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    if (!(await revokeHandoverLink(tx, agent, id))) throw new AppError(handoverErrors.linkNotFound);
    const subject = { kind: 'handover_link', id };
    await writeAudit(tx, agent, 'handover.unlink', subject);
  });
};
