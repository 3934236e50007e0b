import { AppError, commonErrors } from './errors.ts';

/**
 * A body must bring so many bytes within so many milliseconds, again and again, and may take a
 * little longer in the beginning. A small one is complete by then, or has twice the time to become
 * so: it holds next to nothing, and phones on 2G stall.
 */
const pace = { bytes: 64 * 1024, ms: 30_000, firstMs: 40_000, smallMs: 120_000 };

/** In bytes: what a part of a file has, and all JSON but a few. */
export const smallBody = pace.bytes;

/**
 * The chunks of a body. Throws AppError (408) where the next one does not come in time, or never
 * because the sender is gone, which happens often and is no fault of ours.
 */
export async function* pacedBody(
  body: ReadableStream<Uint8Array> | null,
  size?: 'small',
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  let due = performance.now() + (size === 'small' ? pace.smallMs : pace.firstMs);
  let fresh = 0;
  try {
    for (;;) {
      const { done, value } = await within(Math.max(0, due - performance.now()), reader.read());
      if (done) return;
      fresh += value.byteLength;
      if (fresh >= pace.bytes) {
        fresh %= pace.bytes;
        due = performance.now() + pace.ms;
      }
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/**
 * A body that ends for its reader, as if it came too slowly, once it gives way to another. Until
 * somebody reads it, the body itself can be read.
 */
export function bodyThatYields(body: ReadableStream<Uint8Array> | null) {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let giveWay = () => {};
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        giveWay = () => {
          controller.error(tooSlow());
          void reader?.cancel().catch(() => {});
        };
      },
      async pull(controller) {
        reader ??= body?.getReader();
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (value) controller.enqueue(value);
        if (done) controller.close();
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, giveWay };
}

const tooSlow = () => new AppError(commonErrors.tooSlow, { headers: { connection: 'close' } });

async function within<Result>(ms: number, reading: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms);
  });
  try {
    return await Promise.race([reading, late]);
  } catch {
    throw tooSlow();
  } finally {
    clearTimeout(timer);
  }
}
