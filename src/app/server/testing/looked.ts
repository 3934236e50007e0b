import { sql } from 'kysely';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import { type Client, shop } from './test-shop.ts';

type Unsaid<Input extends CallInput> = Omit<Input, 'body'> & {
  body: Omit<NonNullable<Input['body']>, 'expected' | 'seen'> & {
    [Name in keyof Input['body'] & ('expected' | 'seen')]?: Input['body'][Name] | undefined;
  };
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
  if (!saysWhatItSaw.test(`${call.method} ${call.path}`)) return input;
  const seen = await seenNow(call.path, input.params?.id ?? '');
  return { ...input, body: { ...seen, ...input.body } };
}

const saysWhatItSaw =
  /^(PATCH|POST) \/api\/admin\/.*:id\/(role|assignee|follow-up|status|messages|send|viewing)$|^PATCH .*products\/:id$/;

/** Where nothing stands there, what an agent might have seen. */
async function seenNow(path: string, id: string): Promise<object> {
  const find = async (query: ReturnType<typeof sql<{ is: unknown; at: Date }>>) =>
    (await query.execute(shop.services.db)).rows[0];
  const column = (table: string, name: string) =>
    find(sql`select ${sql.id(name)} as is from ${sql.table(table)} where id::text = ${id}`);
  const table = path.includes('/quotes/') ? 'quote' : 'verification';
  const newest = await find(sql`select id as is, at from event
    where quote_id = (select quote_id from offer where id::text = ${id})
      or ${id} in (quote_id::text, verification_id::text)
    order by seq desc limit 1`);
  const seen = newest?.is ?? unknownId;
  switch (path.split('/').at(-1)) {
    case 'role':
      return { expected: (await column('person', 'role'))?.is ?? 'cliente' };
    case 'assignee':
      return { expected: (await column(table, 'assigned_to'))?.is ?? null };
    case 'follow-up':
      return { expected: (await column(table, 'follow_up_at'))?.is ?? null };
    case 'status':
      return { expected: (await column(table, 'status'))?.is ?? 'pending', seen };
    case 'messages':
    case 'send':
      return { seen };
    case 'viewing':
      return { seen: newest?.at ?? new Date() };
    default:
      return { expected: (await productVersion(id)) ?? new Date() };
  }
}

const unknownId = '00000000-0000-4000-8000-000000000000';

async function productVersion(id: string): Promise<string | undefined> {
  const answer = await shop.as('administrador').fetch(`/api/admin/products/${id}`);
  return (await answer.json()).updatedAt;
}
