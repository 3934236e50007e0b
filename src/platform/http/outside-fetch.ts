import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type ClientRequestArgs, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isOutside } from './outside-address.ts';

/** Why nothing was fetched. `not-allowed`: no request was sent to that address. */
export type OutsideProblem = 'not-allowed' | 'unreachable' | 'too-large' | 'too-slow';

export class OutsideError extends Error {
  readonly problem: OutsideProblem;
  constructor(problem: OutsideProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface OutsideLimits {
  /** The limit of the body in bytes, packed and unpacked. */
  bytes: number;
  /** The time for everything together: DNS, redirects, body. */
  ms: number;
  hosts?: readonly string[] | undefined;
}

/** Says which addresses may be called. Tests bring their own, since they have only this machine. */
export interface OutsidePolicy {
  permits(address: string, port: number): boolean;
  resolve(host: string): Promise<readonly LookupAddress[]>;
}

const publicInternet: OutsidePolicy = {
  permits: (address, port) => (port === 80 || port === 443) && isOutside(address),
  resolve: (host) => lookup(host, { all: true }),
};

const maxRedirects = 3;

/**
 * Fetches an address that somebody gave us, without letting them reach machines that only we can
 * reach: it allows http and https on their usual ports and public addresses, also for each
 * redirect. Throws OutsideError.
 */
export async function fetchOutside(
  address: string,
  limits: OutsideLimits,
  policy = publicInternet,
): Promise<Buffer> {
  const overdue = AbortSignal.timeout(limits.ms);
  const aborted = new Promise<never>((_, reject) => {
    overdue.addEventListener('abort', () => reject(overdue.reason));
  });
  try {
    // Raced, because a DNS lookup cannot be aborted.
    return await Promise.race([follow(address, limits, policy, overdue), aborted]);
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(overdue.aborted ? 'too-slow' : 'unreachable', error);
  }
}

async function follow(
  address: string,
  limits: OutsideLimits,
  policy: OutsidePolicy,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = parse(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!isAmong(url.hostname, limits.hosts)) throw new OutsideError('not-allowed');
    const response = await ask(url, await addressesOf(url, policy), signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return read(response, limits.bytes);
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) {
      throw new OutsideError('unreachable', `status ${statusCode}`);
    }
    url = parse(headers.location, url);
  }
  throw new OutsideError('unreachable', 'too many redirects');
}

function parse(address: string, from?: URL): URL {
  const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
  const plain =
    url &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    !url.username &&
    !url.password;
  if (!plain) throw new OutsideError('not-allowed');
  return url;
}

function isAmong(host: string, hosts: readonly string[] | undefined): boolean {
  return !hosts || hosts.some((each) => host === each || host.endsWith(`.${each}`));
}

async function addressesOf(url: URL, policy: OutsidePolicy): Promise<LookupAddress[]> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  const found = await policy.resolve(host);
  const permitted = found.filter(({ address }) => policy.permits(address, port));
  if (permitted.length === 0) throw new OutsideError('not-allowed');
  return permitted;
}

/**
 * Connects only to one of `addresses`. The name is not looked up again, so a DNS server that gives
 * another answer the second time gains nothing.
 */
function ask(
  url: URL,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: ClientRequestArgs = {
    // No shared agent: it might have pooled connections, or a proxy that looks the name up itself.
    agent: false,
    signal,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Mozilla/5.0 (compatible)' },
    lookup: (_host, { all }, found) => {
      const [{ address, family } = { address: '', family: 0 }] = addresses;
      if (all) found(null, [...addresses]);
      else found(null, address, family);
    },
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, options, resolve).on('error', reject).end();
  });
}

const unpackers = new Map([
  ['gzip', () => createGunzip()],
  ['deflate', () => createInflate()],
  ['br', () => createBrotliDecompress()],
]);

/** Some servers compress the body although we ask them not to. */
async function read(response: IncomingMessage, limit: number): Promise<Buffer> {
  const unpacker = unpackers.get(response.headers['content-encoding'] ?? '')?.();
  // The iteration throws the errors of both.
  const body: Readable = unpacker ? pipeline(response, unpacker, () => {}) : response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new OutsideError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
