import type { Context, Hono } from 'hono';
import type { Call, CallInput, CallShape } from '#platform/calls/contract.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import { finish, send } from '#platform/http/compress.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type * as forms from '#platform/http/forms/form-shape.ts';
import { readJsonRequest } from '#platform/http/read-request.ts';
import {
  type Caller,
  checkRequest,
  FileReply,
  type ParsedRequest,
  Reply,
} from '#platform/http/route.ts';
import { nobody, renderedFor, renderedForHeader } from '#platform/http/shared/rendered-for.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { accountErrors } from '../errors.ts';
import { type Access, permits } from '../roles.ts';
import type { CurrentUser } from '../schema.ts';

/** A caller whose session was looked up. */
export interface Visitor extends Caller {
  person: CurrentUser | undefined;
  /** The key of the session cookie, whether the session is open or over. */
  session?: Buffer | undefined;
  /** The person proved within the last ten minutes who they are. */
  recent?: boolean | undefined;
  cookies?: string | undefined;
}

/** Whoever a call with this access lets in: a signed-in person, unless it is for anyone. */
type Admitted<SomeAccess extends Access> = SomeAccess extends 'anyone'
  ? Visitor
  : Visitor & { person: CurrentUser };

export interface CallRoute {
  call: Call<unknown, CallInput, ServedShape>;
  mount(app: Hono, services: Services, visit: (context: Context) => Promise<Visitor>): void;
  /** Answers a page that is drawn in this process, without HTTP: the call is alike for everybody. */
  answerInside?: (
    asked: AskedText,
    services: Services,
    languageOf: () => Promise<Language>,
  ) => Promise<{ json: string; headers: Record<string, string> }>;
  /** The same call as a form, for browsers without JavaScript. */
  form?: VisitorFormRoute;
}

export interface AskedText {
  queryText: Record<string, string>;
  params: Record<string, string>;
}

type RunWrite<Result = unknown> = forms.RunWrite<Visitor, Result>;

export interface VisitorFormRoute extends forms.FormRoute<Visitor> {
  access: Access;
}
export type VisitorFormShape<Output> = forms.FormShape<Output, Visitor>;
export type VisitorDoneForm = forms.DoneForm<Visitor>;

type ServedShape = CallShape & { access: Access };
type Request<Shape extends ServedShape> = ParsedRequest<Shape, Admitted<Shape['access']>>;
type Handler<Shape extends ServedShape, Result> = (
  request: Request<Shape>,
  services: Services,
) => Promise<Result>;
/** A write, and what reads the record that it answers with, as it is afterwards. */
type WriteThenRead<Shape extends ServedShape, Output> = readonly [
  write: Handler<Shape, unknown>,
  read: (
    request: Pick<Request<Shape>, 'params' | 'query' | 'caller'>,
    services: Services,
  ) => Promise<Output>,
];
type HandlerOutput<Output> = Output | Reply<Output> | FileReply;

/** What the read of one record asks for, by the id in its address. */
export interface RecordRequest {
  params: { id: string };
  caller: { person: CurrentUser };
}

/** The code of a call, in a file of its own. */
export type HandlerOf<SomeCall> =
  SomeCall extends Call<infer Output, CallInput, infer Shape extends ServedShape>
    ? Handler<Shape, HandlerOutput<Output>>
    : never;

/** A write whose answer is read after it. */
export type WriteOf<SomeCall> =
  SomeCall extends Call<unknown, CallInput, infer Shape extends ServedShape>
    ? Handler<Shape, unknown>
    : never;

/**
 * Binds a call to its code, which returns the body, a Reply or a file. With `form` the same write
 * also takes a form (`platform/http/forms`). What only a form does is a `post` to its page.
 */
export function serve<Output, Input extends CallInput, Shape extends ServedShape>(
  call: Call<Output, Input, Shape>,
  code:
    | Handler<Shape, HandlerOutput<NoInfer<Output>>>
    | WriteThenRead<Shape, HandlerOutput<NoInfer<Output>>>,
  form?: VisitorFormShape<Output>,
): CallRoute {
  const { shape } = call;
  const { access } = shape;
  const handle = typeof code === 'function' ? code : thenRead(code);
  const run = runner(shape, handle);
  return {
    call,
    ...(form && {
      form: {
        access,
        needsSession: access !== 'anyone',
        form: form as VisitorFormShape<unknown>,
        run,
      },
    }),
    mount(app, services, visit) {
      app.on(call.method, call.path, async (context) => {
        const renderedForWhom = isPersonal(call)
          ? context.req.header(renderedForHeader)
          : undefined;
        const read = (caller: Visitor) => readJsonRequest(context, shape, caller.language);
        const output = await run(read, await visit(context), renderedForWhom, services);
        if (output instanceof FileReply) {
          const { bytes, headers } = output;
          const body = bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes);
          return context.body(body, 200, headers);
        }
        const reply = output instanceof Reply ? output : new Reply(output);
        const json = finish(JSON.stringify(reply.body ?? null), 'application/json');
        const headers = { 'cache-control': 'no-store', ...reply.headers };
        return send(json, context.req.raw, headers, shape.status);
      });
    },
  };
}

function thenRead<Shape extends ServedShape, Output>([write, read]: WriteThenRead<Shape, Output>) {
  return async (request: Request<Shape>, services: Services) => {
    await write(request, services);
    return read(request, services);
  };
}

/** Checks access and input, then runs the handler. JSON calls and forms share it. */
function runner<Shape extends ServedShape, Result>(
  shape: Shape,
  handle: Handler<Shape, Result>,
): RunWrite<Result> {
  return async (read, visitor, renderedForWhom, services) => {
    const caller = admit(shape, visitor, renderedForWhom) as Admitted<Shape['access']>;
    if (shape.recent === true) requireRecent(caller);
    const request = await checkRequest(read(caller), shape, caller);
    if (typeof shape.recent === 'function' && shape.recent(request.body as never)) {
      requireRecent(caller);
    }
    return handle(request, services).catch(explainConstraint);
  };
}

/**
 * An account deleted during the request counts as signed out. Every act of two people has a
 * constraint trigger on `by_established`.
 */
export function explainConstraint(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint?.endsWith('_person_id_fkey')) throw new AppError(commonErrors.signedOut);
  if (constraint?.endsWith('_by_established')) throw new AppError(accountErrors.tooNew);
  throw error;
}

function requireRecent({ recent }: Visitor): void {
  if (!recent) throw new AppError(accountErrors.signInAgain);
}

/** False where it does not matter for whom the page was rendered, as when public data is read. */
export function isPersonal({ method, shape }: Call): boolean {
  return method !== 'GET' || shape.access !== 'anyone';
}

/**
 * Checks access. `sentFor` is the person for whom the page was rendered; programs leave it out. A page
 * rendered for nobody acts as nobody, even after a sign-in in another tab; a page rendered for another
 * person may neither change nor read anything.
 */
function admit(
  { access, ownerless }: ServedShape,
  visitor: Visitor,
  sentFor: string | undefined,
): Visitor {
  const person = sentFor === nobody ? undefined : visitor.person;
  const answer = permits(access, person?.role);
  if (answer === 'signed-out') throw new AppError(commonErrors.signedOut);
  const isForOther = sentFor !== undefined && sentFor !== renderedFor(person);
  if (isForOther && !ownerless) throw new AppError(commonErrors.otherSession);
  if (answer === 'forbidden') throw new AppError(commonErrors.forbidden);
  return { ...visitor, person };
}
