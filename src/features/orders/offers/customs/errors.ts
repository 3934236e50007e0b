import type { ErrorKind } from '#platform/http/errors.ts';

export const customsErrors = {
  notFound: {
    status: 404,
    code: 'customs_not_found',
    message: {
      es: 'No encontramos ese precio de la Aduana.',
      en: 'We could not find that price of customs.',
    },
  },
  noOrder: {
    status: 409,
    code: 'customs_no_order',
    message: {
      es: 'Esa oferta no está aceptada: la Aduana pone precio a lo que ya se pidió.',
      en: 'That offer is not accepted: customs names a price of what was ordered.',
    },
  },
  waits: {
    status: 409,
    code: 'customs_waits',
    message: {
      es: 'Ya hay un precio de la Aduana que espera la respuesta del cliente. Retírelo antes de anotar otro.',
      en: 'There is a price of customs already that waits for the customer’s answer. Withdraw it before you record another one.',
    },
  },
  answered: {
    status: 409,
    code: 'customs_answered',
    message: {
      es: 'Ese precio de la Aduana ya está respondido.',
      en: 'That price of customs has been answered already.',
    },
  },
  withdrawn: {
    status: 409,
    code: 'customs_withdrawn',
    message: {
      es: 'Ese precio de la Aduana ya no vale: lo retiramos.',
      en: 'That price of customs no longer holds: we have withdrawn it.',
    },
  },
  otherShown: {
    status: 409,
    code: 'customs_shown_other',
    message: {
      es: 'El precio que vio no es este. Véalo de nuevo y responda.',
      en: 'The price that you saw is not this one. See it again and answer.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
