import { errorKind } from '#platform/http/shared/error-kind.ts';

export const customerErrors = {
  notFound: errorKind(404, 'customer_not_found', {
    es: 'Ese cliente no existe, o su cuenta se eliminó.',
    en: 'This customer does not exist, or the account was deleted.',
  }),
  mergedAlready: errorKind(409, 'customers_merged', {
    es: 'Ya son una sola persona para el equipo.',
    en: 'They are one person to the team already.',
  }),
  mergedMeanwhile: errorKind(409, 'customers_changed', {
    es: 'Otra persona unió o separó a uno de los dos mientras tanto. Vea cómo está ahora y decida de nuevo.',
    en: 'Somebody else merged or separated one of the two meanwhile. See how it is now and decide again.',
  }),
  mergeGone: errorKind(409, 'customers_separated', {
    es: 'Ya están separados. Vea cómo está ahora.',
    en: 'They are separate already. See how it is now.',
  }),
};
