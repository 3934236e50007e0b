import { mostReceipts, receiptField, receiptLimit } from '../posted.ts';

/** A form as it came. */
export interface SentForm {
  texts: Record<string, string>;
  files: File[];
  /** Why only the texts of its head were kept. */
  cut?: 'too-large' | 'no-room';
}

const textLimit = 64 * 1024;
const formLimit = mostReceipts * receiptLimit + textLimit;
/** So much more is read and thrown away: a browser that is cut off shows no answer of ours. */
const patience = 4 * formLimit;

/** What the forms of all, and of one network, may hold in memory at once. */
const mostHeld = 4 * formLimit;
const mostHeldByOne = 2 * formLimit;
const heldBy = new Map<string, number>();
let held = 0;

/** What one request holds of the memory for forms. */
export interface FormMemory {
  /** False while there is no room. */
  take(bytes: number): boolean;
  /** When it is answered, and no earlier: until then its files wait for their turn to be drawn. */
  release(): void;
}

/** For a request of this network. */
export function formMemory(network: string): FormMemory {
  let kept = 0;
  const count = (bytes: number) => {
    const byOne = (heldBy.get(network) ?? 0) + bytes;
    if (byOne > 0) heldBy.set(network, byOne);
    else heldBy.delete(network);
    kept += bytes;
    held += bytes;
  };
  return {
    take(bytes) {
      const byOne = heldBy.get(network) ?? 0;
      if (held + bytes > mostHeld || byOne + bytes > mostHeldByOne) return false;
      count(bytes);
      return true;
    },
    release: () => count(-kept),
  };
}

/** Reads a multipart form; of one that is too large, or finds no room, the texts of its head. */
export async function readForm(request: Request, memory: FormMemory): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  let cut: { texts: SentForm['texts']; cut: NonNullable<SentForm['cut']> } | undefined;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > patience) break;
    if (cut) continue;
    chunks.push(chunk);
    const tooLarge = size > formLimit;
    if (tooLarge || (size > textLimit && !memory.take(chunk.byteLength))) {
      const texts = textsOfHead(Buffer.concat(chunks), type);
      cut = { texts, cut: tooLarge ? 'too-large' : 'no-room' };
      chunks.length = 0;
      memory.release();
    }
  }
  return cut ? { ...cut, files: [] } : await parse(Buffer.concat(chunks), type);
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
  return { texts, files };
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
