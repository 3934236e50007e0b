import { FileReply } from './route.ts';

/** How long a browser keeps it, and the name under which somebody saves it, without its ending. */
interface Kept {
  cache?: string;
  name?: string;
}

/** Gives somebody a picture or a PDF that a stranger sent: a browser must run nothing in it. */
export function strangersFile(
  bytes: Uint8Array,
  type: string,
  { cache = 'no-store', name }: Kept,
): FileReply {
  const ending = type === 'application/pdf' ? 'pdf' : 'webp';
  return new FileReply(bytes, {
    'content-type': type,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': cache,
    ...(name && { 'content-disposition': `inline; filename="${name}.${ending}"` }),
  });
}
