import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/**
 * Runs a statement that each connection parses once: a third less work for frequent reads. Only for
 * statements of few shapes: every connection remembers each, and past `limit` shapes nothing is
 * gained.
 */
export type Prepared = <Row extends object>(query: CompiledQuery<Row>) => Promise<Row[]>;

export function preparedOver(pool: pg.Pool, limit = 200): Prepared {
  const names = new Map<string, string>();
  return async <Row extends object>({ sql: text, parameters }: CompiledQuery<Row>) => {
    const values = [...parameters];
    let name = names.get(text);
    if (!name && names.size < limit) {
      name = `shop_${names.size}`;
      names.set(text, name);
    }
    const { rows } = await pool.query<Row>(name ? { name, text, values } : { text, values });
    return rows;
  };
}
