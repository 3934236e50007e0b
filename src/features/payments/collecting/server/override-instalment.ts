import { sql } from 'kysely';
import { readMoney } from '#features/orders/offers/server/money/read-money.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { collectingErrors } from '../errors.ts';
import { changeMoney } from './change-money.ts';

/**
 * Lets the units of an order go on without an instalment, which stays to be paid. Throws AppError:
 * not found, the administrador's own order, it lacks another amount than they saw, let go already.
 */
export const overrideInstalment: WriteOf<typeof staffApi.overrideInstalment> = async (
  {
    params: { id: quoteId },
    body: { position, lacksCents, reason },
    caller: { person: administrador },
  },
  services,
) => {
  const { otherLack, overriddenAlready } = collectingErrors;
  await translateConstraint('instalment_override_once', overriddenAlready, () =>
    changeMoney(services, administrador, quoteId, async (tx, { of, name }) => {
      const money = await readMoney(tx, quoteId);
      const part = money?.instalments[position];
      if (part?.lacksCents !== lacksCents) throw new AppError(otherLack);
      await sql`insert into instalment_override (acceptance_id, position, reason, made_by)
        select acceptance_id, ${position}, ${reason}, ${administrador.id} from order_agreed
        where quote_id = ${quoteId}`.execute(tx);
      const subject = { kind: 'quote', id: of.id, name };
      await writeAudit(tx, administrador, 'order.override', subject, {
        cents: lacksCents,
        part: part.label,
      });
    }),
  );
};
