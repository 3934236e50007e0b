import type { z } from 'zod';
import type { CallShape } from '../calls/contract.ts';
import type { Language, Text } from '../text/language.ts';
import { AppError, commonErrors } from './errors.ts';
import { fieldSentence } from './field-sentences.ts';
import type { RawRequest } from './read-request.ts';

/** The caller of a request. `accounts/server/serve.ts` adds the person. */
export interface Caller {
  language: Language;
  requestId: string;
  address: string;
}

export interface ParsedRequest<Shape extends CallShape, SomeCaller extends Caller> {
  params: Parsed<Shape['params']>;
  query: Parsed<Shape['query']>;
  body: Parsed<Shape['body']>;
  bytes: Shape extends { bytes: object } ? Buffer : undefined;
  key: string | undefined;
  /** The files of a form. Undefined for JSON. */
  files: readonly File[] | undefined;
  caller: SomeCaller;
}
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export class Reply<Output> {
  readonly body: Output;
  readonly headers: Record<string, string>;
  constructor(body: Output, { headers = {} }: { headers?: Record<string, string> } = {}) {
    this.body = body;
    this.headers = headers;
  }
}

export class FileReply {
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>;
  readonly headers: Record<string, string>;
  constructor(bytes: Uint8Array | ReadableStream<Uint8Array>, headers: Record<string, string>) {
    this.bytes = bytes;
    this.headers = headers;
  }
}

/** Throws AppError (400, 404, 413, 415). */
export async function checkRequest<Shape extends CallShape, SomeCaller extends Caller>(
  raw: RawRequest,
  shape: Shape,
  caller: SomeCaller,
): Promise<ParsedRequest<Shape, SomeCaller>> {
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
  // Each schema above has given its part the type of `Parsed`.
  return request as ParsedRequest<Shape, SomeCaller>;
}

/** The error of a schema, in the caller's language. */
export const withError = (text: Text) => ({ error: () => inBothLanguages(text) });

/** The same for `addIssue`: an issue has one text, from which `check` takes the caller's. */
export const inBothLanguages = ({ es, en }: Text): string => JSON.stringify({ es, en });

/** What a schema's own error says; undefined where that depends on the value. */
export function sentenceOf(error: (issue: never) => unknown, language: Language) {
  const sentence = error({} as never);
  return typeof sentence === 'string' ? inLanguage(sentence, language) : undefined;
}

const inLanguage = (sentence: string, language: Language): string =>
  (JSON.parse(sentence) as Text)[language];

interface CheckOptions {
  kind?: (typeof commonErrors)[keyof typeof commonErrors];
  reader?: 'person' | 'program';
}

/** Parses, or throws a 400 with the error of each field in the caller's language. */
export function check<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  language: Language,
  { kind = commonErrors.badInput, reader = 'person' }: CheckOptions = {},
): Value {
  const parsed = schema.safeParse(value, {
    error: (issue) => inBothLanguages(fieldSentence(issue, reader)),
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  if (saysNotWhatItSaw(value, issues)) throw new AppError(commonErrors.oldPage);
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) {
      // `fields.constructor` always exists.
      if (!Object.hasOwn(fields, name)) fields[name] = inLanguage(issue.message, language);
    }
  }
  throw new AppError(kind, kind === commonErrors.badInput ? { fields } : {});
}

/** Only a page from before `expected` or `seen` was asked for sends none. */
function saysNotWhatItSaw(value: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every(({ path }) => {
    const name = path.join('.');
    return /^(expected|seen)$/.test(name) && !Object.hasOwn(Object(value), name);
  });
}
