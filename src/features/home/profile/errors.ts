import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const profileErrors = {
  lastAdministrador: errorKind(409, 'last_administrador', {
    es: 'Usted es el único administrador: la tienda quedaría sin nadie que la dirija. Antes de eliminar su cuenta, dé ese rol a otra persona.',
    en: 'You are the only administrator: nobody would be left to run the shop. Before deleting your account, give that role to someone else.',
  }),
  openOrders: errorKind(409, 'open_orders', {
    es: 'Tiene una orden con dinero o con mercancía en camino. Su cuenta se puede eliminar cuando termine.',
    en: 'You have an order with money, or with goods on their way. Your account can be deleted once it is settled.',
  }),
  uncountedCash: errorKind(409, 'uncounted_cash', {
    es: 'Usted recibió efectivo que nadie ha contado todavía. Su cuenta se puede eliminar cuando otra persona del equipo lo cuente.',
    en: 'You took cash that nobody has counted yet. Your account can be deleted once another person of the team has counted it.',
  }),
} satisfies Record<string, ErrorKind>;
