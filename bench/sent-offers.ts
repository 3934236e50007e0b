import pg from 'pg';
import { makeLink } from '#features/orders/offers/server/links/quote-links.ts';
import { createSession } from '#platform/auth/session.ts';
import { overPool } from '#platform/database/database.ts';

export interface SentOffer {
  id: string;
  quoteId: string;
  number: string;
  productId: string;
  cookie: string;
  /** The path by which it opens without signing in. */
  path: string;
}

export interface OfferWriter {
  pool: pg.Pool;
  write(count: number): Promise<SentOffer[]>;
  staffCookie(): Promise<string>;
  close(): Promise<void>;
}

export function openOfferWriter(url: string): OfferWriter {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const db = overPool(pool);
  let written = 0;

  async function person(role: string): Promise<{ id: string; email: string; cookie: string }> {
    written += 1;
    const name = `bench${written}`;
    const email = `${name}@example.com`;
    const { id } = await one(
      `insert into person (issuer, subject, email, first_name, phone, whatsapp, email_verified, role)
       values ('bench', $1, $2, 'Bench', '+5351234567', '+5351234567', true, $3) returning id`,
      [name, email, role],
    );
    return { id, email, cookie: `mariel-auto-session=${await createSession(db, id, undefined)}` };
  }

  async function one(sql: string, values: unknown[]): Promise<{ id: string }> {
    return (await pool.query<{ id: string }>(sql, values)).rows[0] ?? { id: '' };
  }

  async function writeOne(): Promise<SentOffer> {
    const { id: personId, email, cookie } = await person('cliente');
    const reference = `MA-TX-2026-9${String(written).padStart(5, '0')}`;
    const product = await one(
      `insert into product (slug, category, name, price_cents, stock)
       values ($1, 'automobiles', 'Mazda CX-5 2021', 3140000, 1) returning id`,
      [`bench-${written}`],
    );
    const quote = await one(
      `with made as (
         insert into quote (reference, person_id, customer_name, customer_email, province, language,
           subtotal_cents, total_cents)
         values ($1, $2, 'Bench', $4, 'HAB', 'es', 3140000, 3140000) returning id)
       insert into quote_line (quote_id, position, product_id, product_name, quantity, unit_price_cents)
       select id, 0, $3, 'Mazda CX-5 2021', 1, 3140000 from made returning quote_id as id`,
      [reference, personId, product.id, email],
    );
    const number = `${reference}-O1`;
    const offer = await one(
      `insert into offer (quote_id, version, number, language, valid_until, terms_version,
         total_cents, made_by)
       values ($1, 1, $2, 'es', current_date + 6, '2025-10', 3320000, $3) returning id`,
      [quote.id, number, personId],
    );
    await pool.query(
      `insert into offer_line (offer_id, position, kind, text, quantity, unit_cents, optional, product_id)
       values ($1, 0, 'goods', 'Mazda CX-5 2021', 1, 3140000, false, $2),
         ($1, 1, 'freight', 'Flete a Mariel', 1, 180000, false, null),
         ($1, 2, 'fee', 'Cuidado en el almacén', 1, 15000, true, null)`,
      [offer.id, product.id],
    );
    await pool.query(
      `insert into offer_instalment (offer_id, position, label, basis_points, amount_cents, due)
       values ($1, 0, 'Reserva', 3000, 996000, 'acceptance'),
         ($1, 1, 'Resto', 7000, 2324000, 'embarkation')`,
      [offer.id],
    );
    await pool.query(`update offer set state = 'sent', sent_at = now() where id = $1`, [offer.id]);
    const link = (tx: Parameters<typeof makeLink>[0]) => makeLink(tx, quote.id, 'asks', null);
    const { path } = await db.transaction().execute(link);
    return { id: offer.id, quoteId: quote.id, number, productId: product.id, cookie, path };
  }

  return {
    pool,
    async write(count) {
      const offers: SentOffer[] = [];
      while (offers.length < count) offers.push(await writeOne());
      return offers;
    },
    staffCookie: async () => (await person('agente')).cookie,
    close: () => pool.end(),
  };
}
