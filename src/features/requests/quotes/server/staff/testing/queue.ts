import { sql } from 'kysely';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, yanet } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import type { StaffQuoteQueryText } from '#features/orders/order/schema.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { readCsv } from '#platform/text/read-csv.ts';
import { staffApi } from '#staff-api.ts';

export const list = (query: StaffQuoteQueryText, who = raul) =>
  who.call(staffApi.listQuotes, { query });
export const listed = async (query: StaffQuoteQueryText, who = raul) =>
  (await list(query, who)).map(({ id }) => id);
export const see = (id: string, who = raul) => who.call(staffApi.findQuote, { params: { id } });
export const writeToCustomer = (id: string, text: string, internal?: boolean) =>
  looked(raul).call(staffApi.writeAboutQuote, {
    params: { id },
    body: { text, ...(internal !== undefined && { internal }) },
    key: newKey(),
  });
export const customerWrites = (id: string, text = '¿Hay fecha?') =>
  yanet.call(api.writeAboutMyQuote, { params: { id }, body: { text }, key: newKey() });
export const assignment = (
  id: string,
  personId: string | null,
  expected?: string | null,
  who = raul,
) => ({
  input: { params: { id }, body: { personId, ...(expected !== undefined && { expected }) } },
  who,
});
export const take = async (...sent: Parameters<typeof assignment>) => {
  const { input, who } = assignment(...sent);
  return looked(who).call(staffApi.assignQuote, input);
};
export const view = (id: string, who = raul, seen?: string) =>
  looked(who).call(staffApi.viewQuote, { params: { id }, body: { ...(seen && { seen }) } });
export const changeColumns = (id: string, column: Record<string, unknown>) =>
  shop.services.db.updateTable('quote').set(column).where('id', '=', id).execute();
export const allMails = async () =>
  (
    await shop.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', mailTopic)
      .orderBy('created_at')
      .execute()
  ).map(({ payload }) => payload as { to: string; subject: string; text: string });
export const audit = async () =>
  (
    await shop.services.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'subject_id', 'subject_name', 'details'])
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
  )[0];

export async function csvRows(query: string, who: Client): Promise<string[][]> {
  const response = await who.fetch(`/api/admin/quotes.csv${query}`);
  return [...readCsv(new Uint8Array(await response.arrayBuffer()))];
}

export async function copies(id: string, count: number): Promise<void> {
  await shop.services.db.transaction().execute(async (tx) => {
    await sql`insert into quote (reference, customer_name, customer_email, province, language,
        subtotal_cents, total_cents)
      select reference || '-' || g, customer_name, customer_email, province, language,
        subtotal_cents, total_cents
      from quote, generate_series(1, ${count}::int) g where id = ${id}`.execute(tx);
    await sql`insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents)
      select q.id, 0, l.product_name, l.quantity, l.unit_price_cents
      from quote q, quote_line l where l.quote_id = ${id} and q.id <> ${id}`.execute(tx);
  });
}
