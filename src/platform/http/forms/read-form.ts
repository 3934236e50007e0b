import { AppError, commonErrors } from '../errors.ts';
import { boundaryOf, createPartCounter } from '../multipart-limits.ts';
import { pacedBody } from '../paced-body.ts';
import { readBytes } from '../read-request.ts';
import type { ErrorKind } from '../shared/error-kind.ts';
import type { FormMemory } from './form-memory.ts';

export interface SentForm {
  fields: Record<string, string>;
  files: File[];
  /** Why only the first fields were read. */
  cut?: 'too-large' | 'too-many' | 'too-slow' | 'no-memory';
}

export interface FormLimits {
  /** The limit of all texts as sent (an accented letter is six bytes). Default 8 KiB. */
  bytes?: number;
  files?: FileLimits;
}

/** The files of a form, all under one field. */
interface FileLimits {
  field: string;
  most: number;
  /** The limit of one file. */
  bytes: number;
  tooMany: ErrorKind;
  tooLarge: ErrorKind;
}

export const emptyForm: SentForm = { fields: {}, files: [] };

const usualBytes = 8 * 1024;
const { tooSlow, tooLarge } = commonErrors;

/**
 * Reads a urlencoded or multipart form; anything else is an empty form. If a form with files is too
 * large or too slow, has too many parts or gets no memory, only its first fields are read. Throws AppError
 * (408, 413) for any other that is too slow or too large.
 */
export async function readForm(
  request: Request,
  { bytes = usualBytes, files }: FormLimits = {},
  memory?: FormMemory,
): Promise<SentForm> {
  const type = formTypeOf(request.headers.get('content-type') ?? '');
  if (!type) {
    await readBytes(request.body, bytes);
    return emptyForm;
  }
  const { boundary } = type;
  const bringsFiles = boundary !== undefined && files !== undefined;
  const limit = bytes + (bringsFiles ? files.most * files.bytes : 0);
  const fewParts = boundary ? createPartCounter(boundary) : () => true;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let head: SentForm | undefined;
  const cutOff = (cut: NonNullable<SentForm['cut']>) => {
    if (!bringsFiles) throw new AppError(cut === 'too-slow' ? tooSlow : tooLarge);
    head ??= { fields: fieldsOfHead(Buffer.concat(chunks), boundary, bytes), files: [], cut };
    chunks.length = 0;
    memory?.release();
  };
  const read = async () => {
    for await (const chunk of pacedBody(request.body)) {
      size += chunk.byteLength;
      if (head && size > 4 * limit) break;
      if (head) continue;
      chunks.push(chunk);
      const cut = reasonToCut(size, fewParts(chunk), { bytes, limit }, () =>
        memory?.take(chunk.byteLength),
      );
      if (cut) cutOff(cut);
    }
  };
  try {
    await (memory ? memory.whileReading(() => cutOff('no-memory'), read) : read());
  } catch (error) {
    if (!(error instanceof AppError && error.kind === tooSlow)) throw error;
    cutOff('too-slow');
  }
  return head ?? (await parse(Buffer.concat(chunks), type.written, files?.field));
}

function reasonToCut(
  size: number,
  fewParts: boolean,
  { bytes, limit }: { bytes: number; limit: number },
  takeMemory: () => boolean | undefined,
): SentForm['cut'] {
  if (size > limit) return 'too-large';
  if (!fewParts) return 'too-many';
  return size > bytes && !takeMemory() ? 'no-memory' : undefined;
}

function formTypeOf(contentType: string): { written: string; boundary?: string } | undefined {
  const urlencoded = 'application/x-www-form-urlencoded';
  if (contentType.toLowerCase().startsWith(urlencoded)) return { written: urlencoded };
  const boundary = boundaryOf(contentType);
  return boundary
    ? { written: `multipart/form-data; boundary="${boundary}"`, boundary }
    : undefined;
}

async function parse(bytes: Buffer, type: string, fileField?: string): Promise<SentForm> {
  const parsed = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  const form = await parsed.formData().catch(() => new FormData());
  const fields: [string, string][] = [];
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.push([name, value]);
    // A file field without a file is sent as an empty file without a name.
    else if (name === fileField && (value.size > 0 || value.name)) files.push(value);
  }
  return { fields: Object.fromEntries(fields), files };
}

/** Reads the first fields of a form that was cut off, so that what was typed is not lost. */
function fieldsOfHead(bytes: Buffer, boundary: string, limit: number): Record<string, string> {
  const parts = bytes.toString('utf8', 0, limit).split(`--${boundary}\r\n`).slice(0, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, name, text] =
        /^content-disposition: form-data; name="(\w+)"\r\n\r\n(.*)\r\n$/is.exec(part) ?? [];
      return name ? [[name, text ?? '']] : [];
    }),
  );
}
