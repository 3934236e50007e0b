import type { Context } from 'hono';
import type { Language } from '../text/language.ts';
import { AppError, commonErrors } from './errors.ts';
import { pacedBody } from './paced-body.ts';

const defaultBodyLimit = 64 * 1024;

declare module 'hono' {
  interface ContextVariableMap {
    /** Lets in the next body of this network, before this request is answered. */
    bodyIsRead: (() => void) | undefined;
  }
}

interface BodyShape {
  bodyLimit?: number;
  bytes?: { limit: number };
}

/** A request before its schemas are applied. Body and form are read on demand. */
export interface RawRequest {
  params: unknown;
  query: unknown;
  body(): unknown;
  bytes(): Promise<Buffer> | undefined;
  key(): string | undefined;
  files?: readonly File[];
}

export function readJsonRequest(
  context: Context,
  shape: BodyShape,
  language: Language,
): RawRequest {
  return {
    params: context.req.param(),
    query: context.req.query(),
    body: () => readJson(context, language, shape.bodyLimit),
    bytes: () => shape.bytes && readRaw(context, shape.bytes.limit),
    key: () => readKey(context, language),
  };
}

async function readJson(
  context: Context,
  language: Language,
  limit = defaultBodyLimit,
): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError(commonErrors.wrongType);
  const text = (await readRaw(context, limit)).toString('utf8');
  try {
    return JSON.parse(text, (name, value) => reviveSafely(name, value, language));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(commonErrors.notJson);
  }
}

/**
 * Handles what a schema would not notice: half of a character (a cut emoji) becomes the replacement
 * character, because no database stores it, and the prototype as a key is refused, because a schema
 * of free keys would drop it silently.
 */
function reviveSafely(name: string, value: unknown, language: Language): unknown {
  if (name !== '__proto__' && name.isWellFormed()) {
    return typeof value === 'string' ? value.toWellFormed() : value;
  }
  throw new AppError(commonErrors.badInput, {
    fields: { [name.toWellFormed()]: oddText[language] },
  });
}

const keyText = {
  es: 'La clave tiene de 8 a 255 letras, cifras o signos, sin espacios ni acentos.',
  en: 'The key has 8 to 255 letters, digits or signs, without blanks or accents.',
};

const oddText = {
  es: 'Contiene algo que no se puede guardar.',
  en: 'It holds something that cannot be kept.',
};

/**
 * Throws AppError (413): before reading if the caller announces too much, and never reads more than
 * `limit` bytes.
 */
async function readRaw(context: Context, limit: number): Promise<Buffer> {
  if (Number(context.req.header('content-length') ?? 0) > limit)
    throw new AppError(commonErrors.tooLarge);
  const bytes = await readBytes(context.req.raw.body, limit);
  context.get('bodyIsRead')?.();
  return bytes;
}

/** Never reads more than `limit` bytes. Throws AppError (408, 413). */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  pace?: 'small',
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of pacedBody(body, pace)) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError(commonErrors.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readKey(context: Context, language: Language): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{8,255}$/.test(key)) return key;
  throw new AppError(commonErrors.badInput, { fields: { 'Idempotency-Key': keyText[language] } });
}
