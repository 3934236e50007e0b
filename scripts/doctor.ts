// `node scripts/run.mjs doctor` looks at the installation that the settings describe: one line for
// each part, fine (✓) or what is wrong and which setting mends it (✗), and 1 as the exit code if
// anything is. With `--mail-to=ana@example.com` it sends that address a mail. Beside a running
// shop, whose address it asks as people do.
import { randomUUID } from 'node:crypto';
import { addressCheck } from '#app/server/operating/doctor/address-check.ts';
import { type Check, examine } from '#app/server/operating/doctor/check.ts';
import { databaseCheck } from '#app/server/operating/doctor/database-check.ts';
import { machineCheck } from '#app/server/operating/doctor/machine-check.ts';
import { servicesChecks } from '#app/server/operating/doctor/services-checks.ts';
import { readConfig } from '#platform/config.ts';
import { createMailer } from '#platform/mail/mail.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { runCommand } from './command.ts';

const mailTo = process.argv.find((word) => word.startsWith('--mail-to='))?.slice(10);

const settingsCheck: Check = {
  part: 'settings',
  async look() {
    readConfig(process.env);
    return 'each is known and in its place';
  },
};

const testMail: Check = {
  part: 'test mail',
  async look(config) {
    const mailer = createMailer(
      config,
      createLog(() => {}),
    );
    const text = `A mail of ${config.publicUrl}, to see that it arrives.`;
    const mail = { to: mailTo ?? '', subject: 'Prueba', text, html: text, language: 'en' as const };
    await mailer.send(randomUUID(), mail).finally(() => mailer.close());
    return `taken by the server, for ${mailTo}`;
  },
};

await runCommand(async () => {
  const config = readConfig(process.env, { serving: false });
  const checks = [settingsCheck, databaseCheck, ...servicesChecks, addressCheck, machineCheck];
  for (const { part, fine, says } of await examine(
    config,
    mailTo ? [...checks, testMail] : checks,
  )) {
    console.log(`${fine ? '✓' : '✗'} ${part.padEnd(9)} ${says}`);
    if (!fine) process.exitCode = 1;
  }
});
