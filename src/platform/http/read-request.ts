import type { Context } from 'hono';
import type { Language } from '../text/language.ts';
import { AppError, commonErrors } from './errors.ts';

const defaultBodyLimit = 64 * 1024;

interface BodyShape {
  bodyLimit?: number;
  bytes?: { limit: number };
}

/**
 * A request before its schemas have checked it: what is JSON or a form is read when its turn comes.
 */
export interface RawRequest {
  params: unknown;
  query: unknown;
  body(): unknown;
  bytes(): Promise<Buffer> | undefined;
  key(): string | undefined;
  files?: readonly File[];
}

/** A request whose body is JSON, or bytes as they are. */
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
 * Mends and refuses what a schema would let pass unseen: half of a character (an emoji that a phone
 * cut) becomes the replacement character, since no database stores it; the prototype as a key,
 * which a schema of free keys drops without a word, is refused.
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
 * The body as it is. Throws AppError (413): before reading where the caller says how much comes,
 * and never reads more than `limit` bytes.
 */
async function readRaw(context: Context, limit: number): Promise<Buffer> {
  if (Number(context.req.header('content-length') ?? 0) > limit)
    throw new AppError(commonErrors.tooLarge);
  return readBytes(context.req.raw.body, limit);
}

/** Reads a body to its end, but never more than `limit` bytes of it. Throws AppError (413). */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
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
  throw new AppError(commonErrors.badInput, {
    fields: { 'Idempotency-Key': keyText[language] },
  });
}
