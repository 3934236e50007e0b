import { z } from 'zod';
import { api } from '#api.ts';
import { accountErrors } from '#features/people/accounts/errors.ts';
import type { Access } from '#features/people/accounts/roles.ts';
import { type CallRoute, isPersonal } from '#features/people/accounts/server/serve.ts';
import { sessionEntry } from '#platform/browser/registry/cookies.ts';
import type { Call } from '#platform/calls/contract.ts';
import type { Config } from '#platform/config.ts';
import { commonErrors } from '#platform/http/errors.ts';
import { cookieName } from '#platform/http/shared/cookies.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import { nobody } from '#platform/http/shared/rendered-for.ts';
import { staffApi } from '#staff-api.ts';
import { allRoutes } from '../http/all-routes.ts';
import { nameKeys, sayRules } from './say-rules.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface Operation {
  operationId: string;
  summary: string;
  tags: [area: string];
  'x-access': Access;
  security: object[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
}

type ErrorFacts = Pick<ErrorKind, 'status' | 'code' | 'details'>;

/** The document of a shop: its address decides how the cookie is called. */
export function openapi({ publicUrl, secure }: Pick<Config, 'publicUrl' | 'secure'>) {
  const paths: Record<string, Record<string, Operation>> = {};
  const calls = allRoutes.map(({ call }) => call);
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  const areas = new Set(calls.map(areaOf));
  return {
    openapi: '3.1.0',
    info: { title: 'Mariel Auto', version: '1', description, license },
    servers: [{ url: publicUrl }],
    tags: [...areas].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(sessionEntry.name, { secure }) },
      },
    },
  };
}

const license = { name: 'GPL-3.0', identifier: 'GPL-3.0-only' };

const description = `What customers and staff do. \`x-access\` says who may make a call: anyone, whoever is signed in,
staff, or an administrador alone; the calls of staff are those below /api/admin, and have tags that begin with "staff".
A 400 with the code bad_input names the fields that it is about, each with a sentence. What a schema alone cannot say
of a value stands in its description. The key __proto__, and one with half
a character or a NUL, is refused anywhere. A call that takes an Idempotency-Key is made once for each key.`;

/** 'quotes', or 'staff: quotes' where only staff may. */
function areaOf({ path }: Call): string {
  const [, admin, area = ''] = /^\/api\/(admin\/)?([^/.]+)/.exec(path) ?? [];
  return admin ? `staff: ${area}` : area;
}

/** The calls have names that say what they do: `findMyQuote` is "Find my quote". */
function summaryOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const names = new Map<Call, string>(
  Object.entries({ ...api, ...staffApi }).map(([name, call]) => [call as Call, name]),
);

function operationOf(call: CallRoute['call']): Operation {
  const { shape } = call;
  const { access } = shape;
  const name = names.get(call) ?? '';
  return {
    operationId: name,
    summary: shape.summary ?? summaryOf(name),
    tags: [areaOf(call)],
    'x-access': access,
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf('path', shape.params),
      ...parametersOf('query', shape.query),
      ...(shape.key ? [keyParameter] : []),
      ...(isPersonal(call) ? [renderedForParameter] : []),
    ],
    ...bodyOf(call),
    responses: { ...successOf(call), ...errorsOf(call) },
  };
}

const keyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,255}$' },
};

/** Only pages send it. The server refuses another person than the session's. */
const renderedForParameter: Parameter = {
  name: 'X-Person',
  in: 'header',
  required: false,
  schema: { anyOf: [{ type: 'string', format: 'uuid' }, { const: nobody }] },
};

function parametersOf(place: 'path' | 'query', shape: z.ZodType | undefined): Parameter[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = read(shape);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
  }));
}

function bodyOf({ shape }: Call): Pick<Operation, 'requestBody'> {
  if (shape.body) {
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: read(shape.body) } },
      },
    };
  }
  if (!shape.bytes) return {};
  return { requestBody: { required: true, content: { '*/*': { schema: {} } } } };
}

function successOf({ method, shape }: Call): Record<string, Answer> {
  const content: Answer['content'] = shape.response
    ? { 'application/json': { schema: written(shape.response) } }
    : { '*/*': { schema: {} } };
  const { properties = {} } = shape.query ? read(shape.query) : {};
  const paged = 'page' in properties || 'cursor' in properties;
  const answer = { description: 'Done.', content, ...(paged && { headers: pageHeaders }) };
  return {
    [shape.status ?? 200]: answer,
    ...(method === 'GET' && { 304: { description: 'As the ETag says.' } }),
  };
}

const pageHeaders: Answer['headers'] = {
  'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'string' } },
  Link: { description: 'rel="next": where it goes on.', schema: { type: 'string' } },
};

function errorsOf(call: Call): Record<string, Answer> {
  const kinds = Map.groupBy(errorKindsOf(call), ({ status }) => status);
  return Object.fromEntries(
    [...kinds].map(([status, known]) => {
      const schema = errorSchema(known);
      return [status, { description: 'Refused.', content: { 'application/json': { schema } } }];
    }),
  );
}

function errorKindsOf(call: Call): ErrorFacts[] {
  const { method, shape } = call;
  const { access } = shape;
  const found: ErrorFacts[] = [
    ...(shape.errors ?? []),
    commonErrors.broken,
    commonErrors.unavailable,
  ];
  if (access !== 'anyone') found.push(commonErrors.signedOut);
  if (access === 'staff' || access === 'administrador') found.push(commonErrors.forbidden);
  if (shape.recent) found.push(accountErrors.signInAgain);
  if (method !== 'GET') found.push(commonErrors.crossSite);
  if (isPersonal(call) && !shape.ownerless) found.push(commonErrors.otherSession);
  if (shape.params) found.push(commonErrors.notFound);
  if (shape.query || shape.body || shape.key) found.push(commonErrors.badInput);
  if (shape.body) found.push(commonErrors.notJson, commonErrors.wrongType, commonErrors.oldPage);
  if (shape.body || shape.bytes) found.push(commonErrors.tooLarge);
  return found;
}

function errorSchema(kinds: readonly ErrorFacts[]): JsonSchema {
  const details = Object.assign({}, ...kinds.map((kind) => kind.details));
  return {
    type: 'object',
    properties: {
      message: { type: 'string' },
      code: { enum: [...new Set(kinds.map(({ code }) => code))] },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      ...Object.fromEntries(
        Object.entries(details).map(([name, text]) => [name, { description: text }]),
      ),
    },
    required: ['message', 'code'],
    additionalProperties: false,
  };
}

function read(schema: z.ZodType): JsonSchema {
  return plain(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: sayRules }));
}

function written(schema: z.ZodType): JsonSchema {
  return plain(z.toJSONSchema(schema, { override: nameKeys }));
}

function plain({ $schema: _, '~standard': __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
