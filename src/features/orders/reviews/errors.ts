import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const reviewErrors = {
  noHandover: errorKind(404, 'handover_not_found', {
    es: 'Esa entrega no es de esta orden, o se anuló.',
    en: 'That handover is not of this order, or it was taken back.',
  }),
  already: errorKind(409, 'already_reviewed', {
    es: 'De esta entrega ya hay una opinión. Es una por entrega y no se cambia.',
    en: 'There is a review of this handover already. It is one for each handover, and it does not change.',
  }),
  notForStaff: errorKind(403, 'not_for_staff', {
    es: 'El equipo no escribe opiniones. Salga de su cuenta para ver el enlace como cliente.',
    en: 'The team writes no reviews. Sign out to see the link as a customer.',
  }),
  notFound: errorKind(404, 'review_not_found', {
    es: 'Esa opinión ya no existe.',
    en: 'That review is no longer there.',
  }),
  answerChanged: errorKind(409, 'review_answer_changed', {
    es: 'Otra persona del equipo respondió mientras tanto. Lea su respuesta antes de escribir la suya.',
    en: 'Somebody else of the team answered meanwhile. Read their answer before you write yours.',
  }),
  hiddenAlready: errorKind(409, 'review_hidden_already', {
    es: 'Ya estaba oculta.',
    en: 'It was hidden already.',
  }),
  notHidden: errorKind(409, 'review_not_hidden', {
    es: 'No estaba oculta.',
    en: 'It was not hidden.',
  }),
} satisfies Record<string, ErrorKind>;
