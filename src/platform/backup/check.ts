import { createHash } from 'node:crypto';
import { type ArchiveHeader, damaged, decode, type Totals } from './archive.ts';
import { Digest } from './tables.ts';

export interface Checked {
  header: ArchiveHeader;
  totals: Totals;
}

/** Reads a whole backup and checks its digests and counts. */
export async function checkBackup(path: string): Promise<Checked> {
  const counts: Totals = { tables: 0, rows: 0, files: 0 };
  let header: ArchiveHeader | undefined;
  let totals: Totals | undefined;
  let digest: Digest | undefined;
  for await (const line of decode(path)) {
    if ('backup' in line) header = line;
    else if ('table' in line) {
      counts.tables += 1;
      digest = new Digest();
    } else if ('row' in line) {
      counts.rows += 1;
      digest?.add(line.row);
    } else if ('rows' in line) {
      if (digest?.rows !== line.rows || digest.sum !== line.sum) throw damaged('rows are missing');
    } else if ('file' in line) {
      counts.files += 1;
      // A damaged line may lack it.
      if (sha256(`${line.base64}`) !== line.sha256)
        throw damaged(`the file ${line.file} is another`);
    } else if ('end' in line) totals = line.end;
  }
  if (!header || !totals || JSON.stringify(counts) !== JSON.stringify(totals)) {
    throw damaged('it is not whole');
  }
  return { header, totals };
}

function sha256(base64: string): string {
  return createHash('sha256').update(base64, 'base64').digest('hex');
}
