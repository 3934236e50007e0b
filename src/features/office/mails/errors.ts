import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const mailErrors = {
  nothingToRetry: errorKind(404, 'mail_not_found', {
    es: 'Ese correo ya salió, está saliendo o ya no existe.',
    en: 'That e-mail has left, is leaving or no longer exists.',
  }),
} satisfies Record<string, ErrorKind>;
