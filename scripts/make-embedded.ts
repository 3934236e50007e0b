// The shop starts it to make its embedded database in a folder.
import { PGlite } from '@electric-sql/pglite';

// Its journal is cut into pieces of this many megabytes, the last of which stays.
const database = await PGlite.create(process.argv[2] ?? '', {
  initDbStartParams: ['--wal-segsize=1'],
});
await database.close();
