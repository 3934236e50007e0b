import { expect, test } from 'vitest';
import { compressBest, finish, send } from './compress.ts';

const text = 'Toyota Corolla LE 2021, US$28,000. '.repeat(200);
const accepting = (encoding: string) =>
  new Request('http://shop.test/', { headers: { 'accept-encoding': encoding } });

test('a finished body holds no more memory than its own bytes, in each encoding', async () => {
  const finished = finish(text, 'text/html');
  send(finished, accepting('br'), {});
  send(finished, accepting('gzip'), {});
  const quick = finished.br;
  for (const body of [finished.plain, finished.br, finished.gzip]) {
    expect(body?.buffer.byteLength).toBe(body?.byteLength);
  }
  compressBest(finished);
  await expect.poll(() => finished.br !== quick).toBe(true);
  expect(finished.br?.buffer.byteLength).toBe(finished.br?.byteLength);
});
