import { toLanguage } from '../text/language.ts';
import { defineTexts } from '../text/texts.ts';
import type { Call, CallInput } from './contract.ts';

/** What is said of an answer that is not the shop's: its words are for nobody to read. */
const texts = defineTexts({
  notOurs: {
    es: (status: number) =>
      `Algo falló entre usted y la tienda (${status}). Intente de nuevo en un minuto.`,
    en: (status: number) =>
      `Something failed between you and the shop (${status}). Please try again in a minute.`,
  },
});

/** Sends a request: `fetch` in the browser, the server itself while rendering. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** An answer that is not a success. Its message is "{status}: {body text}". */
export class ApiError extends Error {
  readonly status: number;
  /** The body's parts where it is one of ours, so that a screen can show the sentence alone. */
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
 * Whether it is refused because of who is signed in by now. Whether the same arrived before, when
 * somebody else was, is not said.
 */
export function isOfSession({ status, answer }: ApiError): boolean {
  return status === 401 || answer.code === 'other_session';
}

/** What a list call says beside its body. */
export interface Page<T> {
  items: T;
  /** How many there are in all; with `more` they are at least so many. */
  total: { count: number; more: boolean };
  /** The address of the next page, from the Link header. */
  next: string | undefined;
}

/** Makes one call and returns its JSON. Throws ApiError, or what `send` throws when offline. */
export async function request<G, T extends CallInput>(
  send: Send,
  call: Call<G, T>,
  input: T,
): Promise<G> {
  const response = await answer(send, call, input);
  return response.status === 204 ? (undefined as G) : await response.json();
}

/** As `request`, for a list: with its count and next page. */
export async function requestPage<G, T extends CallInput>(
  send: Send,
  call: Call<G, T>,
  input: T,
): Promise<Page<G>> {
  const response = await answer(send, call, input);
  const total = response.headers.get('x-total-count') ?? '0';
  return {
    items: await response.json(),
    total: { count: Number.parseInt(total, 10), more: total.endsWith('+') },
    next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}

/** The address of a call: path parameters filled in, query of the entries that are not null. */
export function callAddress(call: Call, input: CallInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

async function answer(send: Send, call: Call, input: CallInput): Promise<Response> {
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
    // A proxy's page, say.
  }
  const language = toLanguage(globalThis.document?.documentElement.lang);
  return { message: texts[language].notOurs(status), code: 'unknown' };
}
