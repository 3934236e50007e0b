import type { ErrorKind } from '#platform/http/errors.ts';

export const exportErrors = {
  factsChanged: {
    status: 409,
    code: 'facts_changed',
    message: {
      es: 'Otra persona cambió este dato mientras tanto. Vea cómo está ahora y decida de nuevo.',
      en: 'Someone else changed this meanwhile. See how it stands now and decide again.',
    },
  },
  scanNotFound: {
    status: 404,
    code: 'scan_not_found',
    message: { es: 'No encontramos esa copia.', en: 'We could not find that scan.' },
  },
  scanThere: {
    status: 409,
    code: 'scan_there',
    message: { es: 'Esa copia ya está.', en: 'That scan is there already.' },
  },
  tooManyScans: {
    status: 409,
    code: 'too_many_scans',
    message: {
      es: 'Ya hay 10 copias de este papel. Quite alguna antes de agregar otra.',
      en: 'There are 10 scans of this paper already. Remove one before you add another.',
    },
  },
  notMissing: {
    status: 409,
    code: 'not_missing',
    message: {
      es: 'Lo que falta cambió mientras tanto. Véalo como está ahora y decida de nuevo.',
      en: 'What is missing has changed meanwhile. See how it stands now and decide again.',
    },
  },
  notToday: {
    status: 400,
    code: 'requirement_in_past',
    message: {
      es: 'Un requisito vale desde hoy o desde un día que viene: lo de antes no cambia.',
      en: 'A requirement holds from today or from a day to come: what was before does not change.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
