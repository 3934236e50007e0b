import type { ErrorKind } from '#platform/http/errors.ts';

export const tariffErrors = {
  there: {
    status: 409,
    code: 'tariff_there',
    message: {
      es: 'Ya hay una cifra de eso con ese mismo día. Anule la otra si fue un error, o escriba el día en que empieza la nueva.',
      en: 'There is a figure of that with the same day already. Take the other one back if it was a mistake, or write the day on which the new one begins.',
    },
  },
  notFound: {
    status: 404,
    code: 'tariff_not_found',
    message: { es: 'No encontramos esa cifra.', en: 'We could not find that figure.' },
  },
  voided: {
    status: 409,
    code: 'tariff_voided',
    message: {
      es: 'Esa cifra ya estaba anulada. Actualice la página.',
      en: 'That figure had been taken back already. Reload the page.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
