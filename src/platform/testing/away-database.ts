import pg from 'pg';
import { loadOf, type OpenDatabase, overPool } from '../database/database.ts';
import { preparedOver } from '../database/prepared.ts';

/** A PostgreSQL that is away: nothing listens at its address. */
export function awayDatabase(): OpenDatabase {
  const pool = new pg.Pool({ connectionString: 'postgres://shop@127.0.0.1:1/shop' });
  return {
    db: overPool(pool),
    kind: 'postgres',
    prepared: preparedOver(pool),
    listen: () => Promise.reject(new Error('away')),
    load: () => ({ all: loadOf(pool) }),
    close: () => pool.end(),
  };
}
