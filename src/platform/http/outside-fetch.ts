import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type ClientRequestArgs, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isOutside } from './outside-address.ts';

/** Why nothing was fetched; `not-allowed` means that nothing was asked of that address. */
export type OutsideProblem = 'not-allowed' | 'unreachable' | 'too-large' | 'too-slow';

export class OutsideError extends Error {
  readonly problem: OutsideProblem;
  constructor(problem: OutsideProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface OutsideLimits {
  /** Most bytes of the body, as it comes and as it is unpacked. */
  bytes: number;
  /** For everything together: names, redirects, body. */
  ms: number;
  /** Only these hosts and their subdomains; without it any public host. */
  hosts?: readonly string[] | undefined;
}

/** Whom we may ask; tests, which have no other machine, bring their own. */
export interface OutsidePolicy {
  permits(address: string, port: number): boolean;
  resolve(host: string): Promise<readonly LookupAddress[]>;
}

const publicInternet: OutsidePolicy = {
  permits: (address, port) => (port === 80 || port === 443) && isOutside(address),
  resolve: (host) => lookup(host, { all: true }),
};

const mostRedirects = 3;

/**
 * Fetches what somebody gave us the address of, without letting them use us to reach what only we
 * can: http and https on their usual ports, public addresses, and the same for each redirect.
 * Throws OutsideError.
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
    // Raced because a name that is being looked up cannot be called off.
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
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
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

/** The addresses of the host that may be asked; a written one is looked up as itself. */
async function addressesOf(url: URL, policy: OutsidePolicy): Promise<LookupAddress[]> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  const found = await policy.resolve(host);
  const permitted = found.filter(({ address }) => policy.permits(address, port));
  if (permitted.length === 0) throw new OutsideError('not-allowed');
  return permitted;
}

/**
 * Connects to one of `addresses` and to nothing else: the name is not looked up again, so a server
 * of names that answers differently the second time gains nothing.
 */
function ask(
  url: URL,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: ClientRequestArgs = {
    // An agent of its own: no pooled connection, and no proxy from the environment that would look
    // the name up by itself.
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

/** Reads the body; some servers pack it although we ask for it as it is. */
async function read(response: IncomingMessage, limit: number): Promise<Buffer> {
  const unpacker = unpackers.get(response.headers['content-encoding'] ?? '')?.();
  // Errors of both come out of the iteration.
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
