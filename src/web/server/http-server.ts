import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { Config } from '#platform/config.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import type { Log } from '#platform/monitoring/log.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The HTTP server in front of the app. It answers by itself, with security headers and no body:
 * broken HTTP (400, 408, 431), an unknown expectation (417), and a request for a foreign host
 * (421). Each is a line in the log.
 */
export function openHttpServer(
  config: Config,
  log: Log,
  handle: Handle,
  pauseMs = maxPauseMs,
): Server {
  const headers = securityHeaders(config.secure);
  const newest = new WeakMap<Socket, ServerResponse>();
  // Without this, Node answers a missing Host without our headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    newest.set(request.socket, response);
    const status = statusOf(request, config);
    if (status === undefined) return handle(request, response);
    log.info('turned away', { status });
    response.writeHead(status, { ...headers, connection: 'close' }).end();
  });
  server.setTimeout(pauseMs, (socket: Socket) => {
    const response = newest.get(socket);
    // A complete request waits for our answer, and an import may take minutes.
    const isWaiting = response?.req.complete && !response.writableEnded;
    if (!isWaiting) socket.destroy();
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
 * A phone at 1 kB/s may need half an hour to send a photo. A client that stops within a request, or
 * within its headers, is disconnected. An idle connection stays open longer than proxies keep
 * theirs (two minutes): if we closed it first, a request on its way would meet a closed connection.
 */
const timeouts = { headersTimeout: 60_000, requestTimeout: 1_800_000, keepAliveTimeout: 130_000 };
const maxPauseMs = 120_000;

export function answerBadAddress(config: Config): Response {
  return new Response(null, { status: 400, headers: securityHeaders(config.secure) });
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function statusOf({ url = '', headers }: IncomingMessage, config: Config): 400 | 421 | undefined {
  if (headers.host === undefined) return 400;
  // A load balancer calls each process by its own address.
  if (/^\/(healthz|readyz)$/.test(url)) return undefined;
  const hosts = url.startsWith('/') ? [headers.host] : [headers.host, hostOf(url)];
  return hosts.every((host) => isOurs(host, config)) ? undefined : 421;
}

/** Returns the host of an absolute address, as a proxy gets it. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/**
 * True for a request that is meant for us. This header is never written into an answer, but a
 * foreign name for this machine may belong to a page that attacks us. Outside production, a phone
 * in the same network may use a number or a local name.
 */
export function isOurs(host: string, { publicUrl, production }: Config): boolean {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const number = hostname.replace(/^\[|\]$/g, '');
  if (hostname === new URL(publicUrl).hostname) return true;
  if (/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(number)) return true;
  return !production && (isIP(number) !== 0 || hostname.endsWith('.local'));
}
