import type { ErrorKind } from '#platform/http/errors.ts';

export const reviewErrors = {
  noHandover: {
    status: 404,
    code: 'handover_not_found',
    message: {
      es: 'Esa entrega no es de esta orden, o se anuló.',
      en: 'That handover is not of this order, or it was taken back.',
    },
  },
  already: {
    status: 409,
    code: 'already_reviewed',
    message: {
      es: 'De esta entrega ya hay una opinión. Es una por entrega y no se cambia.',
      en: 'There is a review of this handover already. It is one for each handover, and it does not change.',
    },
  },
  notForStaff: {
    status: 403,
    code: 'not_for_staff',
    message: {
      es: 'El equipo no escribe opiniones. Salga de su cuenta para ver el enlace como cliente.',
      en: 'The team writes no reviews. Sign out to see the link as a customer.',
    },
  },
  notFound: {
    status: 404,
    code: 'review_not_found',
    message: { es: 'Esa opinión ya no existe.', en: 'That review is no longer there.' },
  },
  answerChanged: {
    status: 409,
    code: 'review_answer_changed',
    message: {
      es: 'Otra persona del equipo respondió mientras tanto. Lea su respuesta antes de escribir la suya.',
      en: 'Somebody else of the team answered meanwhile. Read their answer before you write yours.',
    },
  },
  hiddenAlready: {
    status: 409,
    code: 'review_hidden_already',
    message: { es: 'Ya estaba oculta.', en: 'It was hidden already.' },
  },
  notHidden: {
    status: 409,
    code: 'review_not_hidden',
    message: { es: 'No estaba oculta.', en: 'It was not hidden.' },
  },
} as const satisfies Record<string, ErrorKind>;
