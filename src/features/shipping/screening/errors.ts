import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const screeningErrors = {
  noList: errorKind(409, 'no_list', {
    es: 'Todavía no hay ninguna lista. Traiga una antes de comparar.',
    en: 'There is no list yet. Import one before you compare.',
  }),
  listRefused: errorKind(422, 'list_refused', {
    es: 'El archivo no es una lista completa. No entró nada.',
    en: 'The file is no whole list. Nothing came in.',
    details: { report: 'What is wrong, by row.' },
  }),
  ownList: errorKind(409, 'own_list', {
    es: 'Quien trae una lista que compara menos no la aprueba. Pídaselo a otra persona.',
    en: 'Who imports a list that compares less does not let it in. Ask somebody else.',
  }),
  listNotFound: errorKind(404, 'list_not_found', {
    es: 'No encontramos esa lista.',
    en: 'We could not find that list.',
  }),
  listDecided: errorKind(409, 'list_decided', {
    es: 'Esa lista ya no espera. Actualice la página.',
    en: 'That list does not wait any more. Reload the page.',
  }),
  matchNotFound: errorKind(404, 'review_not_found', {
    es: 'No encontramos esa coincidencia.',
    en: 'We could not find that match.',
  }),
  clearedAlready: errorKind(409, 'cleared_already', {
    es: 'Dos personas ya la descartaron. Actualice la página.',
    en: 'Two people have cleared it already. Reload the page.',
  }),
  anotherPerson: errorKind(409, 'another_person', {
    es: 'Usted ya la miró. La segunda vez la mira otra persona.',
    en: 'You have looked at it already. The second time somebody else does.',
  }),
  payerThere: errorKind(409, 'payer_there', {
    es: 'Ese nombre ya está.',
    en: 'That name is there already.',
  }),
} satisfies Record<string, ErrorKind>;
