import type { z } from 'zod';
import type { CallInput } from '../calls/contract.ts';
import type { Language, Text } from '../text/language.ts';
import { AppError, commonErrors, type ErrorKind } from './errors.ts';
import { fieldSentence } from './field-sentences.ts';
import type { RawRequest } from './read-request.ts';

/** Who calls and how; a feature adds who may (see `accounts/server/serve.ts`). */
export interface Caller {
  language: Language;
  requestId: string;
  /** The network address of the caller, behind the trusted proxies. */
  address: string;
}

/** The schemas that check what comes in and promise what goes out; also the source of OpenAPI. */
export interface RouteShape<G> {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Undefined for an answer without a body. */
  response: z.ZodType<G> | undefined;
  /** Bytes; 64 KiB by default. */
  bodyLimit?: number;
  /** Takes the body as it is, at most so many bytes of it, instead of JSON. */
  bytes?: { limit: number };
  /** Reads the `Idempotency-Key` header. */
  key?: true;
  /** What it changes belongs to nobody yet: it does not matter whom the page was drawn for. */
  ownerless?: true;
  /** Everybody reads the same: no session is looked up, so it is there while the database is away. */
  sessionless?: true;
  /** Of a success, if not 200. */
  status?: 201;
  /** What its code refuses, beside what follows from the rest of the shape. */
  errors?: readonly Pick<ErrorKind, 'status' | 'code'>[];
}

/** A checked request: what the schemas made of it, and who asks. */
export interface ParsedRequest<S extends RouteShape<unknown>, C extends Caller> {
  params: Parsed<S['params']>;
  query: Parsed<S['query']>;
  body: Parsed<S['body']>;
  bytes: S extends { bytes: object } ? Buffer : undefined;
  key: string | undefined;
  /** Of a form; undefined where JSON was sent. */
  files: readonly File[] | undefined;
  caller: C;
}
type Parsed<X> = X extends z.ZodType ? z.output<X> : undefined;

/** A compile error unless what the page of calls says is sent is what the route reads. */
export type Reads<T extends CallInput, S> = ReadsKey<T, S> &
  {
    [K in 'query' | 'body' | 'params']: T extends Record<K, infer Sent>
      ? S extends Record<K, infer X extends z.ZodType>
        ? Sent extends z.input<X>
          ? unknown
          : `the schema of ${K} does not read what the call sends`
        : `the call sends a ${K}: it needs a schema`
      : unknown;
  }['query' | 'body' | 'params'];
type ReadsKey<T, S> = 'key' extends keyof T
  ? S extends { key: true }
    ? unknown
    : 'the call sends a key: the shape must say so'
  : unknown;

/** What a handler returns when headers matter. */
export class Reply<G> {
  readonly body: G;
  readonly headers: Record<string, string>;
  constructor(body: G, { headers = {} }: { headers?: Record<string, string> } = {}) {
    this.body = body;
    this.headers = headers;
  }
}

/** What a handler returns instead when the answer is a file. */
export class FileReply {
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>;
  readonly headers: Record<string, string>;
  constructor(bytes: Uint8Array | ReadableStream<Uint8Array>, headers: Record<string, string>) {
    this.bytes = bytes;
    this.headers = headers;
  }
}

/** Checks a request against its schemas. Throws AppError (400, 404, 413, 415). */
export async function checkRequest<S extends RouteShape<unknown>, C extends Caller>(
  raw: RawRequest,
  shape: S,
  caller: C,
): Promise<ParsedRequest<S, C>> {
  const { language } = caller;
  const reader = raw.files ? 'person' : 'program';
  const kind = commonErrors.notFound;
  const request = {
    params: shape.params && check(shape.params, raw.params, language, { kind }),
    query: shape.query && check(shape.query, raw.query, language, { reader }),
    body: shape.body && check(shape.body, await raw.body(), language, { reader }),
    bytes: await raw.bytes(),
    key: shape.key && raw.key(),
    files: raw.files,
    caller,
  };
  // Each schema above has just made its part the type that `Parsed` says.
  return request as ParsedRequest<S, C>;
}

/** In which language `check` checks: a schema is done before another request's turn comes. */
let checkLanguage: Language = 'es';

/** For a schema: its error, in the caller's language. */
export const withError = (text: Text) => ({ error: () => inCallersLanguage(text) });

/** The same as a message, for `addIssue`. */
export const inCallersLanguage = (text: Text): string => text[checkLanguage];

interface CheckOptions {
  kind?: (typeof commonErrors)[keyof typeof commonErrors];
  /** Who reads what is wrong: whoever filled in a form, or a program that called. */
  reader?: 'person' | 'program';
}

/** Parses, or throws a 400 that says what is wrong with each field in the caller's language. */
export function check<T>(
  schema: z.ZodType<T>,
  value: unknown,
  language: Language,
  { kind = commonErrors.badInput, reader = 'person' }: CheckOptions = {},
): T {
  checkLanguage = language;
  const parsed = schema.safeParse(value, {
    error: (issue) => fieldSentence(issue, reader)[language],
  });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) {
      // A key called `constructor` seems to be there already.
      if (!Object.hasOwn(fields, name)) fields[name] = issue.message;
    }
  }
  throw new AppError(kind, kind === commonErrors.badInput ? { fields } : {});
}
