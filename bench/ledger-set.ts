import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/**
 * Writes so many payments on a quarter as many orders, over the last three years: by bank and in
 * cash, part of which waits, with refunds, reversals and instalments that lack their last third. It
 * writes rows directly, because the rules of the ledger would take time for each row and have their
 * own tests.
 */
export async function fillLedger(db: Database, payments: number): Promise<void> {
  const orders = Math.ceil(payments / 4);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into quote (id, reference, customer_name, customer_email, province, language, subtotal_cents, total_cents, status, created_at)
      select ${orderId('n')}, 'MA-TX-BENCH-' || n, 'Ana Ruiz', 'ana' || n % 9000 || '@correo.test', 'HAB', 'es', 2000000, 2000000,
        case n % 20 when 0 then 'rejected' else 'approved' end, now() - n % 1000 * interval '1 day'
      from generate_series(1, ${orders}::int) n`.execute(tx);
    await sql`
      insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents)
      select ${orderId('n')}, 0, 'Kia', 1, 2000000 from generate_series(1, ${orders}::int) n`.execute(
      tx,
    );
    await sql`
      insert into offer (id, quote_id, version, number, language, valid_until, terms_version, total_cents, made_by, state, sent_at, answered_at)
      select ${orderId('n')}, ${orderId('n')}, 1, 'MA-TX-BENCH-' || n || '-O1', 'es', current_date, '1', 2000000, ${orderId('1')},
        'accepted', now(), now() from generate_series(1, ${orders}::int) n`.execute(tx);
    await sql`
      insert into offer_acceptance (id, offer_id, chosen, total_cents, shown_hash, terms_version, typed_name, person_id)
      select ${orderId('n')}, ${orderId('n')}, '{}', 2000000, sha256('a'), '1', 'Ana', ${orderId('n')}
      from generate_series(1, ${orders}::int) n`.execute(tx);
    await sql`
      insert into acceptance_instalment (acceptance_id, position, label, amount_cents, due, due_on)
      select ${orderId('n')}, part, 'Cuota ' || part, 500000, 'date', current_date - n % 1000 + 30 * part
      from generate_series(1, ${orders}::int) n, generate_series(0, 3) part`.execute(tx);
    await sql`
      insert into ledger_entry (id, quote_id, kind, amount_cents, method, moved_on, recorded_by,
        instruction_id, account_key, bank_reference, reference_key)
      select ${entryId('p')}, ${orderId(`(p % ${orders} + 1)`)}, 'payment', 500000,
        method, current_date - p % 1000, ${orderId('(p % 12)')}, case when method <> 'cash' then ${orderId('1')} end,
        case when method <> 'cash' then 'a' end, case when method <> 'cash' then 'R' || p end,
        case when method <> 'cash' then 'R' || p end
      from (select p, (array['zelle', 'bank', 'cash'])[p % 3 + 1] as method
        from generate_series(1, ${payments}::int) p where p % 40 <> 0) drawn`.execute(tx);
    await part(tx, 'reversal', payments, 'p % 100 = 1');
    await part(tx, 'count', payments, 'p % 3 = 2 and p % 100 <> 1 and p % 200 <> 2');
    await sql`
      insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, paid_to, reason, recorded_by)
      select ${orderId(`(p % ${orders} + 1)`)}, 'refund', 5000, 'zelle', current_date - p % 1000, 'Ana', 'De más', ${orderId('(p % 12)')}
      from generate_series(1, ${payments}::int) p where p % 60 = 7`.execute(tx);
    await sql`update ledger_entry set effect_cents = case kind
      when 'payment' then case method when 'cash' then 0 else amount_cents end
      when 'refund' then -amount_cents else amount_cents end where kind <> 'reversal'`.execute(tx);
    await sql`update ledger_entry r set effect_cents = -(select coalesce(sum(effect_cents), 0) from ledger_entry
      where id = r.of_entry or of_entry = r.of_entry and kind = 'count') where kind = 'reversal'`.execute(
      tx,
    );
  });
  for (const table of [
    'quote',
    'offer',
    'offer_acceptance',
    'acceptance_instalment',
    'ledger_entry',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

const orderId = (n: string) =>
  sql.raw(`('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`);
const entryId = (n: string) =>
  sql.raw(`('00000000-0000-4001-8000-' || lpad((${n})::text, 12, '0'))::uuid`);

async function part(tx: Database, kind: 'reversal' | 'count', payments: number, which: string) {
  await sql`
    insert into ledger_entry (quote_id, kind, amount_cents, of_entry, reason, recorded_by)
    select quote_id, ${kind}, amount_cents, id, ${kind === 'reversal' ? 'Error' : null}, ${orderId('99')}
    from (select *, right(id::text, 12)::int as p from ledger_entry where kind = 'payment') e
    where ${sql.raw(which)} and p <= ${payments}`.execute(tx);
}
