import type { Context } from 'hono';
import { request, requestPage, type Send } from '#platform/calls/client.ts';
import { languageHeader } from '#platform/http/shared/language-address.ts';
import type { Language } from '#platform/text/language.ts';
import type { App } from '../app-context.ts';
import type { PageVisit, ServerWebsite } from './server-website.ts';

export function serverApp(
  website: ServerWebsite,
  { facts }: PageVisit,
  { context, publicUrl, callApi }: { context: Context; publicUrl: string; callApi: Send },
): App {
  return {
    ...facts,
    ...website.actions(onlyInBrowser),
    ...callsAsVisitor(context, facts.language, callApi),
    address: addressOf(context, publicUrl),
    live: false,
    navigate: onlyInBrowser,
    refresh: onlyInBrowser,
  };
}

function callsAsVisitor(
  context: Context,
  language: Language,
  callApi: Send,
): Pick<App, 'call' | 'callPage'> {
  // No browser adds the visitor's cookies to a call of the server.
  const cookie = context.req.header('cookie') ?? '';
  const headers = { cookie, 'accept-language': language, [languageHeader]: language };
  const sendInside: Send = (path, init) =>
    callApi(path, { ...init, headers: { ...init.headers, ...headers } });
  return {
    call: (call, input) => request(sendInside, call, input),
    callPage: (call, input) => requestPage(sendInside, call, input),
  };
}

/**
 * Returns path and query on our own origin. Resolving a path that begins with // would name another
 * host.
 */
function addressOf(context: Context, publicUrl: string): URL {
  const requested = new URL(context.req.url);
  const address = new URL(publicUrl);
  address.pathname = requested.pathname;
  address.search = requested.search;
  return address;
}

function onlyInBrowser(): never {
  throw new Error('only in the browser');
}
