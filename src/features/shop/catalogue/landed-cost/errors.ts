import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const tariffErrors = {
  there: errorKind(409, 'tariff_there', {
    es: 'Ya hay una cifra de eso con ese mismo día. Anule la otra si fue un error, o escriba el día en que empieza la nueva.',
    en: 'There is a figure of that with the same day already. Take the other one back if it was a mistake, or write the day on which the new one begins.',
  }),
  notFound: errorKind(404, 'tariff_not_found', {
    es: 'No encontramos esa cifra.',
    en: 'We could not find that figure.',
  }),
  voided: errorKind(409, 'tariff_voided', {
    es: 'Esa cifra ya estaba anulada. Actualice la página.',
    en: 'That figure had been taken back already. Reload the page.',
  }),
} satisfies Record<string, ErrorKind>;
