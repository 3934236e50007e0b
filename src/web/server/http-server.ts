import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { Config } from '#platform/config.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import type { Log } from '#platform/monitoring/log.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The HTTP server in front of the app. It answers by itself, with the safe headers and without a
 * body: broken HTTP (400, 408, 431), an unknown expectation (417), a request for a host that is not
 * ours (421). Each is a line in the log.
 */
export function openHttpServer(
  config: Config,
  log: Log,
  handle: Handle,
  pauseMs = maxPauseMs,
): Server {
  const headers = securityHeaders(config.secure);
  const newest = new WeakMap<Socket, ServerResponse>();
  // Node's own answer to a missing Host has none of our headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    newest.set(request.socket, response);
    const status = statusOf(request, config);
    if (status === undefined) return handle(request, response);
    log.info('turned away', { status });
    response.writeHead(status, { ...headers, connection: 'close' }).end();
  });
  server.setTimeout(pauseMs, (socket: Socket) => {
    const response = newest.get(socket);
    // A complete request waits for us, and an import may take minutes.
    const waits = response?.req.complete && !response.writableEnded;
    if (!waits) socket.destroy();
  });
  server.on('checkExpectation', (_, response: ServerResponse) => {
    log.info('turned away', { status: 417 });
    response.writeHead(417, { ...headers, connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const statusLine = statusLines[error.code ?? ''] ?? '400 Bad Request';
    log.info('turned away', { status: Number(statusLine.slice(0, 3)), code: error.code });
    socket.end(
      [`HTTP/1.1 ${statusLine}`, ...lines, 'content-length: 0', 'connection: close', '', ''].join(
        '\r\n',
      ),
    );
  });
  return server;
}

/**
 * A phone at 1 kB/s may send a photo for half an hour. A client that stops in the middle of a
 * request, or does not finish its headers, is disconnected. A connection in which nothing is asked
 * stays open longer than proxies keep theirs (two minutes): who hangs up first must not be us, or a
 * request that is on its way meets a closed connection.
 */
const timeouts = { headersTimeout: 60_000, requestTimeout: 1_800_000, keepAliveTimeout: 130_000 };
const maxPauseMs = 120_000;

/** The app's answer to an address that cannot be parsed. */
export function answerBadAddress(config: Config): Response {
  return new Response(null, { status: 400, headers: securityHeaders(config.secure) });
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function statusOf({ url = '', headers }: IncomingMessage, config: Config): 400 | 421 | undefined {
  if (headers.host === undefined) return 400;
  // A load balancer asks each process by its address.
  if (/^\/(healthz|readyz)$/.test(url)) return undefined;
  const hosts = url.startsWith('/') ? [headers.host] : [headers.host, hostOf(url)];
  return hosts.every((host) => isOurs(host, config)) ? undefined : 421;
}

/** Of a request that names its host in the address too, as to a proxy. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/**
 * Whether a request is meant for us. Nothing is ever written from this header; but another name for
 * this machine could be one that a stranger's page has made lead here. While trying the shop, a
 * phone of the same network asks by number or by a name that only the network knows.
 */
export function isOurs(host: string, { publicUrl, production }: Config): boolean {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const number = hostname.replace(/^\[|\]$/g, '');
  if (hostname === new URL(publicUrl).hostname) return true;
  if (/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(number)) return true;
  return !production && (isIP(number) !== 0 || hostname.endsWith('.local'));
}
