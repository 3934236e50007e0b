import { sql } from 'kysely';
import type { JsonSchema } from '#app/server/operating/openapi.ts';
import { withSeen } from '#app/server/testing/looked.ts';
import type { TestShop } from '#app/server/testing/test-shop.ts';
import { momentText } from '#platform/database/versions.ts';
import { commonErrors } from '#platform/http/errors.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { kindOfPath, type Plan, type Target, targetOf } from './plans.ts';

export interface Outcome {
  operation: string;
  status: number;
}

/** Plays requests against a shop, remembers the values of its answers, and judges each answer. */
export function createPlayer(shop: TestShop) {
  const memory = new Map<string, string[]>();
  /** Records of the answers by kind and id, as the next change of one says that it saw it. */
  const records = new Map<string, object>();
  /** When each was changed, where staff's answers say so. */
  const moments = new Map<string, unknown>();

  function remember(what: string, value: string): void {
    const values = memory.get(what) ?? [];
    if (values.includes(value)) return;
    memory.set(what, [...values.slice(-9), value]);
  }

  function harvest(kind: string, value: unknown, name = ''): void {
    if (typeof value === 'string') {
      if (/^[\da-f]{8}-[\da-f-]{27}$/.test(value)) remember(kindOfId(kind, name), value);
      else if (value.length < 300) remember(name, value);
    } else if (typeof value === 'object' && value !== null) {
      const id = idOf(value);
      if (id) records.set(`${kind}:${id}`, value);
      if (id && 'updatedAt' in value) moments.set(`${kind}:${id}`, value.updatedAt);
      for (const [key, each] of Object.entries(value)) {
        if (Array.isArray(value)) harvest(kind, each, name);
        else harvest(within[key] ?? kind, each, key);
      }
    }
  }

  /** Replaces placeholders whose values only the player knows. */
  async function resolve(value: unknown, record = ''): Promise<unknown> {
    if (value === '@record') return records.get(record) ?? null;
    if (value === '@moment') return moments.get(record) ?? '2026-11-20T00:00:00Z';
    if (typeof value === 'string') {
      const [, what = '', at = '0'] = /^@(\w+):(\d)$/.exec(value) ?? [];
      if (!what) return value;
      if (what === 'key') return `clave-de-prueba-${at}`;
      if (what === 'today') return dayInHavana(new Date());
      if (what === 'day') return daysLater(dayInHavana(new Date()), Number(at) + 1);
      if (what === 'uploads') return `00000000-0000-4000-8000-00000000000${at}`;
      const values = memory.get(what) ?? ['00000000-0000-4000-8000-000000000000'];
      return values[Number(at) % values.length];
    }
    if (Array.isArray(value)) return Promise.all(value.map((each) => resolve(each)));
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
    if ('@quote' in value) return quoteOf(shop, value as QuoteInput);
    if ('@statuses' in value) return statusChangeOf(shop, value as StatusInput);
    const entries = Object.entries(value).map(async ([key, each]) => [
      key,
      await resolve(each, record),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  return {
    remember,
    async play(plan: Plan): Promise<Outcome> {
      const target = targetOf(plan);
      const params = (await resolve(plan.params)) as Record<string, unknown>;
      const resolved = {
        params,
        query: (await resolve(plan.query)) as Record<string, unknown>,
        body: await seenOf(
          target,
          params,
          await resolve(plan.body, `${kindOf(target)}:${params.id}`),
        ),
        key: (await resolve(plan.key)) as string | undefined,
      };
      const { address, init, spoilt } = requestOf(plan, resolved);
      const response = await shop.as(plan.actor).fetch(address, init);
      const request = `${init.method} ${address} by ${plan.actor} (${JSON.stringify(plan.fault)}): ${response.status}`;
      const text = await response.text();
      if (response.status >= 500) throw new Error(`${request} ${text} ${shop.lines.slice(-2)}`);
      if (spoilt === 'method') return { operation: 'none', status: response.status };
      judge(target, response, text, request);
      if (spoilt === 'unknown key' && response.ok)
        throw new Error(`${request}: the key was accepted`);
      if (response.ok && target.route.call.shape.response)
        harvest(kindOf(target), JSON.parse(text));
      if (response.status === 201 && target.operation.operationId === 'createQuote') {
        await judgeTotals(shop, JSON.parse(text).id, request);
      }
      return { operation: target.operation.operationId, status: response.status };
    },
  };
}

/** What a plan leaves unsaid of a state that changes with each request is what stands there now. */
async function seenOf({ route }: Target, params: Record<string, unknown>, body: unknown) {
  if (typeof body !== 'object' || body === null) return body;
  const id = String(params.id);
  return (await withSeen(route.call, { params: { id }, body })).body;
}

function kindOf({ path }: Target): string {
  return /\/(offers|links)$/.exec(path)?.[1] ?? kindOfPath(path);
}

/** Whose ids stand within a property, where they differ from the answer's own kind. */
const within: Record<string, string> = {
  history: 'events',
  codes: 'codes',
  mails: 'mails',
  offer: 'offers',
  howToPay: 'payment',
};

function kindOfId(kind: string, name: string): string {
  if (name === 'productId') return 'products';
  if (name === 'quoteId') return 'quotes';
  if (/^(person|who|assigned|actor)/.test(name) || kind === 'agents' || kind === 'auth')
    return 'team';
  return name === 'receipts' ? 'receipts' : kind;
}

/** What names a record in the path of its change. */
function idOf(value: object): unknown {
  if ('id' in value) return value.id;
  return 'province' in value ? value.province : undefined;
}

interface StatusInput {
  '@statuses': number[];
  status: string;
}

async function statusChangeOf({ services }: TestShop, { '@statuses': which, status }: StatusInput) {
  const products = await services.db
    .selectFrom('product')
    .select('id')
    .select(momentText(sql`updated_at`).as('expected'))
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const chosen = products.filter((_, at) => which.includes(at));
  return { items: chosen.map(({ id, expected }) => ({ id, body: { status, expected } })) };
}

interface QuoteInput {
  '@quote': [good: number, quantity: number][];
  province: string;
}

async function quoteOf({ services }: TestShop, { '@quote': lines, province }: QuoteInput) {
  const products = await services.db
    .selectFrom('product')
    .select(['id', 'name', 'price_cents'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'available')
    .where(sql<boolean>`${province} = any(provinces)`)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const items = lines.flatMap(([good, quantity]) => {
    const product = products[good % Math.max(1, products.length)];
    if (!product) return [];
    const price = product.price_cents === null ? null : Number(product.price_cents) / 100;
    return [{ productId: product.id, productName: product.name, price, quantity }];
  });
  return { province, items };
}

interface Resolved {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  key: string | undefined;
}

/** Builds the request with its fault; `spoilt` names the fault that there really was place for. */
function requestOf(plan: Plan, resolved: Resolved) {
  const { fault } = plan;
  const target = targetOf(plan);
  const { operation } = target;
  const headers = new Headers({ 'x-forwarded-for': `10.0.0.${plan.network}` });
  if (plan.english) headers.set('accept-language', 'en');
  if (resolved.key !== undefined) headers.set('idempotency-key', resolved.key);
  let method = target.method;
  let spoilt: Plan['fault']['kind'] = 'none';
  let body: Uint8Array | string | undefined;
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema) {
    headers.set('content-type', 'application/json');
    if (spoilBody(fault, resolved, schema)) spoilt = fault.kind;
    body = JSON.stringify(resolved.body);
  } else if (operation.requestBody) {
    body = resolved.body as Uint8Array;
  }
  const query = new URLSearchParams(
    Object.entries(resolved.query).map(([name, value]) => [name, String(value)]),
  );
  const params = Object.entries(resolved.params).map(([name, value]) => [name, String(value)]);
  if (fault.kind === 'raw body' && operation.requestBody) body = fault.bytes;
  if (fault.kind === 'type') headers.set('content-type', fault.type);
  if (fault.kind === 'query') query.append(fault.name, fault.value.toWellFormed());
  if (fault.kind === 'header') headers.set(fault.name, fault.value);
  if (fault.kind === 'param') {
    const param = params[fault.at % Math.max(1, params.length)];
    if (param) param[1] = fault.value;
    // These words are other calls.
    if (/^(choices|user|stats)$/.test(fault.value)) spoilt = 'method';
  }
  if (fault.kind === 'method' && fault.method !== method) {
    method = fault.method;
    spoilt = 'method';
  }
  const path = params.reduce(
    (written, [name, value = '']) =>
      written.replace(`{${name}}`, encodeURIComponent(value.toWellFormed())),
    target.path,
  );
  const init: RequestInit & { method: string } = { method, headers };
  if (body !== undefined && method !== 'GET' && method !== 'HEAD') {
    init.body = typeof body === 'string' ? body : new Uint8Array(body);
  }
  // An empty part of a path is another path.
  if (/\/(\/|$)/.test(path) || /%2F|^\.+$/i.test(path)) spoilt = 'method';
  if (/\/\.\.?(\/|$)/.test(path)) spoilt = 'method';
  return { address: query.size > 0 ? `${path}?${query}` : path, init, spoilt };
}

/** Spoils the JSON of a body; false when it has no place for the fault. */
function spoilBody(fault: Plan['fault'], resolved: Resolved, schema: JsonSchema): boolean {
  if (fault.kind === 'unknown key') {
    const cents = strictObjects(resolved.body, schema);
    const place = cents[fault.at % Math.max(1, cents.length)];
    if (!place || Object.hasOwn(place.schema.properties ?? {}, fault.name)) return false;
    // Plain assignment to __proto__ would not make a key.
    Object.defineProperty(place.value, fault.name, { value: fault.value, enumerable: true });
    return true;
  }
  if (fault.kind !== 'value' && fault.kind !== 'missing') return false;
  const leaves = leavesOf(resolved.body);
  const leaf = leaves[fault.at % Math.max(1, leaves.length)];
  if (!leaf) return false;
  if (fault.kind === 'missing') delete leaf.of[leaf.key];
  else leaf.of[leaf.key] = fault.value;
  return true;
}

/** Finds the objects of a body whose schema names all of their keys. */
function strictObjects(
  value: unknown,
  schema: unknown,
): { value: Record<string, unknown>; schema: JsonSchema }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { anyOf, items, properties, additionalProperties } = schema as JsonSchema;
  if (anyOf) return anyOf.flatMap((each) => strictObjects(value, each));
  if (Array.isArray(value)) return value.flatMap((each) => strictObjects(each, items));
  if (typeof value !== 'object' || value === null || !properties) return [];
  const object = value as Record<string, unknown>;
  const inner = Object.entries(properties).flatMap(([name, each]) =>
    strictObjects(object[name], each),
  );
  return additionalProperties === false
    ? [{ value: object, schema: schema as JsonSchema }, ...inner]
    : inner;
}

function leavesOf(value: unknown): { of: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as Record<string, unknown>;
  return Object.keys(of).flatMap((key) => [{ of, key }, ...leavesOf(of[key])]);
}

/** Throws unless the document names the answer and describes it. */
function judge(target: Target, response: Response, text: string, request: string): void {
  const { operation, route } = target;
  const documented = operation.responses[response.status];
  if (!documented) {
    if (isUnknownPath(response.status, text)) return;
    throw new Error(`${request} is not documented: ${text.slice(0, 300)}`);
  }
  if (response.status === 304) return;
  if (response.ok && !route.call.shape.response) return;
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Error(`${request} is ${type}`);
  const answer = JSON.parse(text);
  if (response.ok) {
    const parsed = route.call.shape.response?.safeParse(answer);
    if (!parsed?.success) throw new Error(`${request} is not valid: ${parsed?.error.message}`);
    // Nothing leaves the server that its schema does not name.
    if (JSON.stringify(sorted(parsed.data)) !== JSON.stringify(sorted(answer))) {
      throw new Error(`${request} says more than its schema: ${text.slice(0, 300)}`);
    }
    return;
  }
  const { properties = {} } = documented.content?.['application/json']?.schema ?? {};
  const unnamed = Object.keys(answer).filter((name) => !Object.hasOwn(properties, name));
  if (unnamed.length > 0) throw new Error(`${request} holds ${unnamed}, which it does not name`);
  const { code } = properties;
  const codes = typeof code === 'object' ? (code.enum ?? []) : [];
  if (typeof answer.message !== 'string' || !codes.includes(answer.code)) {
    throw new Error(`${request} has the code ${answer.code}, not one of ${codes}`);
  }
}

function isUnknownPath(status: number, text: string): boolean {
  return status === 404 && JSON.parse(text).code === commonErrors.notFound.code;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Throws unless a quote adds up, at the prices of the catalogue. */
async function judgeTotals({ services }: TestShop, id: string, request: string): Promise<void> {
  const { rows } = await sql<{ right: boolean }>`
    select q.subtotal_cents = q.total_cents
      and q.total_cents = sum(coalesce(p.price_cents, 0) * l.quantity)
      and bool_and(l.unit_price_cents is not distinct from p.price_cents) as right
    from quote q join quote_line l on l.quote_id = q.id join product p on p.id = l.product_id
    where q.id = ${id} group by q.id`.execute(services.db);
  if (!rows[0]?.right) throw new Error(`${request}: the total is wrong`);
}
