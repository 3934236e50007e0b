import { type Config, readConfig } from '#platform/config.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { FolderLocked } from '#platform/database/folder-lock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { openPrivateFolder, writePrivately } from '#platform/files/private-folder.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { operatorSentence } from '#platform/operator-sentence.ts';

interface Shop {
  config: Config;
  database: OpenDatabase;
}

class NeverStarted extends OperatorError {}

/**
 * Runs a command of an operator. `open` gives it the settings and their database, which is closed
 * at the end. If another process holds the embedded one, the message ends with `ifLocked`.
 */
export async function runCommand(
  command: (open: () => Promise<Shop>) => Promise<void>,
  ifLocked = '',
): Promise<void> {
  let database: OpenDatabase | undefined;
  const open = async () => {
    const config = readConfig(process.env, { serving: false });
    if (!config.databaseUrl || !config.s3) openPrivateFolder(config.dataDir);
    database = await openDatabase({
      url: config.databaseUrl,
      folder: config.dataDir,
      withoutTimeout: true,
    });
    return { config, database };
  };
  writePrivately();
  try {
    await command(open);
  } catch (error) {
    const why = operatorSentence(error);
    if (why === undefined) throw error;
    fail(why);
    if (error instanceof FolderLocked && ifLocked) fail(ifLocked);
  } finally {
    await database?.close();
  }
}

/** Refuses a database in which no shop has ever run. */
export async function failIfEmpty(db: Database): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'person')) {
    throw new NeverStarted('The database is empty: start the shop first.');
  }
}

/** Prints why the command did not do its work. */
export function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
