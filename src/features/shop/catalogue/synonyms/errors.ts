import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const synonymErrors = {
  wordTaken: errorKind(409, 'word_taken', {
    es: 'Esa palabra ya está en la lista. Cambie la que hay.',
    en: 'That word is on the list already. Change the one that is there.',
  }),
  synonymNotFound: errorKind(404, 'synonym_not_found', {
    es: 'Esa palabra ya no está en la lista: alguien la eliminó.',
    en: 'That word is no longer on the list: someone has deleted it.',
  }),
} satisfies Record<string, ErrorKind>;
