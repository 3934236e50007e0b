import { z } from 'zod';
import { type Call, type CallInput, type CallShape, post } from './contract.ts';
import { maxMany } from './page-size.ts';

/** What became of one of many records. */
export const ManyResult = z.object({
  id: z.uuid(),
  /** What undoing it names: its entry in a history, or the version of the record. */
  done: z.string().nullable(),
  /** Why it was not done. Null where it was. */
  refused: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ManyResult = z.infer<typeof ManyResult>;

/** One that asks for a recent sign-in has no many: the answer would come after others were done. */
interface OneShape extends CallShape {
  body: z.ZodType;
  recent?: never;
}

/**
 * A write of one record for many in one call. Each says for itself what was seen and is decided by
 * itself: its errors stand in its result. Forms draw the fields of the one.
 */
export function many<Input extends CallInput, Shape extends OneShape>(
  one: Call<unknown, Input, Shape>,
  summary: string,
) {
  const { keyed } = one;
  const { access, body }: Pick<Shape, 'access' | 'body'> = one.shape;
  const item = z.strictObject({
    id: z.uuid(),
    /** As the one write would have it in its header, where it takes a key. */
    key: z
      .string()
      .regex(/^[\x21-\x7e]{8,255}$/)
      .optional(),
    body,
  });
  const call = post(`${one.path.replace('/:id', '')}/many`, {
    summary,
    access,
    body: z.strictObject({ items: z.array(item).min(1).max(maxMany) }),
    bodyLimit: 1024 * 1024,
    response: z.array(ManyResult),
  });
  const { method, path, shape } = call;
  const fields = { get: () => one.fields };
  return Object.defineProperty(
    { method, path, access, keyed, shape, one },
    'fields',
    fields,
  ) as typeof call & { one: typeof one };
}
