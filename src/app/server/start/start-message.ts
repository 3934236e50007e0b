import {
  demoPeople,
  hasTour,
  tourPath,
} from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import type { Config } from '#platform/config.ts';
import { isThisMachine } from '#platform/unsafe-settings.ts';

/** Prints all addresses, and the limits of this kind of start. */
export function announce(config: Config, database: 'embedded' | 'postgres'): void {
  const lines = [
    '',
    `${config.brand.name} is running`,
    `  Shop     ${config.publicUrl}`,
    ...network(config),
    ...(hasTour(config)
      ? [`  Probar   ${config.publicUrl}${tourPath} (qué ver en diez minutos)`]
      : []),
    ...(config.smtpUrl
      ? []
      : [`  Mail     ${config.publicUrl}/buzon (a local inbox: nothing is sent)`]),
    ...(config.oidc
      ? []
      : demoPeople.map((person) => `  Sign in  ${person.email} (${person.role})`)),
    ...(database === 'embedded'
      ? [
          '  Data     embedded database, which a power cut may damage;',
          '           in production use DATABASE_URL with PostgreSQL',
        ]
      : []),
    '',
  ];
  console.log(lines.join('\n'));
}

/** Says who can reach the shop, and what that means while anybody may sign in as anybody. */
function network({ host, oidc, smtpUrl }: Config): string[] {
  if (host === undefined) {
    return ['           on this machine alone; HOST=0.0.0.0 opens it to your network'];
  }
  if (isThisMachine(host) || (oidc && smtpUrl)) return [];
  return [
    `           open to the network (HOST=${host}): whoever is in it can`,
    ...(oidc ? [] : ['           sign in as an administrador of the demo']),
    ...(smtpUrl ? [] : ['           read all mails at /buzon']),
  ];
}
