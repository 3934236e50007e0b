import type { ErrorKind } from '#platform/http/errors.ts';

export const profileErrors = {
  lastAdministrador: {
    status: 409,
    code: 'last_administrador',
    message: {
      es: 'Usted es el único administrador: la tienda quedaría sin nadie que la dirija. Antes de eliminar su cuenta, dé ese rol a otra persona.',
      en: 'You are the only administrator: nobody would be left to run the shop. Before deleting your account, give that role to someone else.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
