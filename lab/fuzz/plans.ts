import fc, { type Arbitrary } from 'fast-check';
import { allRoutes } from '#app/server/http/all-routes.ts';
import {
  type JsonSchema,
  type Operation,
  openapi,
  type Parameter,
} from '#app/server/operating/openapi.ts';
import { type TestPerson, testPeople } from '#app/server/testing/test-shop.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { honestBodies, honestParams } from './honest-bodies.ts';
import {
  hostileTexts,
  hostileValues,
  often,
  seen,
  smallPicture,
  someOf,
  valuesOf,
} from './values.ts';

export interface Target {
  path: string;
  method: string;
  operation: Operation;
  route: (typeof allRoutes)[number];
}

export interface Plan {
  /** The call's name, because a report of a failure prints plans. */
  call: string;
  actor: TestPerson;
  /** The network of the caller. Limits count by it. */
  network: number;
  english: boolean;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  key: string | undefined;
  body: unknown;
  fault: Fault;
}

type Fault =
  | { kind: 'none' }
  | { kind: 'unknown key'; name: string; at: number; value: unknown }
  | { kind: 'value'; at: number; value: unknown }
  | { kind: 'missing'; at: number }
  | { kind: 'raw body'; bytes: Uint8Array | string }
  | { kind: 'type'; type: string }
  | { kind: 'method'; method: string }
  | { kind: 'query'; name: string; value: string }
  | { kind: 'param'; at: number; value: string }
  | { kind: 'header'; name: string; value: string };

export const targets: Target[] = targetsOf();

const byCall = new Map(targets.map((target) => [target.operation.operationId, target]));

export function targetOf({ call }: Plan): Target {
  const target = byCall.get(call);
  if (!target) throw new Error(`there is no call ${call}`);
  return target;
}

function targetsOf(): Target[] {
  const { paths } = openapi({ publicUrl: 'http://tienda.test', secure: false });
  return allRoutes.map((route) => {
    const path = route.call.path.replace(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[route.call.method.toLowerCase()];
    if (!operation) throw new Error(`${path} is not in the document`);
    return { path, method: route.call.method, operation, route };
  });
}

/** Any request to the shop: of any call, by anyone, whole or spoilt. */
export function plans(): Arbitrary<Plan> {
  return fc.oneof(
    ...targets.map((target) => ({ weight: weightOf(target), arbitrary: planOf(target) })),
  );
}

function weightOf({ operation, method }: Target): number {
  if (/^(deleteAccount|endSessions)$/.test(operation.operationId)) return 1;
  if (/^create(Quote|Verification)$/.test(operation.operationId)) return 20;
  return method === 'GET' ? 3 : 6;
}

function planOf(target: Target): Arbitrary<Plan> {
  const { operation } = target;
  const kind = kindOfPath(target.path);
  const body = operation.requestBody?.content['application/json']?.schema;
  const takesBytes = operation.requestBody !== undefined && !body;
  return fc.record({
    call: fc.constant(operation.operationId),
    actor: actorOf(operation),
    network: fc.nat(200),
    english: fc.boolean(),
    params: paramsOf(operation, kind),
    query: valuesAt(operation, 'query', kind),
    key: fc.option(often(seen('key'), fc.stringMatching(/^[\w-]{8,20}$/)), { nil: undefined }),
    body: takesBytes ? filesOf(operation.operationId) : bodyOf(operation.operationId, body, kind),
    fault: often<Fault>(fc.constant({ kind: 'none' }), faults),
  });
}

/** Returns whose ids stand in a path, by the word after `/api` or `/api/admin`. */
export function kindOfPath(path: string): string {
  return /^\/api\/(?:admin\/)?(?:offer-)?(\w+)/.exec(path)?.[1] ?? '';
}

function actorOf({ 'x-access': access }: Operation): Arbitrary<TestPerson> {
  const may: Record<Operation['x-access'], TestPerson[]> = {
    anyone: [...testPeople],
    // Hers are most of the records.
    'signed-in': [
      ...['customer', 'customer', 'customer', 'customer'],
      ...['other customer', 'agente', 'administrador'],
    ] as TestPerson[],
    staff: ['agente', 'administrador'],
    administrador: ['administrador'],
  };
  return often(fc.constantFrom(...may[access]), fc.constantFrom(...testPeople));
}

function valuesAt(
  { parameters }: Operation,
  place: Parameter['in'],
  kind: string,
): Arbitrary<Record<string, unknown>> {
  const here = parameters.filter((parameter) => parameter.in === place);
  const model = Object.fromEntries(
    here.map(({ name, schema }) => [name, valuesOf(schema, kind, name)]),
  );
  const required = here.filter(({ required }) => required).map(({ name }) => name);
  return someOf(model, required);
}

function paramsOf(operation: Operation, kind: string): Arbitrary<Record<string, unknown>> {
  const any = valuesAt(operation, 'path', kind);
  const honest = honestParams[operation.operationId];
  return honest ? often<Record<string, unknown>>(fc.record(honest), any) : any;
}

function bodyOf(operationId: string, body: JsonSchema | undefined, kind: string) {
  if (!body) return fc.constant(undefined);
  const any = valuesOf(body, kind);
  const honest = honestBodies[operationId];
  return honest ? often<unknown>(honest, any) : any;
}

function filesOf(operationId: string): Arbitrary<unknown> {
  const honest = honestBodies[operationId];
  return honest ? often<unknown>(honest, files) : files;
}

const files = fc.oneof(
  fc.constantFrom<Uint8Array>(
    smallPicture,
    smallPicture.subarray(0, 40),
    Buffer.from('%PDF-1.7\n%%EOF\n'),
    pdfFile(),
    Buffer.from('name,category,price\nLuna,triciclos,1'),
    Buffer.from('Date,Amount,Text\n2025-11-20,1.00,ZELLE ANA\n'),
    Buffer.from('\ufeffid;name;price\n;x;1'),
    Buffer.from('name\n"'),
    Buffer.from('source,type,name,alt_names\nSDN,Individual,"PEREZ, Yanet",\n'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
    Buffer.alloc(0),
  ),
  fc.uint8Array({ maxLength: 300 }),
  fc.array(words(), { maxLength: 8 }).map((lines) => Buffer.from(lines.join('\n'))),
);

function words() {
  const cells = fc.oneof(
    fc.constantFrom('name', 'category', 'price', 'images', 'id', 'Luna', 'triciclos', '1,50', '"'),
    fc.constantFrom(...hostileTexts),
  );
  return fc.array(cells, { maxLength: 6 }).map((row) => row.join(','));
}

/** Keys that people add to get more than a call gives. */
export const unknownKeys = [
  'role',
  'id',
  '__proto__',
  'constructor',
  'prototype',
  'status',
  'referenceNumber',
  'ticketId',
  'personId',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'emailVerified',
  'isAdmin',
  'slug',
  'currency',
  'unitPriceCents',
  'detached',
  'toString',
  'hasOwnProperty',
  '',
  'nada',
];

const faults: Arbitrary<Fault> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('unknown key' as const),
      name: fc.constantFrom(...unknownKeys),
      at: fc.nat(5),
      value: fc.constantFrom<unknown>('administrador', 1, true, null, {}, ['x']),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('value' as const),
      at: fc.nat(20),
      value: hostileValues,
    }),
  },
  fc.record({ kind: fc.constant('missing' as const), at: fc.nat(8) }),
  fc.record({
    kind: fc.constant('raw body' as const),
    bytes: fc.oneof(
      fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '{"a":1,"a":2}',
        '['.repeat(20_000),
        '[]'.padStart(70_000),
        `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
        '\ufeff{}',
        'NaN',
      ),
      fc.uint8Array({ maxLength: 50 }),
      fc.json({ maxDepth: 3 }),
    ),
  }),
  fc.record({
    kind: fc.constant('type' as const),
    type: fc.constantFrom(
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
    ),
  }),
  fc.record({
    kind: fc.constant('method' as const),
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  }),
  fc.record({
    kind: fc.constant('query' as const),
    name: fc.constantFrom(
      ...['q', 'search', 'page', 'sort', 'cursor', 'limit', 'status', 'who', 'from', 'action'],
      ...['kind', 'brand', 'ids', 'province', 'queue', 'assigned', 'year', 'minPrice', '__proto__'],
    ),
    value: fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ maxLength: 20 })),
  }),
  fc.record({
    kind: fc.constant('param' as const),
    at: fc.nat(2),
    value: fc.constantFrom(...hostileTexts, 'choices', 'user', 'stats'),
  }),
  fc.record({
    kind: fc.constant('header' as const),
    name: fc.constantFrom(
      ...['idempotency-key', 'cookie', 'accept-language', 'accept-encoding', 'if-none-match'],
      ...['sec-fetch-site', 'origin', 'x-forwarded-for', 'content-length', 'host', 'save-data'],
      'x-person',
    ),
    value: fc.constantFrom(
      ...['', 'x', '*', 'a'.repeat(5000), 'cross-site', 'none', 'https://evil.test', '%', '"'],
      ...['mariel-auto-session=x', '-1', '99999999999', '::1, 10.0.0.1', 'en-US;q=x', 'br;q=0'],
    ),
  }),
);
