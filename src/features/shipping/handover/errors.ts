import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';
import { closedLinkCode } from './handover-link.ts';
import { signedActTexts } from './signed-acts/messages.ts';

export const handoverErrors = {
  /** For whoever hands over, who sees no history. */
  keyReused: keyReused({
    es: 'Eso ya llegó con otros datos. Si algo está mal, llame a la oficina.',
    en: 'That has arrived already, with other data. If something is wrong, call the office.',
  }),
  linkNotFound: errorKind(404, closedLinkCode, {
    es: 'Este enlace ya no abre. Pida otro a la oficina; lo que escribió sigue en este teléfono.',
    en: 'This link no longer opens. Ask the office for another one; what you wrote is still on this phone.',
  }),
  /** A wrong, a locked and a hidden code get the same answer, which tells a guesser nothing. */
  refused: errorKind(422, 'handover_code_refused', {
    es: 'Ese código no vale para esta entrega. Pídalo otra vez a quien recibe; después de 5 intentos hace falta uno nuevo, que da la oficina.',
    en: 'That code does not hold for this handover. Ask whoever receives for it again; after 5 tries a new one is needed, which the office gives.',
  }),
  already: errorKind(409, 'already_handed_over', {
    es: 'Esta entrega ya está anotada.',
    en: 'This handover is recorded already.',
  }),
  actNotFound: errorKind(404, 'signed_act_not_found', {
    es: 'No encontramos esa acta firmada.',
    en: 'We could not find that signed act.',
  }),
  actDecided: errorKind(409, 'signed_act_decided', {
    es: 'Otra persona ya decidió sobre esta acta, o la unidad se entregó mientras tanto.',
    en: 'Somebody else has decided on this act, or the unit was handed over meanwhile.',
  }),
  ownLink: errorKind(409, 'signed_act_of_own_link', {
    es: 'La acepta otra persona que quien hizo su enlace, quien la mandó y quien escribió la cotización, y lleva como quien hizo el enlace 72 horas en el equipo.',
    en: 'Somebody else than who made its link, who sent it and who typed the quotation accepts it, and has like who made the link been of staff for 72 hours.',
  }),
  actWaits: errorKind(409, 'signed_act_waits', {
    es: 'La oficina ya tiene un acta de esta unidad y la está mirando. Si aparece el código, escríbalo.',
    en: 'The office already has an act of this unit and is looking at it. If the code turns up, type it.',
  }),
  tooManyActs: errorKind(409, 'too_many_signed_acts', {
    es: 'Ya llegaron 5 actas de esta unidad y ninguna valió. Use el código, o llame a la oficina.',
    en: 'Five acts of this unit have arrived and none held. Use the code, or call the office.',
  }),
  photoNeeded: errorKind(400, 'photo_needed', {
    es: signedActTexts.es.photoProblems.missing,
    en: signedActTexts.en.photoProblems.missing,
  }),
  withoutCode: errorKind(409, 'handover_without_code', {
    es: 'Esta cotización la escribió alguien del equipo: no tiene código, se entrega con un acta firmada.',
    en: 'Somebody of staff typed this quotation: it has no code, and is handed over by a signed act.',
  }),
  ownTyping: errorKind(409, 'order_you_typed', {
    es: 'Usted escribió una de esas cotizaciones: su enlace lo hace otra persona del equipo.',
    en: 'You typed one of those quotations: somebody else of the team makes its link.',
  }),
  wordOfTypist: errorKind(409, 'word_of_your_typing', {
    es: 'Usted escribió esa cotización: sin código ni acta la entrega otro administrador.',
    en: 'You typed that quotation: without a code or an act another administrador hands it over.',
  }),
  renewed: errorKind(409, 'handover_code_renewed', {
    es: 'Otra persona renovó el código mientras tanto, o ya no se puede renovar más.',
    en: 'Somebody else renewed the code meanwhile, or it cannot be renewed any more.',
  }),
} satisfies Record<string, ErrorKind>;
