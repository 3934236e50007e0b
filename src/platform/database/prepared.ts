import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/**
 * Runs a statement that each connection parses once: a third less work for frequent reads. Only for
 * statements of few shapes: every connection remembers each, and past the limit nothing is gained.
 */
export type Prepared = <Row extends object>(query: CompiledQuery<Row>) => Promise<Row[]>;

export function preparedOver(pool: pg.Pool, nameOf = statementNames(200)): Prepared {
  return async <Row extends object>({ sql: text, parameters }: CompiledQuery<Row>) => {
    const { rows } = await pool.query<Row>(named(nameOf, text, parameters));
    return rows;
  };
}

export type StatementNames = (text: string) => string | undefined;

/** Each text has a name, by which a connection knows it again; none past `limit`. */
export function statementNames(limit: number): StatementNames {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= limit) return known;
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}

export function named(
  nameOf: StatementNames,
  text: string,
  parameters: readonly unknown[],
): pg.QueryConfig {
  const name = nameOf(text);
  return { ...(name && { name }), text, values: [...parameters] };
}
