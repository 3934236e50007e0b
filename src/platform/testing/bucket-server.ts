import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../files/bucket-files.ts';
import { patient } from './patient-server.ts';

export interface BucketServer {
  bucket: Bucket;
  objects: Map<string, Buffer>;
  /** Answers the next requests, as many as given, with 503. */
  ail(requests: number): void;
  close(): Promise<void>;
}

/** Few keys a page, so that tests need several pages. */
const pageSize = 2;

/** Starts a store with the part of Amazon's S3 that we use. It refuses unsigned requests. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  let ailing = 0;
  const server = createServer(patient, async (request, response) => {
    const body = await readBody(request);
    if (ailing > 0) {
      ailing -= 1;
      return response.writeHead(503).end();
    }
    const refusal = refusalOf(request, body, bucket);
    if (refusal) return refuse(response, 403, refusal);
    answer(request, response, body, objects, bucket.name);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'tienda',
    region: 'us-east-1',
    accessKeyId: 'llave',
    secretAccessKey: 'secreto-de-prueba',
  };
  return {
    bucket,
    objects,
    ail(requests) {
      ailing = requests;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: Map<string, Buffer>,
  name: string,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
  if (bucket !== name) refuse(response, 404, 'NoSuchBucket');
  else if (!key) response.writeHead(200).end(pageOfKeys([...objects.keys()].sort(), searchParams));
  else if (request.method === 'PUT') {
    objects.set(key, body);
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else {
    const bytes = objects.get(key);
    if (bytes) response.writeHead(200).end(bytes);
    else refuse(response, 404, 'NoSuchKey');
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
}

function pageOfKeys(keys: string[], query: URLSearchParams): string {
  const from = Number(query.get('continuation-token')?.replace('a+b&', '') ?? 0);
  const page = keys.slice(from, from + pageSize).map((key) => encodeURIComponent(key));
  const more = from + pageSize < keys.length;
  // Contains characters that must be escaped.
  const next = more
    ? `<NextContinuationToken>a+b&amp;${from + pageSize}</NextContinuationToken>`
    : '';
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`;
}

/** Computes signature version 4 from Amazon's description. */
function refusalOf(request: IncomingMessage, body: Buffer, bucket: Bucket): string | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, id, day = '', region = '', names = '', signature] = parts;
  const date = String(request.headers['x-amz-date']);
  const output = String(request.headers['x-amz-content-sha256']);
  if (id !== bucket.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== bucket.region) return 'AuthorizationHeaderMalformed';
  if (!date.startsWith(day)) return 'RequestTimeTooSkewed';
  if (request.method === 'PUT' && output !== sha256(body)) return 'BadDigest';
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const canonical = [
    request.method,
    pathname,
    [...searchParams]
      .map((pair) => pair.map(encode).join('='))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    output,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${bucket.secretAccessKey}`,
  );
  const right = createHmac('sha256', key).update(text).digest('hex') === signature;
  return right ? undefined : 'SignatureDoesNotMatch';
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
