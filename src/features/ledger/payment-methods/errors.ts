import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const paymentErrors = {
  proposedAlready: errorKind(409, 'proposed_already', {
    es: 'Esos datos de pago cambiaron o ya tienen una propuesta. Actualice la página y mírela antes de proponer otra.',
    en: 'Those payment instructions have changed or have a proposal already. Reload the page and look at it before proposing another one.',
  }),
  secondPerson: errorKind(409, 'second_person', {
    es: 'Quien propone un cambio no lo aprueba. Pídaselo a otro administrador.',
    en: 'Who proposes a change does not approve it. Ask another administrador.',
  }),
  decidedAlready: errorKind(409, 'decided_already', {
    es: 'Esa propuesta ya fue decidida. Actualice la página.',
    en: 'That proposal has been decided already. Reload the page.',
  }),
  proposalNotFound: errorKind(404, 'proposal_not_found', {
    es: 'No encontramos esa propuesta.',
    en: 'We could not find that proposal.',
  }),
} satisfies Record<string, ErrorKind>;
