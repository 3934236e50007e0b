import type { Context, Hono } from 'hono';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import { finish, send } from '#platform/http/compress.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import {
  type Caller,
  FileReply,
  type ParsedRequest,
  type Reads,
  Reply,
  type RouteShape,
  readRequest,
} from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { PostedForm } from '#web/page.ts';
import { drawnFor, drawnForHeader, nobody } from '../drawn-for.ts';
import { type Access, permits } from '../roles.ts';
import type { CurrentUser } from '../schema.ts';

/** A caller whose session was looked up. */
export interface Visitor extends Caller {
  person: CurrentUser | undefined;
  /** The key of the session that the request came with, whether it is open or over. */
  session?: Buffer | undefined;
}

/** Draws the page of a posted form again with what was typed, as the answer to a refusal. */
export type Redraw = (context: Context, form: PostedForm, appError: AppError) => Promise<Response>;

/** A visitor who got past `access`: signed in, unless the call is for anyone. */
type Admitted<A extends Access> = A extends 'anyone' ? Visitor : Visitor & { person: CurrentUser };

export interface Route {
  call: Call;
  access: Access;
  shape: RouteShape<unknown>;
  mount(app: Hono, services: Services, visit: (context: Context) => Promise<Visitor>): void;
}

/**
 * Binds a call to its code. Reads as a sentence: who may → what must be true of the input → the
 * handler, which gives the body, a Reply or a file.
 */
export function serve<
  G,
  T extends CallInput,
  A extends Access,
  const S extends RouteShape<G> & { access: A },
>(
  call: Call<G, T>,
  shape: S & Reads<T, S>,
  handle: (
    asked: ParsedRequest<S, Admitted<S['access']>>,
    services: Services,
  ) => Promise<G | Reply<G> | FileReply>,
): Route {
  const { access } = shape;
  return {
    call,
    access,
    shape,
    mount(app, services, visit) {
      app.on(call.method, call.path, async (context) => {
        const said = isPersonal({ call, access }) ? context.req.header(drawnForHeader) : undefined;
        const visitor = admit(shape, await visit(context), said);
        const asked = await readRequest(context, shape, visitor as Admitted<S['access']>);
        const given = await handle(asked, services).catch(refuseIfGone);
        if (given instanceof FileReply) {
          const { bytes, headers } = given;
          const body = bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes);
          return context.body(body, 200, headers);
        }
        const reply = given instanceof Reply ? given : new Reply(given);
        const json = finish(JSON.stringify(reply.body ?? null), 'application/json');
        const headers = { 'cache-control': 'no-store', ...reply.headers };
        return send(json, context.req.raw, headers, shape.status);
      });
    },
  };
}

/** The account was deleted while the request was under way: it is as good as signed out. */
function refuseIfGone(error: unknown): never {
  if (brokenConstraint(error)?.endsWith('_person_id_fkey'))
    throw new AppError(commonErrors.signedOut);
  throw error;
}

/** Whether it matters for whom the asking page was drawn: not where it only reads what is public. */
export function isPersonal({ call, access }: Pick<Route, 'call' | 'access'>): boolean {
  return call.method !== 'GET' || access !== 'anyone';
}

/**
 * Who asks, past `access`. What is asked from a page that was drawn for nobody is nobody's, whoever
 * has signed in in another tab since: its sender saw a page without a name, and what was sent keeps
 * its sender. A page of somebody else's changes and shows nothing; `said` is whom it was drawn for.
 * A program is no page, and says nothing.
 */
function admit(
  { access, ownerless }: Pick<Route, 'access'> & Pick<RouteShape<unknown>, 'ownerless'>,
  visitor: Visitor,
  said: string | undefined,
): Visitor {
  const person = said === nobody ? undefined : visitor.person;
  const answer = permits(access, person?.role);
  if (answer === 'signed-out') throw new AppError(commonErrors.signedOut);
  const ofOther = said !== undefined && said !== drawnFor(person);
  if (ofOther && !ownerless) throw new AppError(commonErrors.otherSession);
  if (answer === 'forbidden') throw new AppError(commonErrors.forbidden);
  return { ...visitor, person };
}
