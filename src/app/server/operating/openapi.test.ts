import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { sessionCookie } from '#platform/auth/session.ts';
import { staffApi } from '#staff-api.ts';
import { targets, unknownKeys } from '../../../../lab/fuzz/plans.ts';
import { allRoutes } from '../http/all-routes.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { type JsonSchema, type Operation, openapi } from './openapi.ts';

const { paths } = openapi({ publicUrl: 'http://tienda.test', secure: false });
const operations = Object.values(paths).flatMap((path): Operation[] => Object.values(path));

describe('the printed document', () => {
  test('names every call once, by its name in the tables of calls', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.toSorted()).toEqual(Object.keys({ ...api, ...staffApi }).toSorted());
    expect(names).toHaveLength(allRoutes.length);
  });

  test('every parameter of a path is described, and nothing else stands in one', () => {
    for (const [path, methods] of Object.entries(paths)) {
      for (const { operationId, parameters } of Object.values(methods)) {
        const described = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
        const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect([operationId, described]).toEqual([operationId, written]);
      }
    }
  });

  test.each(operations.map((operation) => ({ name: operation.operationId, operation })))(
    '$name takes no key that it does not name',
    ({ operation }) => {
      const body = operation.requestBody?.content['application/json']?.schema;
      if (body) expect(loose(body)).toEqual([]);
    },
  );

  test('what an object must have is among what it may have', () => {
    expect(undefinedKeys(paths)).toEqual([]);
  });

  test('what a write says it saw is never left out', () => {
    for (const { operationId, requestBody } of operations) {
      const schema = requestBody?.content['application/json']?.schema;
      for (const { properties = {}, required = [] } of [schema ?? {}, ...(schema?.oneOf ?? [])]) {
        const said = ['expected', 'seen'].filter((name) => name in properties);
        expect([operationId, said.filter((name) => !required.includes(name))]).toEqual([
          operationId,
          [],
        ]);
      }
    }
  });

  test('names the cookie and the address of the shop that prints it', () => {
    const nameAt = (publicUrl: string, secure: boolean) => {
      const { servers, components } = openapi({ publicUrl, secure });
      return [servers[0]?.url, components.securitySchemes.session.name];
    };
    for (const [publicUrl, secure] of [
      ['http://localhost:3000', false],
      ['https://tienda.test', true],
    ] as const) {
      const { name } = sessionCookie({ secure });
      expect(nameAt(publicUrl, secure)).toEqual([publicUrl, name]);
    }
  });

  test('says of each call what it does and in whose area: staff’s are apart', () => {
    for (const [path, methods] of Object.entries(paths)) {
      for (const { summary, tags, ...operation } of Object.values(methods)) {
        expect(summary).toMatch(/^[A-Z][a-z]*(,? [A-Za-z’]+)*$/);
        const ofStaff = /^(staff|administrador)$/.test(operation['x-access']);
        expect([path, tags[0].startsWith('staff: ')]).toEqual([path, ofStaff]);
      }
    }
  });

  test('a path that reads like another one is told apart by its parameters', () => {
    const routes = Object.entries(paths).map(([path, methods]) => ({
      path,
      parts: path.split('/'),
      parameters: Object.values(methods)[0]?.parameters ?? [],
    }));
    for (const [at, one] of routes.entries()) {
      for (const other of routes.slice(at + 1)) {
        if (one.parts.length !== other.parts.length) continue;
        const isAmbiguous = one.parts.every(
          (part, index) =>
            mayBe(part, other.parts[index] ?? '', one) &&
            mayBe(other.parts[index] ?? '', part, other),
        );
        expect([one.path, other.path, isAmbiguous]).toEqual([one.path, other.path, false]);
      }
    }
  });

  test('a private call may answer 401, one of staff 403', () => {
    for (const { operationId, responses, ...operation } of operations) {
      const access = operation['x-access'];
      expect([operationId, '401' in responses]).toEqual([operationId, access !== 'anyone']);
      if (access === 'staff')
        expect([operationId, '403' in responses]).toEqual([operationId, true]);
    }
  });
});

/** True where a literal part of a path may be the value of the parameter that stands in its place. */
function mayBe(
  part: string,
  literal: string,
  { parameters }: { parameters: Operation['parameters'] },
) {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name === undefined) return literal.startsWith('{') || part === literal;
  if (literal.startsWith('{')) return true;
  const { pattern, enum: values } = parameters.find((each) => each.name === name)?.schema ?? {};
  if (values) return values.includes(literal);
  return pattern === undefined || new RegExp(pattern, 'u').test(literal);
}

/** Required keys without a schema, anywhere: generators and linters read the properties. */
function undefinedKeys(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { required, properties = {}, type } = part as JsonSchema;
  const own = type === 'object' ? (required ?? []).filter((name) => !(name in properties)) : [];
  return [...own, ...Object.values(part).flatMap(undefinedKeys)];
}

/** A value that a parameter of the path may have. */
function pathValue({ parameters }: Operation, name: string): string {
  const one = parameters.find((each) => each.name === name)?.schema.enum?.[0];
  return String(one ?? crypto.randomUUID());
}

/** Returns where a body takes further keys, which only objects with free keys do. */
function loose(schema: JsonSchema, path = ''): string[] {
  const { properties, additionalProperties, propertyNames, items, anyOf } = schema;
  const inner = [
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => below(each, `${path}.${name}`)),
    ...below(items, `${path}[]`),
    ...(anyOf ?? []).flatMap((each) => below(each, path)),
  ];
  // Ids as keys are named by their form: none of those that people try is one; others by a list.
  const named =
    additionalProperties === false ||
    isSchema(propertyNames, 'uuid') ||
    (typeof propertyNames === 'object' && 'enum' in propertyNames);
  const free = schema.type === 'object' && !named;
  return free && !path.endsWith('.specifications') ? [path || '(body)', ...inner] : inner;
}

function isSchema(schema: unknown, format: string): boolean {
  return (
    typeof schema === 'object' && schema !== null && 'format' in schema && schema.format === format
  );
}

function below(schema: unknown, path: string): string[] {
  return typeof schema === 'object' && schema !== null ? loose(schema as JsonSchema, path) : [];
}

describe('what generated requests have found', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await restock(shop);
  });
  afterAll(() => shop.close());

  const send = (method: string, path: string, body?: string) =>
    shop.as('administrador').fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
  const notice = (change: object) =>
    JSON.stringify({
      ...{ title: 'Puerto', text: '', provinces: [], categories: [] },
      ...{ startsAt: '2026-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z', ...change },
    });

  test.each([
    ['a year that the database has not', 'startsAt', notice({ startsAt: '0000-01-01T00:00:00Z' })],
    [
      'a hundred decimals',
      'startsAt',
      notice({ startsAt: `2026-01-01T00:00:00.${'1'.repeat(100)}Z` }),
    ],
    ['a NUL', 'text', notice({ text: 'a\0b' })],
    ['a prototype', '__proto__', notice({}).replace('{', '{"__proto__":{"role":"administrador"},')],
  ])('%s is refused, and named', async (_, field, body) => {
    const response = await send('POST', '/api/admin/notices', body);
    const answer = await response.json();
    expect([response.status, answer.code, Object.keys(answer.fields)]).toEqual([
      400,
      'bad_input',
      [field],
    ]);
  });

  test(`none of ${unknownKeys.length} keys that people try is taken by any call`, async () => {
    const taken: string[] = [];
    let documented = 0;
    for (const { path, method, operation } of targets) {
      const body = operation.requestBody?.content['application/json']?.schema;
      if (!body) continue;
      for (const key of unknownKeys.filter((each) => !Object.hasOwn(body.properties ?? {}, each))) {
        documented += 1;
        const address = path.replace(/\{(\w+)\}/g, (_, name) => pathValue(operation, name));
        // As text: a key called __proto__ would not survive in an object.
        const response = await send(method, address, `{${JSON.stringify(key)}:"administrador"}`);
        const { fields = {} } = await response.json();
        const named = response.status === 400 && Object.hasOwn(fields, key);
        if (!named) taken.push(`${method} ${path} ${key}`);
      }
    }
    expect(taken).toEqual([]);
    expect(documented).toBeGreaterThan(500);
  });

  test('half a character becomes the sign for one', async () => {
    const body = notice({ title: 'Puerto \ud83d' });
    const response = await send('POST', '/api/admin/notices', body);
    expect([response.status, (await response.json()).title]).toEqual([201, 'Puerto \ufffd']);
  });

  test('a prototype among free keys is refused too, not dropped', async () => {
    const body =
      '{"name":"Luna","category":"triciclos","price":null,"specifications":{"__proto__":"x"}}';
    expect((await send('POST', '/api/admin/products', body)).status).toBe(400);
  });

  test.each([
    '/api/admin/audit?from=0000-01-01',
    '/api/admin/audit?q=%00',
    '/api/admin/audit?action=%00',
    '/api/admin/team?q=%00',
    '/api/admin/products?q=%00',
    '/api/admin/quotes?q=%00',
  ])('%s is a bad value of a known key', async (path) => {
    expect((await send('GET', path)).status).toBe(400);
  });
});
