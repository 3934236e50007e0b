import type { Finished } from '#platform/http/compress.ts';

/** A finished answer and the headers that go with it. */
export interface Answer {
  finished: Finished;
  headers: Record<string, string>;
}

/** Questions that are remembered only to know them again. */
const seenLimit = 5000;

/**
 * Finished answers by what was asked; the longest unused ones leave when there are more than
 * `entries` or more than `bytes` of them. An answer is kept when it is given for the second time:
 * most searches come once, and keeping what nobody asks for again costs more than making it.
 */
export function createCache({ entries = 2000, bytes = 32 * 1024 * 1024 } = {}) {
  const answers = new Map<string, Answer>();
  const seen = new Set<string>();
  let size = 0;
  function drop(key: string): void {
    const answer = answers.get(key);
    if (answer && answers.delete(key)) size -= sizeOf(key, answer);
  }
  return {
    get(key: string): Answer | undefined {
      const answer = answers.get(key);
      if (!answer) return undefined;
      // Back to the end of the queue: a Map keeps the order in which keys came.
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set(key: string, answer: Answer): void {
      if (!seen.has(key)) {
        if (seen.size >= seenLimit) seen.clear();
        seen.add(key);
        return;
      }
      drop(key);
      answers.set(key, answer);
      size += sizeOf(key, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= entries && size <= bytes) break;
        drop(oldest);
      }
    },
    /** Entries and bytes that are kept now. */
    held: () => ({ entries: answers.size, bytes: size }),
  };
}

// Half as much again for the compressed twins and the bookkeeping.
function sizeOf(key: string, { finished }: Answer): number {
  return key.length * 2 + Math.round(finished.plain.byteLength * 1.5) + 500;
}
