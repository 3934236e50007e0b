import type { ErrorKind } from '#platform/http/errors.ts';

export const synonymErrors = {
  wordTaken: {
    status: 409,
    code: 'word_taken',
    message: {
      es: 'Esa palabra ya está en la lista. Cambie la que hay.',
      en: 'That word is on the list already. Change the one that is there.',
    },
  },
  synonymNotFound: {
    status: 404,
    code: 'synonym_not_found',
    message: {
      es: 'Esa palabra ya no está en la lista: alguien la eliminó.',
      en: 'That word is no longer on the list: someone has deleted it.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
