import type { ErrorKind } from '#platform/http/errors.ts';

/** Why a step of a handover is refused on purpose. */
export const handoverErrors = {
  linkNotFound: {
    status: 404,
    code: 'handover_link_not_found',
    message: {
      es: 'Este enlace ya no abre. Pida otro a la oficina; lo que escribió sigue en este teléfono.',
      en: 'This link no longer opens. Ask the office for another one; what you wrote is still on this phone.',
    },
  },
  /** One answer for a wrong code, a locked one, and where there is none yet. */
  refused: {
    status: 422,
    code: 'handover_code_refused',
    message: {
      es: 'Ese código no vale para esta entrega. Pídalo otra vez a quien recibe; después de 5 intentos hace falta uno nuevo, que da la oficina.',
      en: 'That code does not hold for this handover. Ask whoever receives for it again; after 5 tries a new one is needed, which the office gives.',
    },
  },
  already: {
    status: 409,
    code: 'already_handed_over',
    message: { es: 'Esta entrega ya está anotada.', en: 'This handover is recorded already.' },
  },
  renewed: {
    status: 409,
    code: 'handover_code_renewed',
    message: {
      es: 'Otra persona renovó el código mientras tanto, o ya no se puede renovar más.',
      en: 'Somebody else renewed the code meanwhile, or it cannot be renewed any more.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
