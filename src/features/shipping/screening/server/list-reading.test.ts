import { expect, test } from 'vitest';
import { jsonOf, listReading } from './list-reading.ts';
import { listFile } from './testing/screening.ts';

const people = Array.from({ length: 5000 }, (_, at) => ({
  source: 'Lista de prueba',
  type: 'Individual',
  name: `PÉREZ, Número${at}`,
  alt_names: `Иванов ${at}; "El Nú\0mero"`,
  remarks: 'Una observación. '.repeat(10),
}));
const ships = [{ source: 'Lista de prueba', type: 'Vessel', name: 'ANA RUIZ' }];
const nobody = [{ source: 'Lista de prueba', type: 'Entity', name: '7' }];

async function read(dryRun: boolean) {
  const bytes = new Uint8Array(await listFile(...people, ...ships, ...nobody).arrayBuffer());
  return listReading.work({ bytes, language: 'es', dryRun });
}

test('a dry run counts what comes in, and brings back nothing of it', async () => {
  const { batches: none, ...counted } = await read(true);
  const { batches, ...imported } = await read(false);
  expect(counted).toEqual(imported);
  expect(counted).toMatchObject({ problem: null, rows: 5002, skipped: 2, entries: 5000 });
  expect(none).toEqual([]);
  expect(batches.length).toBeGreaterThan(1);
});

test('every entry comes in a batch, in order and as it stands in the file', async () => {
  const entries = (await read(false)).batches.flatMap((batch) => JSON.parse(jsonOf(batch)));
  expect(entries).toHaveLength(5000);
  expect(entries[4999]).toMatchObject({
    facts: { name: 'PÉREZ, Número4999', remarks: people[0]?.remarks.trim() },
    names: ['PÉREZ, Número4999', 'Иванов 4999', '"El Número"'],
    words: ['peres', 'numero', 'иванов'],
  });
});
