import type { CaseRef } from '#features/requests/cases/server/case-ref.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import type { NewEvent } from '#features/requests/cases/server/new-event.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { describeChanges } from '../amendment.ts';
import type { CheckedRecipient } from '../schema.ts';
import { recipientColumns, toRecipient } from './store.ts';
import type { QuoteRow } from './tables.ts';

interface RecipientConfirmation {
  of: CaseRef;
  row: QuoteRow;
  actor: NewEvent['actor'];
  /** Undefined and null leave the recipient as it is. */
  recipient: CheckedRecipient | null | undefined;
}

/**
 * Saves the recipient that the customer confirmed and an entry in the history. The province stays,
 * because the price is for that one.
 */
export async function confirmRecipient(
  tx: Tx,
  { of, row, actor, recipient }: RecipientConfirmation,
): Promise<void> {
  if (!recipient) return;
  const before = toRecipient(row);
  const after = { ...recipient, province: before?.province ?? null };
  const same = { lines: [], notes: null };
  const changes = describeChanges(
    { ...same, recipient: before },
    { ...same, recipient: after },
    row.language,
  );
  if (changes.length === 0) return;
  await together(
    tx
      .updateTable('quote')
      .set({ ...recipientColumns(after), revision: row.revision + 1 })
      .where('id', '=', of.id)
      .execute(),
    addEvent(tx, { of, actor, kind: 'amended', note: changes.join('\n') }),
  );
}
