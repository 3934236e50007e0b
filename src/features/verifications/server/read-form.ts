import { Refusal, refusals } from '../../../platform/http/refusal.ts';
import { mostReceipts, receiptField, receiptLimit } from '../posted.ts';

/** A form as it came; `whole` is false when it was too large: then only the head of it was read. */
export interface SentForm {
  texts: Record<string, string>;
  files: File[];
  whole: boolean;
}

const textLimit = 64 * 1024;
const formLimit = mostReceipts * receiptLimit + textLimit;
/** So much more is read and thrown away: a browser that is cut off shows no answer of ours. */
const patience = 4 * formLimit;

/** What all forms together may hold in memory. */
const mostHeld = 200 * 1024 * 1024;
let held = 0;

/** Reads a multipart form. Throws Refusal (503) while too many large ones arrive. */
export async function readForm(request: Request): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  let kept = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > patience) break;
      if (size > formLimit) continue;
      if (held + chunk.byteLength > mostHeld) {
        throw new Refusal(refusals.unavailable, { headers: { 'retry-after': '60' } });
      }
      chunks.push(chunk);
      kept += chunk.byteLength;
      held += chunk.byteLength;
    }
    const bytes = Buffer.concat(chunks);
    if (size > formLimit) return { texts: textsOfHead(bytes, type), files: [], whole: false };
    return await parse(bytes, type);
  } finally {
    held -= kept;
  }
}

async function parse(bytes: Buffer, type: string): Promise<SentForm> {
  const parsed = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  const form = await parsed.formData().catch(() => new FormData());
  const texts: Record<string, string> = {};
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') texts[name] = value;
    // A field without a file comes as an empty one.
    else if (name === receiptField && value.size > 0) files.push(value);
  }
  return { texts, files, whole: true };
}

/** The texts of a form that was cut off, so that what was typed is not lost with its files. */
function textsOfHead(bytes: Buffer, type: string): Record<string, string> {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) return {};
  const parts = bytes.toString('utf8', 0, textLimit).split(`--${boundary}\r\n`).slice(0, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, name, text] =
        /^content-disposition: form-data; name="(\w+)"\r\n\r\n(.*)\r\n$/is.exec(part) ?? [];
      return name ? [[name, text ?? '']] : [];
    }),
  );
}
