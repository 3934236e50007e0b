import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const exportErrors = {
  factsChanged: errorKind(409, 'facts_changed', {
    es: 'Otra persona cambió este dato mientras tanto. Vea cómo está ahora y decida de nuevo.',
    en: 'Someone else changed this meanwhile. See how it stands now and decide again.',
  }),
  scanNotFound: errorKind(404, 'scan_not_found', {
    es: 'No encontramos esa copia.',
    en: 'We could not find that scan.',
  }),
  scanThere: errorKind(409, 'scan_there', {
    es: 'Esa copia ya está.',
    en: 'That scan is there already.',
  }),
  tooManyScans: errorKind(409, 'too_many_scans', {
    es: 'Ya hay 10 copias de este papel. Quite alguna antes de agregar otra.',
    en: 'There are 10 scans of this paper already. Remove one before you add another.',
  }),
  notMissing: errorKind(409, 'not_missing', {
    es: 'Lo que falta cambió mientras tanto. Véalo como está ahora y decida de nuevo.',
    en: 'What is missing has changed meanwhile. See how it stands now and decide again.',
  }),
  notToday: errorKind(400, 'requirement_in_past', {
    es: 'Un requisito vale desde hoy o desde un día que viene: lo de antes no cambia.',
    en: 'A requirement holds from today or from a day to come: what was before does not change.',
  }),
} satisfies Record<string, ErrorKind>;
