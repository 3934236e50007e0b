import { z } from 'zod';
import type { Position } from './order.ts';

/** The keys are short because a cursor stands in addresses. */
const Cursor = z.strictObject({
  o: z.enum(['newest', 'price', '-price', 'year', 'relevance']),
  p: z.number().int().min(0).max(31),
  k: z.number().nullable(),
  s: z.string().regex(/^\d{1,18}$/),
});

export function writeCursor(order: z.infer<typeof Cursor>['o'], position: Position): string {
  const { segment: p, key: k, seq: s } = position;
  return Buffer.from(JSON.stringify({ o: order, p, k, s })).toString('base64url');
}

/** Undefined for a text that is not a cursor. */
export function readCursor(
  text: string,
): (Position & { order: z.infer<typeof Cursor>['o'] }) | undefined {
  try {
    const parsed = Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (!parsed.success) return undefined;
    const { o: order, p: segment, k: key, s: seq } = parsed.data;
    return { order, segment, key, seq };
  } catch {
    return undefined;
  }
}
