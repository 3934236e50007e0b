import type { ErrorKind } from '#platform/http/errors.ts';

export const documentErrors = {
  notFound: {
    status: 404,
    code: 'paper_not_found',
    message: { es: 'No encontramos ese documento.', en: 'We could not find that document.' },
  },
} as const satisfies Record<string, ErrorKind>;
