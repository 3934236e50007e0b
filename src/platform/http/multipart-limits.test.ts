import { expect, test } from 'vitest';
import { boundaryOf, createPartCounter, maxMultipartParts } from './multipart-limits.ts';

const boundary = '----WebKitFormBoundaryAbCdEf0123456789';
const part = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n`;
const fits = (body: string, size: number) => {
  const fewParts = createPartCounter(boundary);
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) {
    if (!fewParts(bytes.subarray(at, at + size))) return at;
  }
  return 'to its end';
};

test.each([1, 7, 1000, 1e7])('parts are counted however the body is cut: %d', (size) => {
  expect(fits(`${part.repeat(maxMultipartParts - 1)}--${boundary}--\r\n`, size)).toBe('to its end');
  expect(fits(part.repeat(maxMultipartParts + 1), size)).not.toBe('to its end');
  expect(fits(`${part}${'-'.repeat(5000)}\r\n--${boundary}--\r\n`, size)).toBe('to its end');
});

test('only the first of a hundred thousand are looked at', () => {
  expect(fits(part.repeat(100_000), 16 * 1024)).toBe(0);
});

test('the head of a part has its limit, also where it never ends', () => {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${'n'.repeat(5000)}"`;
  expect(fits(`${head}\r\n\r\nx`, 100)).not.toBe('to its end');
  expect(fits(`--${boundary}\r\n`.repeat(200), 100)).not.toBe('to its end');
});

test.each([
  [`multipart/form-data; boundary=${boundary}`, boundary],
  [`Multipart/Form-Data; charset=utf-8; Boundary="${boundary}"`, boundary],
  ['multipart/form-data; boundary="with space"', 'with space'],
  ['multipart/form-data; xboundary=no; boundary=yes', 'yes'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  [`multipart/form-data; boundary=${'a'.repeat(71)}`, undefined],
  ['application/x-www-form-urlencoded; boundary=x', undefined],
  ['', undefined],
])('a form sent as «%s» has its boundary read', (type, found) => {
  expect(boundaryOf(type)).toBe(found);
});
