import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedKey, type Files, FilesUnavailable, isKey } from './files.ts';

/** A bucket of any store with Amazon's S3 protocol, and our account there. */
export interface Bucket {
  /** `https://host`, with a port or a path if need be. The bucket's name follows as a folder. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A file is a few megabytes at most. */
const timeoutMs = 10_000;
/** After a store has not answered, nothing is sent for this long, so that nobody waits in vain. */
const restMs = 5000;

interface Answer {
  status: number;
  bytes: Buffer;
}

/**
 * Files in a bucket, which all processes share. Throws FilesUnavailable when the store cannot be
 * reached or refuses us: only its own word that the bucket has no such file means that.
 */
export function bucketFiles(bucket: Bucket): Files {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint}/${name}`;

  let restsUntil = 0;
  async function ask(address: string, init: RequestInit): Promise<Answer | undefined> {
    if (performance.now() < restsUntil) throw new FilesUnavailable('the file store is silent');
    const signal = AbortSignal.timeout(timeoutMs);
    const readAll = async () => {
      const response = await client.fetch(address, { ...init, signal });
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const answer = await unlessAborted(signal, readAll()).catch((cause) => {
      if (signal.aborted) restsUntil = performance.now() + restMs;
      throw new FilesUnavailable('the file store does not answer', { cause });
    });
    const { status, bytes } = answer;
    if (status >= 200 && status < 300) return answer;
    const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(String(bytes.subarray(0, 4000))) ?? [];
    if (code === 'NoSuchKey') return undefined;
    const said = [status, code].filter(Boolean).join(' ');
    throw new FilesUnavailable(`the file store answered ${said} to ${init.method}`, {
      refusal: { status, code },
    });
  }

  return {
    async get(key) {
      return (await ask(`${root}/${checkedKey(key)}`, { method: 'GET' }))?.bytes;
    },
    async put(key, bytes) {
      const body = Buffer.from(bytes);
      // It is part of the signature, so that the store refuses a body that was changed on the way.
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
      await ask(`${root}/${checkedKey(key)}`, { method: 'PUT', body, headers });
    },
    async delete(key) {
      await ask(`${root}/${checkedKey(key)}`, { method: 'DELETE' });
    },
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url' });
        if (next) query.set('continuation-token', next);
        const page = String((await ask(`${root}?${query}`, { method: 'GET' }))?.bytes ?? '');
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          const plain = decodeURIComponent(key);
          if (isKey(plain)) yield plain;
        }
        const token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page)?.[1];
        next = token?.replaceAll('&amp;', '&');
      } while (next);
    },
  };
}

/**
 * Rejects when the signal aborts first. `fetch` alone may miss the signal of a request with a body,
 * and then waits five minutes.
 */
function unlessAborted<T>(signal: AbortSignal, action: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([action, aborted]);
}
