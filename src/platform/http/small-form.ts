import type { Context } from 'hono';
import { readBytes } from './route.ts';

/** A form of a few fields is some hundred bytes. */
const usual = 8 * 1024;

/**
 * The texts of a posted form without files; none when it cannot be read. Throws Refusal (413) above
 * `limit` bytes as they are sent: a letter with an accent is six.
 */
export async function readSmallForm(
  context: Context,
  limit = usual,
): Promise<Record<string, string>> {
  const bytes = await readBytes(context.req.raw.body, limit);
  const type = context.req.header('content-type') ?? '';
  const read = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  const form = await read.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
