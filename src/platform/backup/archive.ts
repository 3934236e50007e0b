import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';
import type { Sequence } from './tables.ts';

/**
 * A backup is gzipped text with one JSON value a line, so `zcat copia | head` shows what it is: a
 * header; each table with its rows and their digest; the sequences; the files; the end, with the
 * hash of all lines before it.
 */
export type Line =
  | ArchiveHeader
  | { table: string; columns: string[] }
  | { row: string }
  | { rows: number; sum: string }
  | { sequence: Sequence }
  | { file: string; sha256: string; base64: string }
  | { end: Totals; sha256: string };

export interface ArchiveHeader {
  backup: 'mariel-auto';
  version: 1;
  made: string;
  schema: { name: string; checksum: string }[];
}

export interface Totals {
  tables: number;
  rows: number;
  files: number;
}

/** The file is no backup, is damaged, or does not fit. People read its message. */
export class BackupError extends OperatorError {}

/** Yields the bytes of the file. Adds the last line, `end`, which needs all others. */
export async function* encodeArchive(
  lines: AsyncIterable<Exclude<Line, { end: Totals }>>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const totals: Totals = { tables: 0, rows: 0, files: 0 };
  for await (const line of lines) {
    if ('table' in line) totals.tables += 1;
    if ('row' in line) totals.rows += 1;
    if ('file' in line) totals.files += 1;
    const text = `${'row' in line ? line.row : JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ end: totals, sha256: hash.digest('hex') })}\n`;
}

/** Throws BackupError, at the latest after the last line. */
export async function* decode(path: string): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  let header: ArchiveHeader | undefined;
  let end: { end: Totals; sha256: string } | undefined;
  for await (const text of textLines(path)) {
    if (end) throw damaged('something stands after its end');
    const line = parse(text);
    if (!header) header = headerOf(line);
    if ('end' in line) end = line;
    else hash.update(text).update('\n');
    yield line;
  }
  if (!header) throw foreign();
  if (!end) throw damaged('its end is missing');
  if (end.sha256 !== hash.digest('hex')) throw damaged('its checksum is wrong');
}

export function damaged(why: string): BackupError {
  return new BackupError(`The backup is damaged (${why}). Nothing was restored; use another one.`);
}

function foreign(): BackupError {
  return new BackupError('This file is no backup of the shop. Nothing was restored.');
}

function headerOf(line: Line): ArchiveHeader {
  if (!('backup' in line) || line.backup !== 'mariel-auto') throw foreign();
  if (line.version === 1) return line;
  throw new BackupError(
    `The backup has version ${line.version} of the format and this program reads 1: restore it with the program that made it.`,
  );
}

function parse(text: string): Line {
  if (text.startsWith('[')) return { row: text };
  try {
    const value: unknown = JSON.parse(text);
    // Anything that `encode` did not write fails at the hash.
    if (typeof value === 'object' && value !== null) return value as Line;
  } catch {}
  throw foreign();
}

/**
 * Splits at line feeds only: a text may contain other characters that count as line ends elsewhere.
 */
async function* textLines(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const plain = source.pipe(createGunzip());
  source.once('error', (error) => plain.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    throw unreadable(error);
  } finally {
    source.destroy();
  }
  if (rest.length > 0) throw damaged('it ends within a line');
}

function unreadable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError('There is no such file.');
  if (error instanceof Error && /incorrect header check/.test(error.message)) return foreign();
  return code.startsWith('Z_') ? damaged('it cannot be unpacked') : error;
}
