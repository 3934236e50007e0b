import { sql } from 'kysely';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import { type Client, shop } from './test-shop.ts';

type Unsaid<Input extends CallInput> = Omit<Input, 'body'> & {
  body: Omit<NonNullable<Input['body']>, 'expected' | 'seen'>;
};

/** A client whose changes say what stands there now, as from a page that was just loaded. */
export const looked = (client: Client) => ({
  async call<Output, Input extends CallInput>(
    call: Call<Output, Input>,
    input: Unsaid<Input>,
  ): Promise<Output> {
    return client.call(call, (await withSeen(call, input as CallInput)) as Input);
  },
  async refused(call: Call, input: CallInput) {
    return client.refused(call, await withSeen(call, input));
  },
});

/** What is said already stays. */
export async function withSeen(call: Call, input: CallInput): Promise<CallInput> {
  const seen = await seenNow(call.path, input.params?.id ?? '');
  return { ...input, body: { ...seen, ...input.body } };
}

async function seenNow(path: string, id: string): Promise<object> {
  const { db } = shop.services;
  const one = async (query: ReturnType<typeof sql<{ is: unknown; at: Date }>>) =>
    (await query.execute(db)).rows[0];
  const expected = async (table: string, column: string) =>
    (await one(sql`select ${sql.id(column)} as is from ${sql.table(table)} where id = ${id}`))?.is;
  const table = path.includes('/quotes/') ? 'quote' : 'verification';
  const newest = await one(sql`select id as is, at from event
    where quote_id = (select quote_id from offer where id = ${id})
      or ${id} in (quote_id, verification_id)
    order by seq desc limit 1`);
  switch (path.split('/').at(-1)) {
    case 'role':
      return { expected: await expected('person', 'role') };
    case 'assignee':
      return { expected: await expected(table, 'assigned_to') };
    case 'status':
      return { expected: await expected(table, 'status'), seen: newest?.is };
    case 'messages':
    case 'send':
      return { seen: newest?.is };
    case 'viewing':
      return { seen: newest?.at };
    default:
      return { expected: await productVersion(id) };
  }
}

async function productVersion(id: string): Promise<string | undefined> {
  const answer = await shop.as('administrador').fetch(`/api/admin/products/${id}`);
  return (await answer.json()).updatedAt;
}
