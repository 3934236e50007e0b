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
  openOrders: {
    status: 409,
    code: 'open_orders',
    message: {
      es: 'Tiene una orden con dinero o con mercancía en camino. Su cuenta se puede eliminar cuando termine.',
      en: 'You have an order with money, or with goods on their way. Your account can be deleted once it is settled.',
    },
  },
  uncountedCash: {
    status: 409,
    code: 'uncounted_cash',
    message: {
      es: 'Usted recibió efectivo que nadie ha contado todavía. Su cuenta se puede eliminar cuando otra persona del equipo lo cuente.',
      en: 'You took cash that nobody has counted yet. Your account can be deleted once another person of the team has counted it.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
