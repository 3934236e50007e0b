import { firstCause } from '../monitoring/log.ts';
import { FilesUnavailable } from './files.ts';

/** In a sentence why files cannot be written or read, and what mends it; undefined for a bug. */
export function storeTrouble(error: unknown): string | undefined {
  if (!(error instanceof FilesUnavailable)) return undefined;
  const { refusal } = error;
  if (!refusal)
    return `the file store cannot be reached: ${firstCause(error)?.message} (S3_ENDPOINT; a private authority: NODE_EXTRA_CA_CERTS)`;
  const { status, code } = refusal;
  const mend = mends.find(([codes]) => codes.test(code || String(status)));
  return `the file store answered ${[status, code].filter(Boolean).join(' ')}: ${mend?.[1] ?? 'look at S3_ENDPOINT and its path'}`;
}

const mends: [codes: RegExp, mend: string][] = [
  [/^NoSuchBucket$/, 'make the bucket, or name the right one (S3_BUCKET, the path in S3_ENDPOINT)'],
  [/^(InvalidAccessKeyId|InvalidAccessKey)$/, 'it does not know S3_ACCESS_KEY_ID'],
  [/^SignatureDoesNotMatch$/, 'S3_SECRET_ACCESS_KEY or S3_ACCESS_KEY_ID is wrong'],
  [/^AccessDenied$/, 'S3_ACCESS_KEY_ID may not read, write, delete and list in S3_BUCKET'],
  [/^(AuthorizationHeaderMalformed|PermanentRedirect|301|307)$/, 'S3_REGION is another one'],
  [/^RequestTimeTooSkewed$/, 'the clock of this machine is wrong'],
  [/^403$/, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or S3_REGION is wrong'],
  [/^(5\d\d|429|SlowDown|InternalError|ServiceUnavailable)$/, 'it has trouble of its own'],
];
