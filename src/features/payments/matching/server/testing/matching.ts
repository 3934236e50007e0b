import { raul, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { today } from '#features/orders/offers/server/testing/offers.ts';
import { newAccount, newOrder } from '#features/payments/collecting/server/testing/collecting.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { NewStatementLayout } from '../../layout.ts';

export const northern: NewStatementLayout = {
  day: 'Date',
  amount: 'Amount',
  description: 'Description',
  reference: 'Reference',
  dayStyle: 'ymd',
  decimalStyle: 'point',
  separator: 'auto',
  encoding: 'auto',
};

const heading = 'Date,Description,Reference,Amount,Balance';

export async function newBank(layout: NewStatementLayout = northern): Promise<string> {
  const account = await newAccount(`banco-${newKey()}@marielauto.example`);
  await raul.call(staffApi.saveStatementLayout, {
    params: { id: account },
    body: { ...layout, expected: null },
  });
  return account;
}

interface Row {
  day?: string;
  text?: string;
  reference?: string;
  amount?: string;
}

export const statementRow = ({
  day = today(),
  text = 'DEPOSIT',
  reference = '',
  amount = '1',
}: Row) => `${day},"${text}",${reference},"${amount}",0`;

export const statement = (account: string, rows: readonly string[], dryRun = false) => ({
  params: { id: account },
  query: dryRun ? { dryRun: '1' as const } : {},
  bytes: new Blob([[heading, ...rows, ''].join('\n')]),
});

export const bringStatement = (account: string, ...rows: string[]) =>
  raul.call(staffApi.importStatement, statement(account, rows));

export const bankLines = async (state: 'open' | 'used' | 'aside' = 'open') =>
  (await raul.call(staffApi.listBankLines, { query: { state } })).lines;

export async function bringLine(account: string, wanted: Row): Promise<string> {
  const text = wanted.text ?? `DEPOSIT ${newKey()}`;
  await bringStatement(account, statementRow({ ...wanted, text }));
  const found = (await bankLines()).find(({ description }) => description === text);
  if (!found) throw new Error(`no line says ${text}`);
  return found.id;
}

export const seeLine = (id: string) => raul.call(staffApi.findBankLine, { params: { id } });

interface Part {
  order: string;
  amount: string;
  claim?: string;
}

export const match = (id: string, parts: Part[], key = newKey(), who = raul) =>
  who.call(staffApi.confirmBankLine, { params: { id }, body: { parts }, key });

export const refusedMatch = (id: string, parts: Part[], key = newKey()) =>
  raul.refused(staffApi.confirmBankLine, { params: { id }, body: { parts }, key });

export async function newNamedOrder() {
  const { quoteId, offer } = await newOrder();
  return { quoteId, order: offer.number.replace(/-O\d+$/, '') };
}

export async function newClaim(order: string, paid: { cents?: number; on?: string } = {}) {
  const ticket = await submitVerification(yanet, { quoteReference: order });
  const { id } = await shop.services.db
    .updateTable('verification')
    .set({ paid_cents: String(paid.cents ?? 894_000), paid_on: paid.on ?? today() })
    .where('ticket', '=', ticket)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ticket };
}
