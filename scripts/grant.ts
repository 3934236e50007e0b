// `node scripts/run.mjs grant marta@ejemplo.com` makes whoever has signed in with that e-mail an
// administrador, from their next request on. Beside a running shop only over PostgreSQL: the
// embedded database serves one process.
import { grantAdministrador } from '#features/people/accounts/server/change-role.ts';
import { fail, failIfEmpty, runCommand } from './command.ts';

await runCommand(async (open) => {
  const [email = ''] = process.argv.slice(2);
  if (!email.includes('@')) return fail('Usage: node scripts/run.mjs grant somebody@example.com');
  const { config, database } = await open();
  await failIfEmpty(database.db);
  const { granted, already, unverified } = await grantAdministrador(
    { db: database.db, config },
    email,
  );
  for (const name of granted) console.log(`${name} (${email}) is administrador from now on.`);
  for (const name of already) console.log(`${name} (${email}) was administrador already.`);
  if (granted.length + already.length > 0) return;
  fail(
    unverified.length > 0
      ? `The identity provider does not say that ${email} belongs to whoever signed in with it: the role was not given.`
      : `Nobody has signed in with ${email} yet. Let them sign in once and repeat the command, or name them in ADMIN_EMAILS.`,
  );
}, 'If that is the shop, stop it and repeat the command. Without stopping it: an administrador can give the role in /admin/team.');
