import type { Call, CallInput, CallShape } from '#platform/calls/contract.ts';
import type { ManyResult } from '#platform/calls/many.ts';
import { toAppError } from '#platform/http/errors.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import { type CallRoute, explainConstraint, serve, type WriteOf } from './serve.ts';

interface ManyShape extends CallShape {
  access: 'staff';
  response: NonNullable<CallShape['response']>;
}

interface Item {
  id: string;
  key?: string | undefined;
  body: unknown;
}

/**
 * Serves a write of one record for many, one after the other: what one is refused stops no other.
 * A write that can be undone returns what its undoing names.
 */
export function serveMany<One extends Call, Input extends CallInput, Shape extends ManyShape>(
  call: Call<ManyResult[], Input, Shape> & { one: One },
  write: WriteOf<One>,
): CallRoute {
  return serve(call, async (request, services) => {
    const { caller } = request;
    const writeOne = write as (request: unknown, to: typeof services) => Promise<unknown>;
    const results: ManyResult[] = [];
    for (const { id, key, body } of (request.body as { items: Item[] }).items) {
      try {
        const wrote = await writeOne({ params: { id }, body, key, caller }, services).catch(
          explainConstraint,
        );
        results.push({ id, done: typeof wrote === 'string' ? wrote : null, refused: null });
      } catch (error) {
        const { kind } = toAppError(error);
        if (kind.status >= 500) services.log.error('one of many failed', errorFacts(error));
        const refused = { code: kind.code, message: kind.message[caller.language] };
        results.push({ id, done: null, refused });
      }
    }
    return results;
  });
}
