import type { Context } from 'hono';
import { readBytes } from './route.ts';

/** A form without files is some hundred bytes. */
const limit = 8 * 1024;

/** The fields of a posted form; none when it cannot be read. Throws Refusal (413). */
export async function readSmallForm(context: Context): Promise<Record<string, unknown>> {
  const bytes = await readBytes(context.req.raw.body, limit);
  const type = context.req.header('content-type') ?? '';
  const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  return form.formData().then(Object.fromEntries, () => ({}));
}
