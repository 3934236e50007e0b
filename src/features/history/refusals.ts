import type { RefusalKind } from '../../platform/http/refusal.ts';

/** Why a message is refused on purpose. */
export const historyRefusals = {
  messageKeyReused: {
    status: 422,
    code: 'key_reused',
    message: {
      es: 'Ese mensaje ya se envió con otro texto. Revise el historial antes de enviarlo de nuevo.',
      en: 'That message was already sent with another text. Check the history before sending it again.',
    },
  },
} as const satisfies Record<string, RefusalKind>;
