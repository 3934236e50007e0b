import { sql } from 'kysely';
import { type DueEvent, dueText } from '#features/ledger/entries/due.ts';
import type { StageCheck } from '#features/shipping/units/server/stage-rules.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';

interface UnpaidPart {
  unitId: string;
  label: string;
  lacksCents: number;
  due: DueEvent;
  dueOn: string | null;
}

/**
 * Names each unpaid part that keeps a unit from a stage: of these events, or of a day that has
 * passed, unless an administrador let the order go on without it.
 */
const checkPaid =
  (events: readonly DueEvent[]): StageCheck =>
  async (tx, unitIds, day) => {
    // Joined plainly, what all orders lack would be added up to look at these.
    const { rows } = await sql<UnpaidPart>`
      select unit.id as "unitId", part.label, part.lacks_cents::float8 as "lacksCents", part.due,
        part.due_on::text as "dueOn"
      from unit, lateral (
        select * from instalment_unpaid where quote_id = unit.quote_id offset 0) part
      where unit.id = any (${unitIds}::uuid[])
        and (part.due = any (${events}::text[]) or (part.due = 'date' and part.due_on < ${day}::date))
        and not exists (select from instalment_override o
          where o.acceptance_id = unit.acceptance_id and o.position = part.position)
      order by unit.id, part.position`.execute(tx);
    return rows.map((part) => ({
      unitId: part.unitId,
      reason: {
        es: `Falta pagar ${partText(part, 'es')}.`,
        en: `Not paid yet: ${partText(part, 'en')}.`,
      },
    }));
  };

function partText({ label, lacksCents, ...due }: UnpaidPart, language: Language): string {
  const amount = formatMoney(lacksCents, language);
  const when = dueText(due, language);
  return language === 'es'
    ? `${amount} de «${label}», ${when}`
    : `${amount} of “${label}”, ${when}`;
}

/** The plan of an order binds both sides. */
export const checkPaidBefore = {
  bought: checkPaid(['acceptance', 'purchase']),
  shipped: checkPaid(['acceptance', 'purchase', 'embarkation']),
};
