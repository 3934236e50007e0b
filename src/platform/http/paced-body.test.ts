import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pacedBody } from './paced-body.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads a body whose chunks come after these seconds each, and returns how much of it arrived. */
async function read(
  chunks: readonly (readonly [afterSeconds: number, bytes: number])[],
  size?: 'small',
) {
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (const [seconds, bytes] of chunks) {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        stream.enqueue(new Uint8Array(bytes));
      }
      stream.close();
    },
  });
  let arrived = 0;
  const reading = (async () => {
    for await (const chunk of pacedBody(body, size)) arrived += chunk.byteLength;
  })();
  const outcome = reading.then(
    () => 'whole',
    (error) => error.kind.code,
  );
  await vi.advanceTimersByTimeAsync(3_600_000);
  return { arrived, outcome: await outcome };
}

const drip = Array.from({ length: 1000 }, () => [2, 1] as const);
const many = (times: number, seconds: number, bytes: number) =>
  Array.from({ length: times }, () => [seconds, bytes] as const);
const KB = 1024;

test.each([
  ['a byte each two seconds', drip, undefined, 'too_slow'],
  ['a small one by bytes, for two minutes', drip, 'small', 'too_slow'],
  ['what begins fast and goes on by bytes', [[0, 5_000 * KB], ...drip], undefined, 'too_slow'],
  ['nothing at all', [[3600, 1]], undefined, 'too_slow'],
  ['64 KB each 29 seconds, for hours', many(100, 29, 64 * KB), undefined, 'whole'],
  ['2 KB a second with a pause of 15', [...many(20, 1, 2 * KB), [15, 60 * KB]], undefined, 'whole'],
  ['a part at 1 KB a second', many(64, 1, KB), 'small', 'whole'],
  ['a part whose phone had no line for a minute', [[60, 64 * KB]], 'small', 'whole'],
] as const)('%s', async (_, chunks, size, outcome) => {
  expect((await read(chunks, size)).outcome).toBe(outcome);
});

test('a slow one is cut after 40 seconds, not after half an hour', async () => {
  expect((await read(drip)).arrived).toBeLessThanOrEqual(20);
});

test('what the shop itself takes with a chunk makes no time negative', async () => {
  // A spy would put the faked one back after the test, for all files that come later.
  const waits: number[] = [];
  const { setTimeout: faked } = globalThis;
  vi.stubGlobal('setTimeout', (go: () => void, ms: number) => {
    waits.push(ms);
    return faked(go, ms);
  });
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const bytes of [1, 2, 3]) stream.enqueue(new Uint8Array(bytes));
      stream.close();
    },
  });
  const reading = (async () => {
    for await (const _ of pacedBody(body)) await new Promise((go) => setTimeout(go, 50_000));
  })();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await reading;
  vi.unstubAllGlobals();
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
});

test('a sender who is gone is no failure of the shop', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  await expect(pacedBody(body).next()).rejects.toMatchObject({ kind: { code: 'too_slow' } });
});
