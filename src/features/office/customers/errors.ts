import { errorKind } from '#platform/http/shared/error-kind.ts';

export const customerErrors = {
  notFound: errorKind(404, 'customer_not_found', {
    es: 'Ese cliente no existe, o su cuenta se eliminó.',
    en: 'This customer does not exist, or the account was deleted.',
  }),
};
