import { demoPeople } from '#features/accounts/server/embedded-provider/demo-people.ts';
import type { Config } from '#platform/config.ts';

/** Says on stdout where everything is, and what this way of running does not promise. */
export function announce(config: Config, database: 'embedded' | 'postgres'): void {
  const lines = [
    '',
    `${config.brand.name} está en marcha`,
    `  Tienda   ${config.publicUrl}`,
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
