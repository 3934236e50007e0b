// Started by the shop where it has no embedded database yet: makes one in a folder, and ends.
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.argv[2] ?? '');
await database.close();
