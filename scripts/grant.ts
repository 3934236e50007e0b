// `node scripts/run.mjs grant marta@ejemplo.com` makes whoever has signed in with that e-mail an
// administrador, from their next request on. Beside a running shop only over PostgreSQL: the
// embedded database serves one process.
import { grantAdministrador } from '../src/features/accounts/server/change-role.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { FolderLocked } from '../src/platform/database/folder-lock.ts';

try {
  const [email = ''] = process.argv.slice(2);
  if (!email.includes('@')) stop('Uso: node scripts/run.mjs grant correo@ejemplo.com');
  else await grant(email);
} catch (error) {
  if (error instanceof FolderLocked) {
    stop(
      `${error.message}\nSi es la tienda, deténgala y repita la orden. Sin detenerla: un administrador puede dar el rol en /admin/team.`,
    );
  } else if (error instanceof ConfigError) stop(error.message);
  else throw error;
}

async function grant(email: string): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  try {
    if (!(await hasPeople(database.db)))
      return stop('La base de datos está vacía: inicie antes la tienda.');
    const { granted, already, unverified } = await grantAdministrador(
      { db: database.db, config },
      email,
    );
    for (const name of granted) console.log(`${name} (${email}) es administrador desde ahora.`);
    for (const name of already) console.log(`${name} (${email}) ya era administrador.`);
    if (granted.length + already.length > 0) return;
    stop(
      unverified.length > 0
        ? `El proveedor de identidad no confirma que ${email} sea de quien entró con él: no se le dio el rol.`
        : `Nadie ha entrado todavía con ${email}. Que entre una vez y repita la orden, o nómbrelo en ADMIN_EMAILS.`,
    );
  } finally {
    await database.close();
  }
}

async function hasPeople(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'person');
}

function stop(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
