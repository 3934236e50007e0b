import { createShares } from '#platform/http/network-shares.ts';
import type { Network } from '#platform/http/networks.ts';
import { mostReceipts, receiptField, receiptLimit } from '../posted.ts';
import { boundaryOf, createPartCounter } from './multipart-limits.ts';

/** A form as it came. */
export interface SentForm {
  texts: Record<string, string>;
  files: File[];
  /** Why only the texts of its head were kept. */
  cut?: 'too-large' | 'too-many' | 'no-room';
}

const textLimit = 64 * 1024;
const formLimit = mostReceipts * receiptLimit + textLimit;
/** So much more is read and thrown away: a browser that is cut off shows no answer of ours. */
const patience = 4 * formLimit;

/** What the forms of all, and of one network, may hold in memory at once. */
const held = createShares({
  points: 2 * formLimit,
  wider: { '/24': 3 * formLimit, '/56': 2 * formLimit, '/48': 2 * formLimit },
  all: 4 * formLimit,
});

/** What one request holds of the memory for forms. */
export interface FormMemory {
  /** False while there is no room. */
  take(bytes: number): boolean;
  /** When it is answered, and no earlier: until then its files wait for their turn to be drawn. */
  release(): void;
}

/** For a request from these networks. */
export function formMemory(networks: readonly Network[]): FormMemory {
  let kept = 0;
  return {
    take(bytes) {
      if (held.tryTake(networks, bytes) !== 'taken') return false;
      kept += bytes;
      return true;
    },
    release() {
      held.giveBack(networks, kept);
      kept = 0;
    },
  };
}

/**
 * Reads a multipart form; of one that is too large, has too many parts or finds no room, the texts
 * of its head.
 */
export async function readForm(request: Request, memory: FormMemory): Promise<SentForm> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (!boundary) return { texts: {}, files: [] };
  const countParts = createPartCounter(boundary);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let cut: { texts: SentForm['texts']; cut: NonNullable<SentForm['cut']> } | undefined;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > patience) break;
    if (cut) continue;
    chunks.push(chunk);
    const why = reasonToCut(size, countParts(chunk), () => memory.take(chunk.byteLength));
    if (why) {
      cut = { texts: textsOfHead(Buffer.concat(chunks), boundary), cut: why };
      chunks.length = 0;
      memory.release();
    }
  }
  return cut ? { ...cut, files: [] } : await parse(Buffer.concat(chunks), boundary);
}

function reasonToCut(size: number, fewParts: boolean, take: () => boolean): SentForm['cut'] {
  if (size > formLimit) return 'too-large';
  if (!fewParts) return 'too-many';
  return size > textLimit && !take() ? 'no-room' : undefined;
}

async function parse(bytes: Buffer, boundary: string): Promise<SentForm> {
  // Written anew, so that the parser finds the parts that were counted and no others.
  const type = `multipart/form-data; boundary="${boundary}"`;
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
function textsOfHead(bytes: Buffer, boundary: string): Record<string, string> {
  const parts = bytes.toString('utf8', 0, textLimit).split(`--${boundary}\r\n`).slice(0, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, name, text] =
        /^content-disposition: form-data; name="(\w+)"\r\n\r\n(.*)\r\n$/is.exec(part) ?? [];
      return name ? [[name, text ?? '']] : [];
    }),
  );
}
