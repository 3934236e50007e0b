import type { ErrorKind } from '#platform/http/errors.ts';

export const screeningErrors = {
  noList: {
    status: 409,
    code: 'no_list',
    message: {
      es: 'Todavía no hay ninguna lista. Traiga una antes de comparar.',
      en: 'There is no list yet. Import one before you compare.',
    },
  },
  listRefused: {
    status: 422,
    code: 'list_refused',
    details: { report: 'What is wrong, by row.' },
    message: {
      es: 'El archivo no es una lista completa. No entró nada.',
      en: 'The file is no whole list. Nothing came in.',
    },
  },
  ownList: {
    status: 409,
    code: 'own_list',
    message: {
      es: 'Quien trae una lista que compara menos no la aprueba. Pídaselo a otra persona.',
      en: 'Who imports a list that compares less does not let it in. Ask somebody else.',
    },
  },
  listNotFound: {
    status: 404,
    code: 'list_not_found',
    message: { es: 'No encontramos esa lista.', en: 'We could not find that list.' },
  },
  listDecided: {
    status: 409,
    code: 'list_decided',
    message: {
      es: 'Esa lista ya no espera. Actualice la página.',
      en: 'That list does not wait any more. Reload the page.',
    },
  },
  matchNotFound: {
    status: 404,
    code: 'review_not_found',
    message: { es: 'No encontramos esa coincidencia.', en: 'We could not find that match.' },
  },
  clearedAlready: {
    status: 409,
    code: 'cleared_already',
    message: {
      es: 'Dos personas ya la descartaron. Actualice la página.',
      en: 'Two people have cleared it already. Reload the page.',
    },
  },
  anotherPerson: {
    status: 409,
    code: 'another_person',
    message: {
      es: 'Usted ya la miró. La segunda vez la mira otra persona.',
      en: 'You have looked at it already. The second time somebody else does.',
    },
  },
  payerThere: {
    status: 409,
    code: 'payer_there',
    message: { es: 'Ese nombre ya está.', en: 'That name is there already.' },
  },
} as const satisfies Record<string, ErrorKind>;
