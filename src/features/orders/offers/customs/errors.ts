import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const customsErrors = {
  notFound: errorKind(404, 'customs_not_found', {
    es: 'No encontramos ese precio de la Aduana.',
    en: 'We could not find that price of customs.',
  }),
  noOrder: errorKind(409, 'customs_no_order', {
    es: 'Esa oferta no está aceptada: la Aduana pone precio a lo que ya se pidió.',
    en: 'That offer is not accepted: customs names a price of what was ordered.',
  }),
  waits: errorKind(409, 'customs_waits', {
    es: 'Ya hay un precio de la Aduana que espera la respuesta del cliente. Retírelo antes de anotar otro.',
    en: 'There is a price of customs already that waits for the customer’s answer. Withdraw it before you record another one.',
  }),
  answered: errorKind(409, 'customs_answered', {
    es: 'Ese precio de la Aduana ya está respondido.',
    en: 'That price of customs has been answered already.',
  }),
  withdrawn: errorKind(409, 'customs_withdrawn', {
    es: 'Ese precio de la Aduana ya no vale: lo retiramos.',
    en: 'That price of customs no longer holds: we have withdrawn it.',
  }),
  otherShown: errorKind(409, 'customs_shown_other', {
    es: 'El precio que vio no es este. Véalo de nuevo y responda.',
    en: 'The price that you saw is not this one. See it again and answer.',
  }),
} satisfies Record<string, ErrorKind>;
