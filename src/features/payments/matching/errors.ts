import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const matchingErrors = {
  lineNotFound: errorKind(404, 'line_not_found', {
    es: 'No encontramos esa línea.',
    en: 'We could not find that line.',
  }),
  accountNotFound: errorKind(404, 'account_not_found', {
    es: 'No es una cuenta nuestra: se aprueban en Datos de pago.',
    en: 'It is no account of ours: they are approved in Payment instructions.',
  }),
  noLayout: errorKind(409, 'no_layout', {
    es: 'Diga primero las columnas de este banco.',
    en: 'First say the columns of this bank.',
  }),
  statementRefused: errorKind(422, 'statement_refused', {
    es: 'No se trajo nada.',
    en: 'Nothing was imported.',
    details: { report: 'What is wrong, by row.' },
  }),
  importedMeanwhile: errorKind(409, 'imported_meanwhile', {
    es: 'Otra persona trajo líneas de esta cuenta al mismo tiempo. Compruebe el archivo otra vez.',
    en: 'Somebody else imported lines of this account at the same time. Check the file again.',
  }),
  lineThere: errorKind(409, 'line_there', {
    es: 'Esa línea ya está. Compruebe el archivo otra vez.',
    en: 'That line is there already. Check the file again.',
  }),
  ownLine: errorKind(409, 'own_line', {
    es: 'Quien trajo una línea a mano no anota su pago. Pídaselo a otra persona del equipo.',
    en: 'Who took a line in by hand does not record its payment. Ask somebody else of the team.',
  }),
  unknownOrder: errorKind(400, 'unknown_order', {
    es: 'No encontramos esa cotización.',
    en: 'We could not find that quotation.',
  }),
  claimGone: errorKind(409, 'claim_gone', {
    es: 'Ese aviso de pago ya no está. Actualice la página.',
    en: 'That claim is not there any more. Reload the page.',
  }),
  asideAlready: errorKind(409, 'aside_already', {
    es: 'Esa línea ya está anotada o apartada. Actualice la página.',
    en: 'That line is recorded or set aside already. Reload the page.',
  }),
} satisfies Record<string, ErrorKind>;
