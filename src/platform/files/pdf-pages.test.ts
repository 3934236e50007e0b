import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packedPdfFile, pdfFile } from '../testing/pdf-file.ts';
import { countPdfPages } from './pdf-pages.ts';

const text = (written: string) => Buffer.from(written, 'latin1');
const changed = (from: string | RegExp, to: string) =>
  text(pdfFile().toString('latin1').replace(from, to));
const end = '\nstartxref\n9\n%%EOF\n';

test.each([1, 2, 40])('the pages of a PDF are counted: %i', (pages) => {
  expect(countPdfPages(pdfFile({ pages }))).toBe(pages);
  expect(countPdfPages(packedPdfFile(pages))).toBe(pages);
});

describe('what programs do differently counts the same', () => {
  test.each([
    [
      'a page tree of two floors',
      changed('[3 0 R]', '[4 0 R]>>endobj 4 0 obj<</Type/Pages/Kids[3 0 R]'),
    ],
    ['kids that stand apart', changed('[3 0 R]', ' 4 0 R>>endobj 4 0 obj[3 0 R]endobj 9 0 obj<<')],
    ['a wrong offset', changed(/startxref\n\d+/, 'startxref\n7')],
    ['carriage returns', text(pdfFile().toString('latin1').replaceAll('\n', '\r\n'))],
    ['some bytes behind its end', Buffer.concat([pdfFile(), Buffer.alloc(500)])],
    [
      'an object that was written anew',
      changed('xref\n0', '3 0 obj<</Type/Page/Rotate 90>>endobj\nxref\n0'),
    ],
    ['some bytes before it', Buffer.concat([text('\n<html>junk</html>\n'), pdfFile()])],
    ['zeros behind its end', Buffer.concat([pdfFile(), Buffer.alloc(60_000)])],
    [
      'a password of its owner alone',
      readFileSync(`${import.meta.dirname}/samples/owner-password.pdf`),
    ],
    ['8 MB', pdfFile({ bytes: 8 * 1024 * 1024 })],
  ])('%s', (_, file) => {
    expect(countPdfPages(file)).toBe(1);
  });
});

describe('none is', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a header with noise', Buffer.concat([text('%PDF-1.7\n'), randomBytes(100_000)])],
    [
      'noise between both ends',
      Buffer.concat([text('%PDF-1.7\n'), randomBytes(100_000), text(end)]),
    ],
    ['words between both ends', text(`%PDF-1.7\n${'Pague en evil. '.repeat(100)}${end}`)],
    ['empty objects', text(`%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>${end}`)],
    ['a catalogue without pages', changed('/Pages 2 0 R', '')],
    ['pages without a page', changed('[3 0 R]', '[]')],
    ['pages that hold themselves', changed('[3 0 R]', '[2 0 R 1 0 R]')],
    ['one without a root', changed('/Root 1 0 R', '')],
    ['one a kilobyte behind something else', Buffer.concat([Buffer.alloc(1024, 'x'), pdfFile()])],
    ['one with a password', lockedFile()],
    ['one that was cut off', pdfFile().subarray(0, -30)],
    ['one of another time', changed('%PDF-1.7', '%PDF-9.7')],
    ['one that is locked', pdfFile({ trailer: '/Encrypt 9 0 R' })],
  ])('%s', (_, file) => {
    expect(countPdfPages(file)).toBe(0);
  });

  test('a bomb: what unpacks to more than 8 MB is not unpacked, though a page is in it', () => {
    expect(countPdfPages(packedPdfFile(1, 1_000_000))).toBe(1);
    expect(countPdfPages(packedPdfFile(1, 20_000_000))).toBe(0);
  });

  test.each([
    ['objects without end', '1 0 obj<<'.repeat(900_000)],
    ['packed objects without data', '1 0 obj<</Type/ObjStm/N 9/First 9>>stream\n'.repeat(19_000)],
    ['spaces', `1${' '.repeat(8_000_000)}`],
    ['digits', '1'.repeat(8_000_000)],
    ['numbers', '1 1 '.repeat(2_000_000)],
    ['trailers', 'trailer '.repeat(1_000_000)],
    ['lists that never close', '1 0 obj<</Type/Pages/Kids['.repeat(19_000)],
  ])('%s, however many', (_, middle) => {
    expect(countPdfPages(text(`%PDF-1.7\n${middle}${end}`))).toBe(0);
  });
});

/** The sample, whose seal of the empty password is no longer right: it has a password. */
function lockedFile(): Buffer {
  const sample = readFileSync(`${import.meta.dirname}/samples/owner-password.pdf`, 'latin1');
  return text(sample.replace('/U <e3f1', '/U <e3f2'));
}
