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
    `${config.brand.name} está en marcha`,
    `  Tienda   ${config.publicUrl}`,
    ...network(config),
    ...(hasTour(config)
      ? [`  Probar   ${config.publicUrl}${tourPath} (qué ver en diez minutos)`]
      : []),
    ...(config.smtpUrl
      ? []
      : [`  Correo   ${config.publicUrl}/buzon (buzón local: no se envía nada)`]),
    ...(config.oidc
      ? []
      : demoPeople.map((person) => `  Entrar   ${person.email} (${person.role})`)),
    ...(database === 'embedded'
      ? [
          '  Datos    base de datos embebida, sin garantía ante cortes de luz;',
          '           en producción use DATABASE_URL con PostgreSQL',
        ]
      : []),
    '',
  ];
  console.log(lines.join('\n'));
}

/** Says who can reach the shop, and what that means while anybody may sign in as anybody. */
function network({ host, oidc, smtpUrl }: Config): string[] {
  if (host === undefined) {
    return ['           solo en esta máquina; con HOST=0.0.0.0 la abre a su red'];
  }
  if (isThisMachine(host) || (oidc && smtpUrl)) return [];
  return [
    `           abierta a la red (HOST=${host}): quien llegue a ella puede`,
    ...(oidc ? [] : ['           entrar como administrador de prueba']),
    ...(smtpUrl ? [] : ['           leer todos los correos en /buzon']),
  ];
}
