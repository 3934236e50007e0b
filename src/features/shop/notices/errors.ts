import { changedMeanwhileCode } from '#platform/http/shared/changed-meanwhile.ts';
import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';

export const noticeErrors = {
  noSuchNotice: errorKind(404, 'notice_not_found', {
    es: 'Ese aviso ya no existe: alguien lo eliminó.',
    en: 'That notice no longer exists: someone has deleted it.',
  }),
  noticeChanged: errorKind(409, changedMeanwhileCode, {
    es: 'Otra persona cambió este aviso mientras tanto. Revise cómo está ahora y decida de nuevo.',
    en: 'Someone else has changed this notice meanwhile. Check how it is now and decide again.',
    details: { theirs: 'The notice as it is now.' },
  }),
  noticeKeyReused: keyReused({
    es: 'Ese aviso ya se publicó con otros datos. Búsquelo en la lista antes de crearlo de nuevo.',
    en: 'That notice was already published with other data. Look for it in the list before creating it again.',
  }),
} satisfies Record<string, ErrorKind>;
