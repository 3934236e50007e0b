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
    message: {
      es: 'El archivo no es una lista completa. No entró nada.',
      en: 'The file is no whole list. Nothing came in.',
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
