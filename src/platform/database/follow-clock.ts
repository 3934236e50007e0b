import { sql } from 'kysely';
import { followClock } from '../time/shared-clock.ts';
import type { OpenDatabase } from './database.ts';

const askEveryMs = 10_000;

/** Keeps this process at the clock of its database, until the timer that it returns is cleared. */
export async function followDatabaseClock({
  db,
  kind,
}: OpenDatabase): Promise<NodeJS.Timeout | undefined> {
  // The embedded one asks this process.
  if (kind === 'embedded') return undefined;
  const ask = async () => {
    const asked = Date.now();
    const { rows } = await sql<{ told: Date }>`select clock_timestamp() as told`.execute(db);
    for (const { told } of rows) followClock(told, asked, Date.now());
  };
  await ask();
  // What is away now is asked again.
  return setInterval(() => void ask().catch(() => {}), askEveryMs).unref();
}
