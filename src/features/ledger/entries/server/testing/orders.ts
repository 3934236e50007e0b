import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newStaff } from '#features/people/accounts/server/testing/staff.ts';
import type { Database } from '#platform/database/database.ts';

export interface Order {
  id: string;
  totalCents: number;
  instruction: string;
  claims: string[];
  round: string;
}

/**
 * Writes quotations of one customer with an accepted offer of US$20 in two instalments, and then
 * some of strangers.
 */
export async function acceptedOrders(db: Database, count: number, strangers = 0): Promise<Order[]> {
  const round = randomUUID();
  const instruction = randomUUID();
  const claims = [randomUUID(), randomUUID(), randomUUID()];
  await sql`
    insert into payment_instruction (id, way, version, method, holder, account, account_key, proposed_by)
    values (${instruction}, ${randomUUID()}, 1, 'zelle', 'Mariel', 'a', 'A', ${await newStaff(db)})`.execute(
    db,
  );
  const orders: Order[] = [];
  for (let at = 0; at < count + strangers; at += 1) {
    const id = randomUUID();
    const customer = at < count ? 'ana' : id;
    await db.transaction().execute(async (tx) => {
      await writeOrder(tx, id, `${customer}@correo.test`);
    });
    orders.push({ id, totalCents: 2000, instruction, claims, round });
  }
  return orders;
}

async function writeOrder(db: Database, id: string, email: string): Promise<void> {
  const [offer, acceptance, reference] = [
    randomUUID(),
    randomUUID(),
    `MA-TX-${id.slice(0, 18).toUpperCase()}`,
  ];
  await sql`
    insert into quote (id, reference, customer_name, customer_email, province, language, subtotal_cents, total_cents,
      created_at)
    values (${id}, ${reference}, 'Ana', ${email}, 'HAB', 'es', 2000, 2000, '2015-01-01T12:00Z')`.execute(
    db,
  );
  await sql`
    insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents)
    values (${id}, 0, 'Kia', 1, 2000)`.execute(db);
  await sql`
    insert into offer (id, quote_id, version, number, language, valid_until, terms_version, total_cents, made_by)
    values (${offer}, ${id}, 1, ${`${reference}-O1`}, 'es', '2099-01-01', '1', 2000, ${id})`.execute(
    db,
  );
  await sql`
    insert into offer_line (offer_id, position, kind, text, quantity, unit_cents)
    values (${offer}, 0, 'goods', 'Kia', 1, 2000)`.execute(db);
  await sql`
    insert into offer_instalment (offer_id, position, label, amount_cents, due)
    values (${offer}, 0, 'Pago', 2000, 'acceptance')`.execute(db);
  await sql`update offer set state = 'sent', sent_at = now() where id = ${offer}`.execute(db);
  await sql`
    update offer set state = 'accepted', answered_at = now() where id = ${offer}`.execute(db);
  await sql`
    insert into offer_acceptance (id, offer_id, chosen, total_cents, shown_hash, terms_version, typed_name, person_id)
    values (${acceptance}, ${offer}, '{}', 2000, sha256('a'), '1', 'Ana', ${id})`.execute(db);
  await sql`
    insert into acceptance_instalment (acceptance_id, position, label, amount_cents, due)
    values (${acceptance}, 0, 'Reserva', 600, 'acceptance'), (${acceptance}, 1, 'Resto', 1400, 'purchase')`.execute(
    db,
  );
}
