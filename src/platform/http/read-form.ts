import { AppError, commonErrors, type ErrorKind } from './errors.ts';

/** A form as a browser sent it. */
export interface SentForm {
  fields: Record<string, string>;
  files: File[];
  /** Why only the fields of its head were read. */
  cut?: 'too-large' | 'no-memory';
}

export interface FormLimits {
  /** Of all its texts as they are sent (a letter with an accent is six bytes); 8 KiB unless told. */
  bytes?: number;
  files?: FileLimits;
}

/** The files that a form may bring, under one field. */
export interface FileLimits {
  field: string;
  most: number;
  /** Of one file. */
  bytes: number;
  tooMany: ErrorKind;
  tooLarge: ErrorKind;
}

export const emptyForm: SentForm = { fields: {}, files: [] };

const usualBytes = 8 * 1024;
const megabyte = 1024 * 1024;

/** What the forms of all, and of one network, may hold in memory at once. */
const mostHeld = 97 * megabyte;
const mostHeldByOne = 49 * megabyte;
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
  let taken = 0;
  const count = (bytes: number) => {
    const byOne = (heldBy.get(network) ?? 0) + bytes;
    if (byOne > 0) heldBy.set(network, byOne);
    else heldBy.delete(network);
    taken += bytes;
    held += bytes;
  };
  return {
    take(bytes) {
      const byOne = heldBy.get(network) ?? 0;
      if (held + bytes > mostHeld || byOne + bytes > mostHeldByOne) return false;
      count(bytes);
      return true;
    },
    release: () => count(-taken),
  };
}

/**
 * Reads a urlencoded or multipart form; anything else is an empty one. Of one with files that is too
 * large, or finds no memory (which only files need), only the fields of its head. Throws AppError: one
 * without files is too large (413).
 */
export async function readForm(
  request: Request,
  { bytes = usualBytes, files }: FormLimits = {},
  memory?: FormMemory,
): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? '';
  const limit = bytes + (files ? files.most * files.bytes : 0);
  // So much more is read and thrown away: a browser that is cut off shows no answer of ours.
  const patience = 4 * limit;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let head: SentForm | undefined;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit && !files) throw new AppError(commonErrors.tooLarge);
    if (size > patience) break;
    if (head) continue;
    chunks.push(chunk);
    const tooLarge = size > limit;
    if (tooLarge || (size > bytes && !memory?.take(chunk.byteLength))) {
      const fields = fieldsOfHead(Buffer.concat(chunks), type, bytes);
      head = { fields, files: [], cut: tooLarge ? 'too-large' : 'no-memory' };
      chunks.length = 0;
      memory?.release();
    }
  }
  return head ?? (await parse(Buffer.concat(chunks), type, files?.field));
}

async function parse(bytes: Buffer, type: string, fileField?: string): Promise<SentForm> {
  const parsed = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  const form = await parsed.formData().catch(() => new FormData());
  const fields: [string, string][] = [];
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.push([name, value]);
    // A field without a file comes as an empty one.
    else if (name === fileField && value.size > 0) files.push(value);
  }
  return { fields: Object.fromEntries(fields), files };
}

/** The fields of a form that was cut off, so that what was typed is not lost with its files. */
function fieldsOfHead(bytes: Buffer, type: string, limit: number): Record<string, string> {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) return {};
  const parts = bytes.toString('utf8', 0, limit).split(`--${boundary}\r\n`).slice(0, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, name, text] =
        /^content-disposition: form-data; name="(\w+)"\r\n\r\n(.*)\r\n$/is.exec(part) ?? [];
      return name ? [[name, text ?? '']] : [];
    }),
  );
}
