import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '#app/server/operating/openapi.ts';

/**
 * Stands in a generated request for a value of an earlier answer: an id of a kind, or a value of a
 * property. The player replaces it (`player.ts`), so that a request replays by its seed although
 * ids are random.
 */
export function seen(what: string): Arbitrary<string> {
  return fc.nat(9).map((at) => `@${what}:${at}`);
}

export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const hostileTexts = [
  '\0',
  '\ud800',
  'a\u0000b',
  "'; drop table quote; --",
  '%00',
  '%',
  '_',
  '\\',
  '=HYPERLINK("http://evil.test")',
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  '\r\nSet-Cookie: a=b',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  'á'.repeat(3000),
  '𝒯'.repeat(40),
  '../../etc/passwd',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.99999999999999999999Z',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'null',
];

/** Any JSON, mostly not what was asked for. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom<unknown>(null, true, [], {}, [null], -1, 0, 0.1, 1e308, -0, 2 ** 53, 2 ** 31, ''),
  fc.jsonValue({ maxDepth: 2 }),
);

const words = fc.oneof(
  fc.constantFrom(
    'Toyota Corolla LE 2021',
    'Yanet',
    'corolla',
    '¿Cuándo llega?',
    'ñandú 28',
    ' a ',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** Likely values by the name of a property, as a person or an earlier answer would give them. */
const known: Record<string, Arbitrary<unknown>> = {
  productId: seen('products'),
  personId: seen('team'),
  assigned: seen('team'),
  who: seen('team'),
  uploadId: seen('uploads'),
  receiptId: seen('receipts'),
  linkId: seen('links'),
  event: seen('events'),
  number: seen('number'),
  token: seen('token'),
  reference: seen('referenceNumber'),
  products: seen('products'),
  ids: fc.array(seen('products'), { maxLength: 3 }),
  email: fc.nat(40).map((n) => `persona${n}@correo.test`),
  phone: fc.constantFrom('+53 5 123 4567', '305 555 0142', '51234567'),
  whatsapp: fc.constantFrom('+5351234567', '+1 305 555 0142', 'no sé'),
  price: fc.constantFrom('28000.00', '850.50', 12000, '1', null, '9000'),
  productName: fc.oneof(fc.constantFrom('Toyota Corolla LE 2021', 'Kia Rio 2019'), words),
  slug: fc.oneof(fc.constantFrom('corolla', 'nevera', 'borrado'), seen('slug')),
  category: fc.constantFrom('automobiles', 'triciclos', 'electrodomesticos'),
  quoteReference: seen('referenceNumber'),
  verificationCode: fc.oneof(seen('code'), fc.constant('MA-VER-20261120-7K4Q')),
  challenge: seen('challenge'),
  cursor: seen('cursor'),
  minPrice: fc.constantFrom('100', '9000,50', 'US$9,000', 'x'),
  maxPrice: fc.constantFrom('30000', '1e5'),
  expected: fc.constant('@moment'),
  address: fc.oneof(seen('image'), fc.constantFrom('http://127.0.0.1/x', 'file:///x', 'x')),
  images: fc.oneof(
    fc.array(seen('image'), { maxLength: 2 }),
    fc.constantFrom(null, [], ['http://127.0.0.1/x.png'], ['nada']),
  ),
  imageAlts: fc.constantFrom(null, [], ['Por delante']),
  specifications: fc.dictionary(fc.constantFrom('Puertas', 'Color', '7', 'Motor'), words, {
    maxKeys: 3,
  }),
  year: fc.constantFrom<unknown>(2019, 2021, null, '2021', 1800),
  proof: fc.constant(undefined),
  availableProvinces: fc.constantFrom('HAB,HOL', 'Todas', null, 'HAB'),
  from: fc.constantFrom('2026-01-01', '2026-11-21'),
  to: fc.constantFrom('2026-12-01', '2025-11-21'),
  startsAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-11-20T00:00:00Z'),
  endsAt: fc.constantFrom(
    `${new Date().getUTCFullYear() + 2}-01-01T00:00:00Z`,
    '2099-01-01T00:00:00Z',
    '2026-11-25T00:00:00Z',
  ),
  day: seen('day'),
  validUntil: seen('day'),
  dueOn: fc.oneof(seen('day'), fc.constant(null)),
  asOf: fc.constant('2026-11-21'),
  listedOn: fc.constant('2026-11-20'),
  website: fc.constant(''),
};

/** Values of a schema, as a caller would write them; `kind` says whose id an `id` is. */
export function valuesOf(schema: JsonSchema, kind: string, name = ''): Arbitrary<unknown> {
  const made = shapedBy(schema, kind, name);
  if (name === 'id') return often(seen(kind), made);
  if (name === 'expected' && isRecord(schema)) return often(fc.constant('@record'), made);
  const usual =
    name === 'seen' ? seen(schema.format === 'date-time' ? 'at' : 'events') : known[name];
  // `expected` means something else in each call: a moment, a status, a person.
  if (!usual || (name === 'expected' && schema.format !== 'date-time')) return made;
  return often(usual, made);
}

/** True for what the page showed of a record, or null where there was none. */
function isRecord({ properties, anyOf = [] }: JsonSchema): boolean {
  return properties !== undefined || anyOf.some((each) => isRecord(asSchema(each)));
}

export function often<T>(usual: Arbitrary<T>, other: Arbitrary<T>): Arbitrary<T> {
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function shapedBy(schema: JsonSchema, kind: string, name: string): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => valuesOf(asSchema(each), kind, name)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, kind);
    case 'array':
      return fc.array(valuesOf(asSchema(schema.items), kind, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 2),
      });
    case 'string':
      return textOf(schema, kind);
    case 'integer':
      return often<number>(
        fc.integer({ min: bound(schema.minimum, -5), max: bound(schema.maximum, 100) }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1),
      );
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValues;
  }
}

/** Stays near zero: far bounds come from elsewhere. */
function bound(limit: number | undefined, usual: number): number {
  return limit === undefined || Math.abs(limit) > 10_000 ? usual : limit;
}

function objectOf(schema: JsonSchema, kind: string): Arbitrary<unknown> {
  const { properties, required = [] } = schema;
  if (!properties) return fc.dictionary(words, fc.string({ maxLength: 20 }), { maxKeys: 3 });
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, valuesOf(asSchema(each), kind, name)]),
  );
  return someOf(model, required);
}

/**
 * Picks all required keys and a few of the rest: with all of the rest something is always wrong.
 */
export function someOf(
  model: Record<string, Arbitrary<unknown>>,
  required: readonly string[],
): Arbitrary<Record<string, unknown>> {
  const rest = Object.keys(model).filter((name) => !required.includes(name));
  return fc
    .tuple(
      fc.record(model, { noNullPrototype: true }),
      fc.subarray(rest, { maxLength: Math.min(3, rest.length) }),
    )
    .map(([whole, chosen]) => {
      const present = [...required, ...chosen];
      return Object.fromEntries(Object.entries(whole).filter(([name]) => present.includes(name)));
    });
}

function textOf(schema: JsonSchema, kind: string): Arbitrary<string> {
  const { format, pattern, maxLength = 60, minLength = 0 } = schema;
  if (format === 'uuid') return often(seen(kind), fc.uuid());
  if (format === 'date-time') {
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
  }
  if (format === 'date') return fc.constantFrom('2026-11-21', '0001-01-01', '9999-12-31');
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const fits = words.map((text) => {
    const cut = text.slice(0, maxLength).padEnd(minLength, 'x');
    return expression?.test(cut) === false ? 'x'.repeat(Math.max(1, minLength)) : cut;
  });
  const numbers = fc.nat(300).map(String);
  return fc.oneof({ weight: 4, arbitrary: fits }, { weight: 1, arbitrary: numbers });
}

/** Any value that a schema alone allows, likely or not. */
export function allowedBy(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf ?? typesOf(schema);
  if (choices) return fc.oneof(...choices.map((each) => allowedBy(asSchema(each))));
  switch (schema.type) {
    case 'object':
      return allowedObject(schema);
    case 'array':
      return fc.array(allowedBy(asSchema(schema.items)), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 2),
      });
    case 'string':
      return allowedText(schema);
    case 'number':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    default:
      return shapedBy(schema, '', '');
  }
}

/** The document says of the others that no call takes them. */
const isKey = (name: string) => name !== '__proto__' && !name.includes('\0') && name.isWellFormed();

/** A schema of several types, as one schema for each. */
function typesOf({ type, ...schema }: JsonSchema): JsonSchema[] | undefined {
  return Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : undefined;
}

function allowedObject({ properties, required = [], ...schema }: JsonSchema): Arbitrary<unknown> {
  const { propertyNames, additionalProperties } = schema;
  if (!properties) {
    const names = allowedBy({ type: 'string', ...asSchema(propertyNames) }) as Arbitrary<string>;
    const entries = fc.tuple(names, allowedBy(asSchema(additionalProperties)));
    return fc
      .array(entries, { maxLength: 3 })
      .map((all) => Object.fromEntries(all.filter(([name]) => isKey(name))));
  }
  const model = Object.entries(properties).map(([name, each]) => [name, allowedBy(asSchema(each))]);
  return someOf(Object.fromEntries(model), required);
}

function allowedText(schema: JsonSchema): Arbitrary<string> {
  const { format, pattern, allOf = [], maxLength = 10_000, minLength = 0 } = schema;
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time' || format === 'date') return textOf(schema, '');
  const patterns = [pattern, ...allOf.map((each) => asSchema(each).pattern)]
    .filter((each) => each !== undefined)
    .map((each) => new RegExp(each, 'u'));
  const isAllowed = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    patterns.every((each) => each.test(text));
  const made = patterns.flatMap((each) => matching(each));
  const usual = [
    words,
    fc.constantFrom(...hostileTexts, ' ', 'x'.repeat(Math.min(maxLength, 200))),
    ...made,
  ];
  // Chosen beforehand: a filter would try for ever where hardly anything fits.
  const found = fc.sample(fc.oneof(...usual), { numRuns: 200, seed: 2026 }).filter(isAllowed);
  if (found.length === 0) throw new Error(`nothing is made for ${JSON.stringify(schema)}`);
  return fc.constantFrom(...found);
}

/** Nothing where the pattern has parts that fast-check cannot read. */
function matching(pattern: RegExp): Arbitrary<string>[] {
  try {
    return [fc.stringMatching(pattern)];
  } catch {
    return [];
  }
}

function asSchema(schema: unknown): JsonSchema {
  if (Array.isArray(schema)) return asSchema(schema[0]);
  return typeof schema === 'object' && schema !== null ? (schema as JsonSchema) : {};
}
