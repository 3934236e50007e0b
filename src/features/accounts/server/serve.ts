import type { Context, Hono } from 'hono';
import type { Call, CallInput } from '#platform/calls/contract.ts';
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
  type Reads,
  Reply,
  type RouteShape,
} from '#platform/http/route.ts';
import { drawnFor, drawnForHeader, nobody } from '#platform/http/shared/drawn-for.ts';
import type { Services } from '#platform/services.ts';
import { type Access, permits } from '../roles.ts';
import type { CurrentUser } from '../schema.ts';

/** A caller whose session was looked up. */
export interface Visitor extends Caller {
  person: CurrentUser | undefined;
  /** The key of the session that the request came with, whether it is open or over. */
  session?: Buffer | undefined;
  /** The `Cookie` header, for what a browser remembers of itself. */
  cookies?: string | undefined;
}

/** A visitor who got past `access`: signed in, unless the call is for anyone. */
export type Admitted<A extends Access> = A extends 'anyone'
  ? Visitor
  : Visitor & { person: CurrentUser };

export interface Route {
  call: Call;
  access: Access;
  shape: RouteShape<unknown>;
  mount(app: Hono, services: Services, visit: (context: Context) => Promise<Visitor>): void;
  /** The same for a form of a browser without JavaScript. */
  form?: FormRoute;
}

type Run<R = unknown> = forms.Run<Visitor, R>;

/** A write as a form of the shop posts it. */
export interface FormRoute extends forms.FormRoute<Visitor> {
  access: Access;
}
export type FormShape<G> = forms.FormShape<G, Visitor>;
export type DoneForm = forms.DoneForm<Visitor>;

/** What a route may do beside a `RouteShape`. */
export interface ServedShape<G> extends RouteShape<G> {
  access: Access;
  /** How a form posts it. */
  form?: FormShape<G>;
}

/** What a handler returns. */
type Output<G> = G | Reply<G> | FileReply;

/**
 * Binds a call to its code. Reads as a sentence: who may → what must be true of the input → the
 * handler, which returns the body, a Reply or a file. With a `form` the same write is taken from a
 * form too (see `platform/http/forms`).
 */
export function serve<
  G,
  T extends CallInput,
  A extends Access,
  const S extends ServedShape<G> & { access: A },
>(
  call: Call<G, T>,
  shape: S & Reads<T, S>,
  handle: (
    request: ParsedRequest<S, Admitted<S['access']>>,
    services: Services,
  ) => Promise<Output<G>>,
): Route & { run: Run<Output<G>> } {
  const { access, form } = shape;
  const run = runner(shape, handle);
  return {
    call,
    access,
    shape,
    run,
    ...(form && { form: formOf({ access, run }, form as FormShape<unknown>) }),
    mount(app, services, visit) {
      app.on(call.method, call.path, async (context) => {
        const personal = isPersonal({ call, access });
        const drawnForWhom = personal ? context.req.header(drawnForHeader) : undefined;
        const read = (caller: Visitor) => readJsonRequest(context, shape, caller.language);
        const output = await run(read, await visit(context), drawnForWhom, services);
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

/** A write that no script makes: there is only its form. */
export function serveForm<G, A extends Access, const S extends ServedShape<G> & { access: A }>(
  shape: S & { form: FormShape<G> },
  handle: (request: ParsedRequest<S, Admitted<S['access']>>, services: Services) => Promise<G>,
): FormRoute {
  return formOf(
    { access: shape.access, run: runner(shape, handle) },
    shape.form as FormShape<unknown>,
  );
}

/** The form of a route, where it is known elsewhere than the route. */
export function formOf(
  { access, run }: Pick<FormRoute, 'access' | 'run'>,
  form: FormShape<unknown>,
): FormRoute {
  return { access, needsSession: access !== 'anyone', form, run };
}

/** Lets in, checks and runs, whichever door a request came through. */
function runner<S extends RouteShape<unknown> & { access: Access }, R>(
  shape: S,
  handle: (request: ParsedRequest<S, Admitted<S['access']>>, services: Services) => Promise<R>,
): Run<R> {
  return async (read, visitor, drawnForWhom, services) => {
    const caller = admit(shape, visitor, drawnForWhom) as Admitted<S['access']>;
    const request = await checkRequest(read(caller), shape, caller);
    return handle(request, services).catch(refuseIfGone);
  };
}

/** The account was deleted while the request was under way: it is as good as signed out. */
function refuseIfGone(error: unknown): never {
  if (brokenConstraint(error)?.endsWith('_person_id_fkey'))
    throw new AppError(commonErrors.signedOut);
  throw error;
}

/**
 * Whether it matters for whom the asking page was drawn: not where it only reads what is public.
 */
export function isPersonal({ call, access }: Pick<Route, 'call' | 'access'>): boolean {
  return call.method !== 'GET' || access !== 'anyone';
}

/**
 * The visitor as the route sees them, if `access` lets them in. `sentFor` is whom the sending page
 * was drawn for; programs leave it out. A page drawn for nobody sends as nobody, also when somebody
 * has signed in in another tab since. A page drawn for another person changes and shows nothing.
 */
function admit(
  { access, ownerless }: Pick<Route, 'access'> & Pick<RouteShape<unknown>, 'ownerless'>,
  visitor: Visitor,
  sentFor: string | undefined,
): Visitor {
  const person = sentFor === nobody ? undefined : visitor.person;
  const answer = permits(access, person?.role);
  if (answer === 'signed-out') throw new AppError(commonErrors.signedOut);
  const isForOther = sentFor !== undefined && sentFor !== drawnFor(person);
  if (isForOther && !ownerless) throw new AppError(commonErrors.otherSession);
  if (answer === 'forbidden') throw new AppError(commonErrors.forbidden);
  return { ...visitor, person };
}
