import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { eachOf, isShortRun } from '#platform/testing/short-run.ts';
import { targets } from '../../../../lab/fuzz/plans.ts';
import { allowedBy } from '../../../../lab/fuzz/values.ts';
import { setUpShop, shop, type TestPerson } from '../testing/test-shop.ts';
import type { JsonSchema, Operation } from './openapi.ts';

setUpShop();
beforeAll(async () => {
  await restock(shop);
});

/** Of each call. */
const bodies = isShortRun ? 10 : 30;

const tried = targets.flatMap(({ method, path, operation }) => {
  const body = operation.requestBody?.content['application/json']?.schema;
  return body ? [{ name: operation.operationId, method, path, operation, body }] : [];
});

test.each(eachOf(tried, 3))(
  '$name takes what its schema allows, or its schema names the rule',
  async ({ method, path, operation, body }) => {
    const unnamed = new Map<string, string>();
    for (const value of fc.sample(allowedBy(body), { numRuns: bodies, seed: 2026 })) {
      const address = path.replace(/\{(\w+)\}/g, (_, name) => pathValue(operation, name));
      const response = await shop.as(whoMay(operation)).fetch(address, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(value),
      });
      if (response.status !== 400) continue;
      const { code, fields = {} } = await response.json();
      if (code !== 'bad_input') continue;
      for (const [field, sentence] of Object.entries<string>(fields)) {
        if (!isNamed(body, field.split('.'))) unnamed.set(shapeOf(field), sentence);
      }
    }
    expect(Object.fromEntries(unnamed)).toEqual({});
  },
);

const asked = targets.flatMap(({ method, path, operation }) => {
  const query = operation.parameters.filter((each) => each.in === 'query');
  return query.length > 0 ? [{ name: operation.operationId, method, path, operation, query }] : [];
});

test.each(eachOf(asked, 3))(
  '$name takes the parameters that its schemas allow, or a schema names the rule',
  async ({ method, path, operation, query }) => {
    const unnamed = new Map<string, string>();
    const address = path.replace(/\{(\w+)\}/g, (_, name) => pathValue(operation, name));
    for (const { name, schema } of query) {
      for (const value of fc.sample(allowedBy(schema), { numRuns: bodies, seed: 2026 })) {
        const search = new URLSearchParams({ [name]: String(value) });
        const response = await shop.as(whoMay(operation)).fetch(`${address}?${search}`, { method });
        if (response.status !== 400) continue;
        const { code, fields = {} } = await response.json();
        if (code === 'bad_input' && fields[name] && !schema.description)
          unnamed.set(name, `${value}: ${fields[name]}`);
      }
    }
    expect(Object.fromEntries(unnamed)).toEqual({});
  },
);

const placed = targets.flatMap((target) => {
  const given = target.operation.parameters.filter((each) => each.in !== 'query');
  return given.length > 0 ? [{ name: target.operation.operationId, given, ...target }] : [];
});

test.each(eachOf(placed, 3))(
  '$name reads each path and header that its schemas allow, and answers as the document says',
  async ({ method, path, operation, route, given }) => {
    const any = fc.record(
      Object.fromEntries(given.map(({ name, schema }) => [name, allowedBy(schema)])),
    );
    const inPath = given.filter((each) => each.in === 'path').map(({ name }) => name);
    const headersOf = (values: Record<string, unknown>) =>
      given
        .filter((each) => each.in === 'header')
        .map(({ name }): [string, string] => [name, String(values[name])]);
    for (const values of fc.sample(any, { numRuns: 5, seed: 2026 })) {
      const params = Object.fromEntries(inPath.map((name) => [name, String(values[name])]));
      expect(route.call.shape.params?.safeParse(params).error?.issues ?? []).toEqual([]);
      const address = path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const response = await shop
        .as(whoMay(operation))
        .fetch(address, { method, headers: headersOf(values) });
      const { status } = response;
      const answer = operation.responses[status]?.content?.['application/json']?.schema;
      expect(Object.keys(operation.responses), `${address}: ${status}`).toContain(String(status));
      if (status < 400 || answer?.properties === undefined) continue;
      const { code, fields } = await response.json();
      expect(answer.properties.code).toMatchObject({ enum: expect.arrayContaining([code]) });
      for (const { name } of given) expect(fields ?? {}).not.toHaveProperty(name);
    }
  },
);

const whoMay = ({ 'x-access': access }: Operation): TestPerson =>
  access === 'anyone' || access === 'signed-in' ? 'customer' : 'administrador';

const shapeOf = (field: string) => field.replace(/\.\d+(?=\.|$)/g, '[]');

function pathValue({ parameters }: Operation, name: string): string {
  const schema = parameters.find((each) => each.name === name)?.schema ?? {};
  return String(fc.sample(allowedBy(schema), { numRuns: 1, seed: 2026 })[0]);
}

/** True where the schema of a field, or of what holds it, says in words what it must be. */
function isNamed(schema: JsonSchema, [name, ...rest]: string[]): boolean {
  if (schema.description) return true;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.some((each) => typeof each === 'object' && isNamed(each, [name ?? '', ...rest])))
    return true;
  if (!name) return false;
  const { properties, additionalProperties, items } = schema;
  const inner =
    properties?.[name] ?? (Array.isArray(items) ? items[0] : items) ?? additionalProperties;
  return typeof inner === 'object' && isNamed(inner, rest);
}
