import { z } from 'zod';
import type { ErrorKind } from '../http/shared/error-kind.ts';
import { type FieldRules, fieldRulesOf } from './field-rules.ts';

/** What the server knows of a call. Client, route and OpenAPI document follow from it. */
export interface CallShape {
  /** For the OpenAPI document, where the name of the call does not say what it does. */
  summary?: string;
  /** Who may make it; `people/accounts/roles.ts` has the names. */
  access: string;
  /** True, or a test of the body: it needs a sign-in of the last ten minutes. */
  recent?: true | ((body: never) => boolean);
  /** Default for `:id` in the path: a UUID. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Bytes; 64 KiB by default. */
  bodyLimit?: number;
  /** Takes the raw body, up to `limit` bytes, instead of JSON. */
  bytes?: { limit: number };
  /**
   * Takes an `Idempotency-Key`: the same key gets the same response. Our own pages must send one,
   * unless it is `optional`.
   */
  key?: true | 'optional';
  /** Undefined for a file. */
  response: z.ZodType | undefined;
  /** The status of a success. Default 200. */
  status?: 201;
  /** The errors that its code throws, besides those that follow from the rest. */
  errors?: readonly Pick<ErrorKind, 'status' | 'code' | 'details'>[];
  /**
   * True for a record without an owner, for which it does not matter for whom the page was rendered.
   */
  ownerless?: true;
  /**
   * True where the response is the same for everybody: no session is looked up, so it works while
   * the database is away.
   */
  sessionless?: true;
}

/**
 * A call, for both sides of the wire. `:name` in a path is `params.name`. No browser gets a schema:
 * `web/build/browser-calls.ts` says what of a call it has.
 */
export interface Call<
  Output = unknown,
  Input extends CallInput = CallInput,
  Shape extends CallShape = CallShape,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Who may make it. On the server, and in the browsers of staff for their own calls. */
  readonly access: Shape['access'];
  /** What its body takes, and whether it is sent with a key: where `access` is. */
  readonly fields: FieldRules;
  readonly keyed: boolean;
  /** Only on the server. */
  readonly shape: Shape;
  /** Only carries the types. */
  readonly types?: { input: Input; response: Output };
}

export interface CallInput {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  /** A file, or a part of one, instead of `body`. */
  bytes?: Blob;
  /** The `Idempotency-Key` header. */
  key?: string;
}

/** The `id` in the path of a call about one record. */
export const RecordId = z.object({ id: z.uuid() });

/** A shape with the params of its path. */
type At<Path extends string, Shape extends CallShape> = Shape extends { params: z.ZodType }
  ? Shape
  : Path extends `${string}/:id` | `${string}/:id/${string}`
    ? Shape & { params: typeof RecordId }
    : Shape;

/** The call that a shape describes, as its caller sees it. */
type CallOf<Shape extends CallShape> = Call<OutputOf<Shape>, InputOf<Shape>, Shape>;
type OutputOf<Shape> = Shape extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;
type InputOf<Shape> = Params<Shape> & Query<Shape> & Body<Shape>;
type Nothing = Record<never, never>;
/** A part of a path is always text; a wrong one is a 404. */
type Params<Shape> = Shape extends { params: infer Schema extends z.ZodType }
  ? { params: Record<keyof z.input<Schema> & string, string> }
  : Nothing;
type Query<Shape> = Shape extends { query: infer Schema extends z.ZodType }
  ? Nothing extends z.input<Schema>
    ? { query?: z.input<Schema> & object }
    : { query: z.input<Schema> & object }
  : Nothing;
type Body<Shape> = (Shape extends { body: infer Schema extends z.ZodType }
  ? { body: z.input<Schema> & object }
  : Nothing) &
  (Shape extends { bytes: object } ? { bytes: Blob } : Nothing) &
  (Shape extends { key: true } ? { key: string } : Nothing) &
  (Shape extends { key: 'optional' } ? { key?: string } : Nothing);

function define<Path extends string, Given extends CallShape>(
  method: Call['method'],
  path: Path,
  given: Given,
): CallOf<At<Path, Given>> {
  const params = /\/:id(\/|$)/.test(path) && { params: RecordId };
  const shape = { ...params, ...given } as At<Path, Given>;
  let fields: FieldRules | undefined;
  return {
    method,
    path,
    access: shape.access,
    get fields() {
      fields ??= fieldRulesOf(shape.body);
      return fields;
    },
    keyed: shape.key !== undefined,
    shape,
  };
}

export const get = <const Path extends string, const Shape extends CallShape>(
  path: Path,
  shape: Shape,
) => define('GET', path, shape);
export const post = <const Path extends string, const Shape extends CallShape>(
  path: Path,
  shape: Shape,
) => define('POST', path, shape);

/**
 * A change of an existing record says what it saw, and so does its removal: nobody overwrites unread
 * what somebody else wrote meanwhile. A body that has no `expected` does not compile, unless the
 * change is `unseen`: of what only the caller writes, or of which the last word alone counts; and
 * the removal of what is never changed: a link, a photo, a place on a voyage.
 */
type ChangeShape = CallShape &
  ({ unseen: true } | { body: z.ZodType<unknown, { expected?: unknown }> });
export const patch = <const Path extends string, const Shape extends ChangeShape>(
  path: Path,
  shape: Shape,
) => define('PATCH', path, shape);
export const put = <const Path extends string, const Shape extends ChangeShape>(
  path: Path,
  shape: Shape,
) => define('PUT', path, shape);
export const del = <const Path extends string, const Shape extends ChangeShape>(
  path: Path,
  shape: Shape,
) => define('DELETE', path, shape);
