import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { findCategory } from '../../categories.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { tariffErrors } from '../errors.ts';
import type { TariffRule } from '../landed-cost.ts';
import { kindName } from '../messages.ts';
import type { TariffForm } from '../schema.ts';

/** A figure never changes once it is entered. Throws AppError: there is one with the same day. */
export function enterTariff(
  services: Services,
  agent: CurrentUser,
  form: TariffForm,
): Promise<void> {
  return changeCatalogue(services, async (tx) => {
    const id = await translateConstraint('tariff_once', tariffErrors.there, () =>
      insertTariff(tx, agent.id, form),
    );
    const { source, sourceAddress, validFrom, cents, basisPoints } = form;
    const subject = { kind: 'tariff', id, name: nameInAudit(form) };
    await writeAudit(tx, agent, 'tariff.enter', subject, {
      cents,
      basisPoints,
      source,
      sourceAddress,
      validFrom,
    });
  });
}

export async function insertTariff(
  tx: Tx,
  enteredBy: string | null,
  form: TariffForm,
): Promise<string> {
  const { id } = await tx
    .insertInto('tariff')
    .values({
      kind: form.kind,
      category: form.category,
      province: form.province,
      amount_cents: form.cents,
      basis_points: form.basisPoints,
      source: form.source,
      source_address: form.sourceAddress,
      valid_from: form.validFrom,
      entered_by: enteredBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Voids a mistake, so that the earlier figure holds again. Throws AppError: not found, already
 * voided.
 */
export function voidTariff(
  services: Services,
  agent: CurrentUser,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  return changeCatalogue(services, async (tx) => {
    const entry = await tx
      .selectFrom('tariff')
      .select(['kind', 'category', 'province', 'voided_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new AppError(tariffErrors.notFound));
    if (entry.voided_at) throw new AppError(tariffErrors.voided);
    await tx
      .updateTable('tariff')
      .set({ voided_at: sharedNow(), voided_by: agent.id, void_reason: reason })
      .where('id', '=', id)
      .execute();
    const subject = { kind: 'tariff', id, name: nameInAudit(entry) };
    await writeAudit(tx, agent, 'tariff.void', subject, { reason });
  });
}

/** The audit log is in Spanish, like all that staff write. */
function nameInAudit(entry: Pick<TariffRule, 'kind' | 'category' | 'province'>): string {
  return `${kindName(entry, 'es')}: ${findCategory(entry.category)?.plural.es}`;
}
