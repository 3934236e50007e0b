import { FileReply } from '#platform/http/route.ts';

export function paperReply(bytes: Buffer, name: string): FileReply {
  return new FileReply(bytes, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}
