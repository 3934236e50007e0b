import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { handoverErrors } from '../errors.ts';
import { auditHandover, lockForHandover } from './lock-for-handover.ts';
import { findHandover, isDelivered, recordHandover } from './record-handover.ts';

/**
 * Records a handover for which an administrador gives a reason instead of a code or an act. Throws AppError: not
 * found, the agent's own order or one that they typed, handed over before, an impossible day.
 */
export const recordByWord: WriteOf<typeof staffApi.recordHandover> = async (
  { params: { id: unitId }, body: word, key, caller: { person: agent } },
  services,
) => {
  const record = async (tx: Tx) => {
    const unit = await lockForHandover(tx, agent, unitId);
    const before = await findHandover(tx, unitId);
    if (before && key && before.key === key) {
      const now = { ...word, key };
      return requireSameContent<object>(before, now, caseErrors.entryKeyReused);
    }
    if (isDelivered(unit)) throw new AppError(handoverErrors.already);
    const handover = { ...word, key, way: 'word', madeBy: agent.id } as const;
    await translateConstraint('handover_word_not_by_typist', handoverErrors.wordOfTypist, () =>
      recordHandover(tx, services, unit, handover),
    );
    await auditHandover(tx, agent, unit, 'handover.word');
  };
  // A handover that was taken back is not recorded again by a repeated request.
  await translateConstraint('handover_once_per_submission', handoverErrors.already, () =>
    inTransaction(services.db, record),
  );
  services.wakeWorker();
};
