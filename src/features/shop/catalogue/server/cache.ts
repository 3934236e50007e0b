import { createBoundedCache } from '#platform/bounded-cache.ts';
import { type FinishedResponse, finish } from '#platform/http/compress.ts';
import { createSecondTime } from '#platform/second-time.ts';

/** JSON text, so that it is not parsed only to be written again. */
export interface ReadyJson {
  json: string;
  headers?: Record<string, string>;
}

export interface Answer extends Required<ReadyJson> {
  /** Only for who asks over the wire: a page that is drawn here reads the text. */
  finished(): FinishedResponse;
}

export function answerOf({ json, headers }: ReadyJson): Answer {
  let finished: FinishedResponse | undefined;
  return {
    json,
    // Browsers must ask again: an unchanged answer is a 304 without a body.
    headers: { 'cache-control': 'public, no-cache', ...headers },
    finished: () => {
      finished ??= finish(json, 'application/json; charset=utf-8');
      return finished;
    },
  };
}

/** Caches an answer the second time it is requested. */
export function createCache({ bytes = 12 * 1024 * 1024 } = {}) {
  // The text, and its bytes where somebody asked over the wire.
  const answers = createBoundedCache<Answer>(bytes, ({ json }) => 2 * json.length);
  const isSecond = createSecondTime();
  return {
    get: (key: string): Answer | undefined => answers.get(key),
    set(key: string, answer: Answer): void {
      if (isSecond(key)) answers.set(key, answer);
    },
    size: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  };
}
