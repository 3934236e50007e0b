import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { openEmbedded } from './embedded.ts';
import { makeEmbedded } from './make-embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'mariel-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a database that a power cut damaged says so, and how to go back to the last backup', async () => {
  await makeEmbedded(join(folder, 'db'));
  truncateSync(join(folder, 'db/global/pg_control'), 0);
  const opened = openEmbedded(folder);
  await expect(opened).rejects.toBeInstanceOf(OperatorError);
  await expect(opened).rejects.toThrow(/power cut.*run\.mjs restore/);
});
