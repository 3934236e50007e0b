import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const documentErrors = {
  notFound: errorKind(404, 'paper_not_found', {
    es: 'No encontramos ese documento.',
    en: 'We could not find that document.',
  }),
} satisfies Record<string, ErrorKind>;
