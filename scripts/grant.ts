// `node scripts/run.mjs grant marta@ejemplo.com` makes whoever has signed in with that e-mail an
// administrador, from their next request on. Beside a running shop only over PostgreSQL: the
// embedded database serves one process.
import { grantAdministrador } from '#features/people/accounts/server/change-role.ts';
import { fail, failIfEmpty, runCommand } from './command.ts';

await runCommand(async (open) => {
  const [email = ''] = process.argv.slice(2);
  if (!email.includes('@')) return fail('Uso: node scripts/run.mjs grant correo@ejemplo.com');
  const { config, database } = await open();
  await failIfEmpty(database.db);
  const { granted, already, unverified } = await grantAdministrador(
    { db: database.db, config },
    email,
  );
  for (const name of granted) console.log(`${name} (${email}) es administrador desde ahora.`);
  for (const name of already) console.log(`${name} (${email}) ya era administrador.`);
  if (granted.length + already.length > 0) return;
  fail(
    unverified.length > 0
      ? `El proveedor de identidad no confirma que ${email} sea de quien entró con él: no se le dio el rol.`
      : `Nadie ha entrado todavía con ${email}. Que entre una vez y repita la orden, o nómbrelo en ADMIN_EMAILS.`,
  );
}, 'Si es la tienda, deténgala y repita la orden. Sin detenerla: un administrador puede dar el rol en /admin/team.');
