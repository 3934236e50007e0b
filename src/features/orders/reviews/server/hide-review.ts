import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { reviewErrors } from '../errors.ts';
import { lockReview } from './answer-review.ts';

/** Throws AppError: not found, hidden already. */
export const hideReview: WriteOf<typeof staffApi.hideReview> = (
  { params: { id }, body: { reason }, caller: { person: agent } },
  services,
) =>
  changeCatalogue(services, async (tx) => {
    const { unit } = await lockReview(tx, agent, id);
    const openHiding = await tx
      .selectFrom('review_hiding')
      .select('id')
      .where('review_id', '=', id)
      .where('shown_at', 'is', null)
      .executeTakeFirst();
    if (openHiding) throw new AppError(reviewErrors.hiddenAlready);
    await tx
      .insertInto('review_hiding')
      .values({ review_id: id, reason, hidden_by: agent.id })
      .execute();
    const subject = { kind: 'review', id, name: unit };
    await writeAudit(tx, agent, 'review.hide', subject, { reason });
  });

/** Throws AppError: not found, not hidden. */
export const unhideReview: WriteOf<typeof staffApi.unhideReview> = (
  { params: { id }, caller: { person: agent } },
  services,
) =>
  changeCatalogue(services, async (tx) => {
    const { unit } = await lockReview(tx, agent, id);
    await tx
      .updateTable('review_hiding')
      .set({ shown_by: agent.id, shown_at: sharedNow() })
      .where('review_id', '=', id)
      .where('shown_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new AppError(reviewErrors.notHidden));
    const subject = { kind: 'review', id, name: unit };
    await writeAudit(tx, agent, 'review.unhide', subject);
  });
