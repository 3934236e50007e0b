import { FileReply } from '#platform/http/route.ts';

/** A paper as a file to keep; no copy of it stays on the way. */
export function paperReply(bytes: Buffer, name: string): FileReply {
  return new FileReply(bytes, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}
