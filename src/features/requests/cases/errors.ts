import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';

export const caseErrors = {
  messageKeyReused: keyReused({
    es: 'Ese mensaje ya se envió con otro texto. Revise el historial antes de enviarlo de nuevo.',
    en: 'That message was already sent with another text. Check the history before sending it again.',
  }),
  messageHoldsSecret: errorKind(400, 'message_holds_secret', {
    es: 'Ese texto lleva un código de entrega o un enlace que solo debe tener usted o quien recibe. Nadie de nuestro equipo se lo pide: quítelo y envíe el resto.',
    en: 'That text holds a handover code, or a link that only you or the recipient should have. Nobody of our team asks for it: take it out and send the rest.',
  }),
  /** For what staff write down, beside which the history is shown. */
  entryKeyReused: keyReused({
    es: 'Eso ya se anotó con otros datos. Revise el historial antes de anotarlo de nuevo.',
    en: 'That was recorded already with other data. Check the history before you record it again.',
  }),
  statusChanged: errorKind(409, 'status_changed', {
    es: 'Otra persona cambió el estado mientras tanto. Revise el estado actual y decida de nuevo.',
    en: 'Someone else has changed the status meanwhile. Check the current status and decide again.',
    details: {
      status: 'The status as it is now.',
      changedBy: 'Who changed it, if known.',
      changedAt: 'When it was changed, if known.',
    },
  }),
  news: errorKind(409, 'case_news', {
    es: 'El cliente hizo algo que usted todavía no había visto. Léalo en el historial; lo que escribió sigue aquí.',
    en: 'The customer did something that you had not seen yet. Read it in the history; what you wrote is still here.',
    details: { news: 'What the customer has done since: at, kind and note of each.' },
  }),
  reasonRequired: errorKind(400, 'reason_required', {
    es: 'Para rechazar, escriba el motivo: el cliente lo leerá.',
    en: 'To reject, write the reason: the customer will read it.',
  }),
  tooLate: errorKind(409, 'too_late', {
    es: 'Ya no se puede deshacer: el aviso al cliente salió.',
    en: 'It can no longer be undone: the customer has been told.',
  }),
  notUndoable: errorKind(404, 'not_undoable', {
    es: 'Eso no se puede deshacer, o lo hizo otra persona.',
    en: 'That cannot be undone, or somebody else did it.',
  }),
  assignedMeanwhile: errorKind(409, 'assigned_meanwhile', {
    es: 'Otra persona lo asignó mientras tanto. Mire a quién y decida de nuevo.',
    en: 'Someone else has assigned it meanwhile. See to whom and decide again.',
    details: { assignedTo: 'Who has it now; null for nobody.' },
  }),
  notStaff: errorKind(400, 'not_staff', {
    es: 'Elija a alguien del equipo.',
    en: 'Choose somebody of the team.',
  }),
  emailNeeded: errorKind(409, 'email_needed', {
    es: 'Este cliente no tiene correo. Agréguelo primero en la cotización: lo firme sale solo a quien lo recibe por su correo.',
    en: 'This customer has no e-mail. Add it to the quotation first: what is firm goes only to whoever gets it by their e-mail.',
  }),
  ownRecord: errorKind(403, 'own_record', {
    es: 'Lleva su cuenta o su correo, y nadie aprueba lo suyo. Pida a otra persona del equipo que la decida.',
    en: 'It has your account or your e-mail, and nobody approves their own. Ask somebody else of the team to decide.',
    details: { unit: 'The number of the caller’s own unit on a voyage.' },
  }),
  nothingToFollow: errorKind(409, 'nothing_to_follow', {
    es: 'No se pone fecha a lo que espera una respuesta nuestra ni a lo que está cerrado.',
    en: 'What waits for our answer, or is closed, takes no date.',
  }),
  titleTaken: errorKind(409, 'title_taken', {
    es: 'Ya hay una respuesta con ese título. Elija otro.',
    en: 'There is already a reply with that title. Choose another one.',
  }),
  replyNotFound: errorKind(404, 'reply_not_found', {
    es: 'No encontramos esa respuesta. Quizá alguien la eliminó.',
    en: 'We could not find that reply. Someone may have deleted it.',
  }),
} satisfies Record<string, ErrorKind>;
