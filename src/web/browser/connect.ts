import { request, requestPage, type Send } from '#platform/calls/client.ts';
import type { App } from '../app-context.ts';

/** On a bad line a response may never come. */
const timeoutMs = 30_000;

/** How a page in the browser makes calls. */
export function connect(headers: Record<string, string>): Pick<App, 'call' | 'callPage'> {
  const send: Send = (path, init) =>
    fetch(path, {
      ...init,
      headers: { ...init.headers, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    call: (call, input) => request(send, call, input),
    callPage: (call, input) => requestPage(send, call, input),
  };
}
