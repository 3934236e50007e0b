import type { Context } from 'hono';
import type { CallRoute } from '#features/people/accounts/server/serve.ts';
import type { Call, CallInput, CallShape } from '#platform/calls/contract.ts';
import { finish, send } from '#platform/http/compress.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { type Caller, check, type ParsedRequest } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import type { Answer } from './cache.ts';
import { type CatalogueMemory, memoryOf } from './memory.ts';

export type SharedRequest<Shape extends CallShape> = Pick<
  ParsedRequest<Shape, Caller>,
  'query' | 'params'
> & { queryText: Record<string, string>; language: () => Promise<Language> };

/** Already JSON text, so that it is not parsed only to be written again. */
export interface ReadyJson {
  json: string;
  headers?: Record<string, string>;
}

/**
 * Serves calls that answer everyone alike. Unlike `serve` it needs no session, and it caches
 * answers until the catalogue changes.
 */
export function serveShared<
  Output,
  Input extends CallInput,
  Shape extends CallShape & { access: 'anyone' },
>(
  call: Call<Output, Input, Shape>,
  buildAnswer: (
    request: SharedRequest<Shape>,
    services: Services,
    memory: CatalogueMemory,
  ) => Promise<ReadyJson>,
): CallRoute {
  const { shape } = call;
  return {
    call,
    mount(app, services, visit) {
      const currentMemory = memoryOf(services.database);
      app.on(call.method, call.path, async (context) => {
        const request = await readShared(
          context,
          shape,
          async () => (await visit(context)).language,
        );
        const memory = currentMemory();
        const key = JSON.stringify([call.path, request.query, request.params]);
        const answer = await findOrBuild(memory, key, () => buildAnswer(request, services, memory));
        return send(answer.finished, context.req.raw, answer.headers);
      });
    },
  };
}

async function readShared<Shape extends CallShape>(
  context: Context,
  shape: Shape,
  languageOf: () => Promise<Language>,
): Promise<SharedRequest<Shape>> {
  const queryText = context.req.query();
  const params = context.req.param();
  const kind = commonErrors.notFound;
  const read = (language: Language) => ({
    query: shape.query && check(shape.query, queryText, language, { reader: 'program' }),
    params: shape.params && check(shape.params, params, language, { kind }),
    queryText,
    language: languageOf,
  });
  // The schemas have just made the types that SharedRequest names.
  try {
    return read('es') as SharedRequest<Shape>;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return read(await languageOf()) as SharedRequest<Shape>;
  }
}

async function findOrBuild(
  memory: CatalogueMemory,
  key: string,
  buildAnswer: () => Promise<ReadyJson>,
): Promise<Answer> {
  const cached = memory.answers.get(key);
  if (cached) return cached;
  const { json, headers } = await buildAnswer();
  const answer: Answer = {
    finished: finish(json, 'application/json; charset=utf-8'),
    // Browsers must ask again: an unchanged answer is a 304 without a body.
    headers: { 'cache-control': 'public, no-cache', ...headers },
  };
  memory.answers.set(key, answer);
  return answer;
}
