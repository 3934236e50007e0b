import { sql } from 'kysely';
import { stages } from '#features/shipping/units/stages.ts';
import type { Database } from '#platform/database/database.ts';

/**
 * Writes so many quotations of the last three years. Of ten, three have ended, five were handed over and paid long ago,
 * one was handed over and is not all paid, and one is open: asked for, offered, to be paid, or under way. It writes rows
 * directly, because the rules would take time for each row and have their own tests.
 */
export async function fillOrders(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`create temporary table drawn on commit drop as
      select n, n % 10 as kind, n / 10 % 4 as open, ${id('n')} as id, now() - n % 1000 * interval '1 day' as at
      from generate_series(1, ${count}::int) n`.execute(tx);
    await sql`alter table drawn add agreed boolean, add reached int`.execute(tx);
    await sql`update drawn set agreed = kind between 3 and 8 or kind = 9 and open > 1,
      reached = case when kind between 3 and 8 then 7 when kind = 9 and open = 3 then n / 40 % 7 else 0 end`.execute(
      tx,
    );
    await sql`
      insert into quote (id, reference, customer_name, customer_email, province, language, subtotal_cents, total_cents, status, created_at)
      select id, 'MA-TX-BENCH-' || n, 'Ana Ruiz', 'ana' || n % 9000 || '@correo.test', 'HAB', 'es', 2000000, 2000000,
        case when kind < 3 then 'rejected' when kind < 8 then 'completed' when kind = 8 then 'delivered'
          when open = 0 then 'pending' when open = 1 then 'en_revision' else 'approved' end, at from drawn`.execute(
      tx,
    );
    await sql`
      insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents)
      select id, 0, 'Kia', 1, 2000000 from drawn`.execute(tx);
    await sql`
      insert into event (id, quote_id, at, actor, kind, from_status, to_status)
      select id, id, at, 'staff', 'status', 'pending', case when kind < 3 then 'rejected' else 'en_revision' end from drawn`.execute(
      tx,
    );
    await sql`insert into order_stage (quote_id) select id from drawn`.execute(tx);
    await sql`insert into quote_ending (quote_id, event_id) select id, id from drawn where kind < 3`.execute(
      tx,
    );
    await sql`
      insert into offer (id, quote_id, version, number, language, valid_until, terms_version, total_cents, made_by, state, sent_at, answered_at)
      select id, id, 1, 'MA-TX-BENCH-' || n || '-O1', 'es', case when n / 40 % 8 = 0 then current_date + 3 else at::date + 7 end, '1', 2000000, ${id('1')},
        case when agreed then 'accepted' else 'sent' end, at, case when agreed then at end
      from drawn where agreed or kind = 9 and open = 1`.execute(tx);
    await sql`
      insert into offer_line (offer_id, position, kind, text, quantity, unit_cents)
      select id, 0, 'goods', 'Kia', 1, 2000000 from drawn where agreed or kind = 9 and open = 1`.execute(
      tx,
    );
    await sql`
      insert into offer_acceptance (id, offer_id, chosen, total_cents, shown_hash, terms_version, typed_name, person_id)
      select id, id, '{}', 2000000, sha256('a'), '1', 'Ana', id from drawn where agreed`.execute(
      tx,
    );
    await sql`
      insert into acceptance_instalment (acceptance_id, position, label, amount_cents, due)
      select id, part, 'Cuota ' || part, 1000000, case part when 0 then 'purchase' else 'embarkation' end
      from drawn, generate_series(0, 1) part where agreed`.execute(tx);
    await sql`
      insert into ledger_entry (id, quote_id, kind, amount_cents, effect_cents, method, moved_on, recorded_by,
        instruction_id, account_key, bank_reference, reference_key)
      select gen_random_uuid(), id, 'payment', 1000000, 1000000, 'zelle', at::date, id, id, 'a', 'R' || n || part, 'R' || n || part
      from drawn, generate_series(0, 1) part
      where agreed and (kind < 8 or part = 0) and (kind < 9 or reached > 0)`.execute(tx);
    await sql`
      insert into unit (id, quote_id, acceptance_id, position, piece, number, category, name, made_at)
      select id, id, id, 0, 1, 'MA-TX-BENCH-' || n || '-U1', 'automobiles', 'Kia', at from drawn where agreed`.execute(
      tx,
    );
    await sql`
      insert into unit_stage (unit_id, stage, promised_on, estimated_on, reached_on)
      select id, stage, at::date + 10 * nth::int, at::date + 10 * nth::int, case when nth <= reached then at::date + 9 * nth::int end
      from drawn, unnest(${[...stages]}::text[]) with ordinality as each (stage, nth) where agreed`.execute(
      tx,
    );
    await sql`
      insert into unit_entry (unit_id, kind, stage, on_day, made_at)
      select id, 'reached', stage, at::date + 9 * nth::int, at + nth * interval '9 days'
      from drawn, unnest(${[...stages]}::text[]) with ordinality as each (stage, nth) where agreed and nth <= reached`.execute(
      tx,
    );
  });
  for (const table of filled) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

const id = (n: string) =>
  sql.raw(`('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`);

const filled = [
  ...['quote', 'quote_line', 'event', 'quote_ending', 'offer', 'offer_line', 'offer_acceptance'],
  ...['acceptance_instalment', 'ledger_entry', 'unit', 'unit_stage', 'unit_entry', 'order_stage'],
];
