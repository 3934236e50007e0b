import type { ErrorKind } from '#platform/http/errors.ts';

export const paymentErrors = {
  proposedAlready: {
    status: 409,
    code: 'proposed_already',
    message: {
      es: 'Esos datos de pago cambiaron o ya tienen una propuesta. Actualice la página y mírela antes de proponer otra.',
      en: 'Those payment instructions have changed or have a proposal already. Reload the page and look at it before proposing another one.',
    },
  },
  secondPerson: {
    status: 409,
    code: 'second_person',
    message: {
      es: 'Quien propone un cambio no lo aprueba. Pídaselo a otro administrador.',
      en: 'Who proposes a change does not approve it. Ask another administrador.',
    },
  },
  decidedAlready: {
    status: 409,
    code: 'decided_already',
    message: {
      es: 'Esa propuesta ya fue decidida. Actualice la página.',
      en: 'That proposal has been decided already. Reload the page.',
    },
  },
  proposalNotFound: {
    status: 404,
    code: 'proposal_not_found',
    message: { es: 'No encontramos esa propuesta.', en: 'We could not find that proposal.' },
  },
} as const satisfies Record<string, ErrorKind>;
