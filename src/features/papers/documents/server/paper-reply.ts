import { AppError } from '#platform/http/errors.ts';
import { FileReply } from '#platform/http/route.ts';
import { documentErrors } from '../errors.ts';

export interface DrawnPaper {
  bytes: Buffer;
  /** Of the file. */
  name: string;
}

/** Throws AppError where there is no such paper. */
export function paperReply(paper: DrawnPaper | undefined): FileReply {
  if (!paper) throw new AppError(documentErrors.notFound);
  return new FileReply(paper.bytes, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${paper.name}"`,
    'cache-control': 'no-store',
  });
}
