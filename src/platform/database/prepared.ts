import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/**
 * Runs a statement that each connection parses only once: a third less work for the answers that
 * are given most. For statements of few shapes; past `limit` shapes in one process it still works,
 * without the gain, because every connection remembers every shape.
 */
export type Prepared = <R extends object>(query: CompiledQuery<R>) => Promise<R[]>;

export function preparedOver(pool: pg.Pool, limit = 200): Prepared {
  const names = new Map<string, string>();
  return async <R extends object>({ sql: text, parameters }: CompiledQuery<R>) => {
    const values = [...parameters];
    let name = names.get(text);
    if (!name && names.size < limit) {
      name = `shop_${names.size}`;
      names.set(text, name);
    }
    const { rows } = await pool.query<R>(name ? { name, text, values } : { text, values });
    return rows;
  };
}
