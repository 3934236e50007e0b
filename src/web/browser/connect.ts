import { timeoutSignal } from '#platform/browser/timeout-signal.ts';
import { request, requestPage, type Send } from '#platform/calls/client.ts';
import type { App } from '../app-context.ts';

/** In milliseconds: on a bad line a response may never come. */
const timeoutMs = 30_000;

/** Makes the functions with which a page in the browser calls the API. */
export function connect(headers: Record<string, string>): Pick<App, 'call' | 'callPage'> {
  const send: Send = (path, init) =>
    fetch(path, {
      ...init,
      headers: { ...init.headers, ...headers },
      signal: timeoutSignal(timeoutMs),
    });
  return {
    call: (call, input) => request(send, call, input),
    callPage: (call, input) => requestPage(send, call, input),
  };
}
