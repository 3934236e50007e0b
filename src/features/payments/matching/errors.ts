import type { ErrorKind } from '#platform/http/errors.ts';

export const matchingErrors = {
  lineNotFound: {
    status: 404,
    code: 'line_not_found',
    message: { es: 'No encontramos esa línea.', en: 'We could not find that line.' },
  },
  accountNotFound: {
    status: 404,
    code: 'account_not_found',
    message: {
      es: 'No es una cuenta nuestra: se aprueban en Datos de pago.',
      en: 'It is no account of ours: they are approved in Payment instructions.',
    },
  },
  noLayout: {
    status: 409,
    code: 'no_layout',
    message: {
      es: 'Diga primero las columnas de este banco.',
      en: 'First say the columns of this bank.',
    },
  },
  statementRefused: {
    status: 422,
    code: 'statement_refused',
    details: { report: 'What is wrong, by row.' },
    message: { es: 'No se trajo nada.', en: 'Nothing was imported.' },
  },
  importedMeanwhile: {
    status: 409,
    code: 'imported_meanwhile',
    message: {
      es: 'Otra persona trajo líneas de esta cuenta al mismo tiempo. Compruebe el archivo otra vez.',
      en: 'Somebody else imported lines of this account at the same time. Check the file again.',
    },
  },
  lineThere: {
    status: 409,
    code: 'line_there',
    message: {
      es: 'Esa línea ya está. Compruebe el archivo otra vez.',
      en: 'That line is there already. Check the file again.',
    },
  },
  ownLine: {
    status: 409,
    code: 'own_line',
    message: {
      es: 'Quien trajo una línea a mano no anota su pago. Pídaselo a otra persona del equipo.',
      en: 'Who took a line in by hand does not record its payment. Ask somebody else of the team.',
    },
  },
  unknownOrder: {
    status: 400,
    code: 'unknown_order',
    message: {
      es: 'No encontramos esa cotización.',
      en: 'We could not find that quotation.',
    },
  },
  claimGone: {
    status: 409,
    code: 'claim_gone',
    message: {
      es: 'Ese aviso de pago ya no está. Actualice la página.',
      en: 'That claim is not there any more. Reload the page.',
    },
  },
  asideAlready: {
    status: 409,
    code: 'aside_already',
    message: {
      es: 'Esa línea ya está anotada o apartada. Actualice la página.',
      en: 'That line is recorded or set aside already. Reload the page.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
