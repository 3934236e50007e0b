import { toLanguage } from '../text/language.ts';
import { defineTexts } from '../text/texts.ts';
import { withQuery } from '../text/with-query.ts';
import type { Call, CallInput } from './contract.ts';

/** Shown instead of an answer that is not ours, whose text nobody should read. */
const texts = defineTexts({
  notOurs: (status: number) => ({
    es: `Algo falló entre usted y la tienda (${status}). Intente de nuevo en un minuto.`,
    en: `Something failed between you and the shop (${status}). Please try again in a minute.`,
  }),
});

/** `fetch` in the browser; on the server, the app itself. */
export type Send = (path: string, init: RequestInit) => Promise<SentAnswer>;
export type SentAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'> & {
  headers: Pick<Headers, 'get'>;
};

/** A response that is not a success. Its message is "{status}: {body text}". */
export class ApiError extends Error {
  readonly status: number;
  /** The parts of our own error body, so that a screen can show the sentence alone. */
  readonly answer: { message: string; code: string; fields?: Record<string, string> } & Record<
    string,
    unknown
  >;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.answer = readAnswer(status, body);
  }
}

/**
 * True where it was refused because of who is signed in now. The same request may have arrived
 * before, in another session.
 */
export function isOfSession({ status, answer }: ApiError): boolean {
  return status === 401 || answer.code === 'other_session';
}

/** One page of a list, with the facts of its headers. */
export interface ListPage<Items> {
  items: Items;
  total: { count: number; more: boolean };
  next: string | undefined;
}

/** Makes one call and returns its JSON. Throws ApiError, or what `send` throws when offline. */
export async function request<Output, Input extends CallInput>(
  send: Send,
  call: Call<Output, Input>,
  input: Input,
): Promise<Output> {
  const response = await answer(send, call, input);
  return response.status === 204 ? (undefined as Output) : await response.json();
}

export async function requestPage<Output, Input extends CallInput>(
  send: Send,
  call: Call<Output, Input>,
  input: Input,
): Promise<ListPage<Output>> {
  const response = await answer(send, call, input);
  const total = response.headers.get('x-total-count') ?? '0';
  return {
    items: await response.json(),
    total: { count: Number.parseInt(total, 10), more: total.endsWith('+') },
    next: /<([^<>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}

/** Fills in the path parameters and appends the query. Entries that are null are left out. */
export function callAddress(call: Call, input: CallInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  return withQuery(path, query);
}

async function answer(send: Send, call: Call, input: CallInput): Promise<SentAnswer> {
  const headers: Record<string, string> = {};
  if (input.body) headers['content-type'] = 'application/json';
  if (input.bytes) headers['content-type'] = 'application/octet-stream';
  if (input.key) headers['idempotency-key'] = input.key;
  const response = await send(callAddress(call, input), {
    method: call.method,
    credentials: 'include',
    headers,
    ...(input.body ? { body: JSON.stringify(input.body) } : {}),
    ...(input.bytes ? { body: input.bytes } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

function readAnswer(status: number, body: string): ApiError['answer'] {
  try {
    const answer = JSON.parse(body);
    if (typeof answer?.message === 'string') return { code: 'unknown', ...answer };
  } catch {
    // Not JSON, for example a page of a proxy.
  }
  const language = toLanguage(globalThis.document?.documentElement.lang);
  return { message: texts[language].notOurs(status), code: 'unknown' };
}
