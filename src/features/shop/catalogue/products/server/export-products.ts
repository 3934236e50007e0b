import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { csvFile } from '#platform/http/csv-file.ts';
import type { Services } from '#platform/services.ts';
import type { CsvQueryText } from '#platform/text/csv.ts';
import { csvColumns } from '../product-form.ts';
import type { StaffProductFilters } from '../staff-schema.ts';
import { staffConditions } from './list-staff-products.ts';
import { toCells } from './product-csv.ts';
import { readStaffProducts } from './staff-store.ts';

const batchSize = 500;

export async function exportProducts(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { filters, ...file }: CsvQueryText & { filters: StaffProductFilters },
): Promise<ReturnType<typeof csvFile>> {
  const { conditions } = await staffConditions(db, filters);
  async function* batches() {
    let after = '9223372036854775807';
    for (;;) {
      const batch = await readStaffProducts(
        db,
        [...conditions, sql`seq < ${after}::bigint`],
        sql`seq desc`,
        { limit: batchSize },
      );
      if (batch.length > 0) yield batch.map((product) => toCells(product, config.publicUrl));
      const last = batch.at(-1);
      if (!last || batch.length < batchSize) return;
      await setImmediate();
      after = await seqOf(db, last.id);
    }
  }
  return csvFile({ name: 'productos', header: csvColumns, batches: batches() }, file);
}

async function seqOf(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ seq: string }>`select seq from product where id = ${id}`.execute(db);
  const [row] = rows;
  // Always there, because a deleted product keeps its row. Else the file would end early and look whole.
  if (!row) throw new Error(`product ${id} has no row`);
  return row.seq;
}
