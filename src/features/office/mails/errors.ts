import type { ErrorKind } from '#platform/http/errors.ts';

export const mailErrors = {
  nothingToRetry: {
    status: 404,
    code: 'mail_not_found',
    message: {
      es: 'Ese correo ya salió, está saliendo o ya no existe.',
      en: 'That e-mail has left, is leaving or no longer exists.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
