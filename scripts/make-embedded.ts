// The shop starts it to make its embedded database in a folder.
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.argv[2] ?? '');
await database.close();
