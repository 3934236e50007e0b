import type { AskedText, CallRoute } from '#features/people/accounts/server/serve.ts';
import type { Call, CallInput, CallShape } from '#platform/calls/contract.ts';
import { send } from '#platform/http/compress.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { type Caller, check, type ParsedRequest } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { type Answer, answerOf, type ReadyJson } from './cache.ts';
import { type CatalogueMemory, memoryOf } from './memory.ts';

export type SharedRequest<Shape extends CallShape> = Pick<
  ParsedRequest<Shape, Caller>,
  'query' | 'params'
> & { queryText: Record<string, string>; language: () => Promise<Language> };

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
  const answerTo = async (
    asked: AskedText,
    services: Services,
    languageOf: () => Promise<Language>,
  ) => {
    const request = await readShared(asked, shape, languageOf);
    const memory = memoryOf(services.database)();
    const key = JSON.stringify([call.path, request.query, request.params]);
    return findOrBuild(memory, key, () => buildAnswer(request, services, memory));
  };
  return {
    call,
    mount(app, services, visit) {
      // It listens for changes from now on.
      memoryOf(services.database);
      app.on(call.method, call.path, async (context) => {
        const asked = { queryText: context.req.query(), params: context.req.param() };
        const languageOf = async () => (await visit(context)).language;
        const { finished, headers } = await answerTo(asked, services, languageOf);
        return send(finished(), context.req.raw, headers);
      });
    },
    answerInside: answerTo,
  };
}

async function readShared<Shape extends CallShape>(
  { queryText, params }: AskedText,
  shape: Shape,
  languageOf: () => Promise<Language>,
): Promise<SharedRequest<Shape>> {
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
  const answer = answerOf(await buildAnswer());
  memory.answers.set(key, answer);
  return answer;
}
