import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { ContactChannel } from './contact-channels.ts';
import type { Queue, QueueSort } from './queue.ts';

/** By the reader's language, and then by the language that they name. */
export const languageNames = defineTexts({
  es: { es: 'Español', en: 'Inglés' },
  en: { es: 'Spanish', en: 'English' },
});

export const staffCaseTexts = defineTexts({
  queues: {
    all: { es: 'Todas', en: 'All' },
    mine: { es: 'Mías', en: 'Mine' },
    unassigned: { es: 'Sin asignar', en: 'Unassigned' },
    unread: { es: 'Sin leer', en: 'Unread' },
    overdue: { es: 'Vencidas', en: 'Overdue' },
    waiting: { es: 'Esperan respuesta', en: 'Waiting for an answer' },
  } satisfies Record<Queue | 'all', Text>,
  queue: { es: 'Cola', en: 'Queue' },
  search: { es: 'Buscar', en: 'Search' },
  status: { es: 'Estado', en: 'Status' },
  allStatuses: { es: 'Todos', en: 'All' },
  whose: { es: 'De quién', en: 'Whose' },
  anyone: { es: 'De cualquiera', en: 'Anyone’s' },
  nobody: { es: 'Nadie', en: 'Nobody' },
  allOwn: { es: 'Todas', en: 'All' },
  since: (day: string) => ({ es: `Desde el ${day}`, en: `Since ${day}` }),
  dropSince: (day: string) => ({
    es: `Desde el ${day}: quitar este filtro`,
    en: `Since ${day}: remove this filter`,
  }),
  sort: { es: 'Ordenar por', en: 'Sort by' },
  sorts: {
    newest: { es: 'Más nuevas', en: 'Newest' },
    oldest: { es: 'Más antiguas', en: 'Oldest' },
    due: { es: 'Por plazo', en: 'By deadline' },
  } satisfies Record<QueueSort, Text>,
  clear: { es: 'Quitar filtros', en: 'Clear filters' },
  total: { es: 'Total', en: 'Total' },
  date: { es: 'Fecha', en: 'Date' },
  whoseColumn: { es: 'De', en: 'Whose' },

  noneFoundText: {
    es: 'Pruebe con otra palabra, otro estado u otra cola.',
    en: 'Try another word, another status or another queue.',
  },
  found: (count: number) => ({ es: `${count} en esta lista`, en: `${count} in this list` }),
  unread: { es: 'Nueva', en: 'New' },
  due: { es: 'Responder', en: 'Answer' },
  nothingDue: { es: 'Nada espera', en: 'Nothing waits' },
  overdueBy: (span: string) => ({ es: `Vencida, ${span}`, en: `Overdue, ${span}` }),
  dueIn: (span: string) => ({ es: `En ${span}`, en: `In ${span}` }),
  waitsSince: (span: string) => ({
    es: `El cliente espera desde hace ${span}.`,
    en: `The customer has waited for ${span}.`,
  }),
  answerBy: (moment: string) => ({ es: `Plazo: ${moment}.`, en: `Deadline: ${moment}.` }),
  nextInQueue: { es: 'Siguiente', en: 'Next' },
  nextOf: (name: string) => ({
    es: `Siguiente en la lista: ${name}`,
    en: `Next in the list: ${name}`,
  }),
  gone: { es: 'No está o no puede abrirla', en: 'It is not there, or you may not open it' },
  goneText: {
    es: 'Quizá se borró, o quedó de una cuenta eliminada.',
    en: 'It may have been erased, or it is left of a deleted account.',
  },
  detached: {
    es: 'La cuenta del cliente se eliminó: ningún correo le llega. Solo administradores ven esto.',
    en: 'The customer’s account was deleted: no e-mail reaches them. Only administrators see this.',
  },
  others: (names: string) => ({
    es: `${names} también está viendo esto.`,
    en: `${names} is looking at this too.`,
  }),
  othersMany: (names: string) => ({
    es: `${names} también están viendo esto.`,
    en: `${names} are looking at this too.`,
  }),
  and: { es: 'y', en: 'and' },
  assignedTo: { es: 'A cargo de', en: 'Assigned to' },
  assign: { es: 'Asignar', en: 'Assign' },
  changeStatus: { es: 'Cambiar estado', en: 'Change status' },
  reply: { es: 'Responder', en: 'Reply' },
  savedReply: { es: 'Respuesta guardada', en: 'Saved reply' },
  orTyped: { es: 'O escriba', en: 'Or write' },
  orTypedHint: {
    es: '{nombre} y {referencia} se cambian por los de cada cliente, como se ve abajo.',
    en: '{nombre} and {referencia} become those of each customer, as shown below.',
  },
  takeNote: { es: 'Anotar', en: 'Add a note' },
  assignToMe: { es: 'Asignarme', en: 'Assign to me' },
  assigned: { es: 'Asignación guardada', en: 'Assignment saved' },
  assignedElsewhere: (name: string) => ({
    es: `Mientras tanto pasó a ${name}.`,
    en: `Meanwhile it went to ${name}.`,
  }),
  assignedToNobody: {
    es: 'Mientras tanto quedó sin asignar.',
    en: 'Meanwhile it was left to nobody.',
  },
  assignAnyway: (name: string) => ({ es: `Pasarla a ${name}`, en: `Give it to ${name}` }),
  unassignAnyway: { es: 'Dejarla sin asignar', en: 'Leave it to nobody' },
  leaveSo: { es: 'Dejarla así', en: 'Leave it so' },
  setStatus: { es: 'Cambiar y avisar', en: 'Change and tell' },
  changeStatusOf: (name: string, now: string) => ({
    es: `${now}. Cambiar estado de ${name}`,
    en: `${now}. Change status of ${name}`,
  }),
  askStatus: (status: string, name: string) => ({
    es: `¿Poner «${status}» a ${name}?`,
    en: `Set ${name} to “${status}”?`,
  }),
  askStatusText: (now: string) => ({
    es: `Ahora está en «${now}». El cliente recibe un correo.`,
    en: `It is “${now}” now. The customer gets an e-mail.`,
  }),
  cancel: { es: 'Cancelar', en: 'Cancel' },
  undo: { es: 'Deshacer', en: 'Undo' },
  undone: { es: 'Deshecho', en: 'Undone' },
  undoneText: {
    es: 'El cliente no recibió ningún correo.',
    en: 'No e-mail has left for the customer.',
  },
  mailWaits: {
    es: 'El correo sale en 10 segundos (tecla Z: deshacer).',
    en: 'The e-mail leaves in 10 seconds (key Z: undo).',
  },
  messageSent: { es: 'Mensaje enviado', en: 'Message sent' },
  undid: (from: string, to: string) => ({
    es: `Deshizo el cambio: de ${from} a ${to}`,
    en: `Took the change back: from ${from} to ${to}`,
  }),
  withdrew: { es: 'Retiró lo que había enviado', en: 'Took back what had been sent' },
  followUp: (day: string) => ({ es: `Seguir el ${day}`, en: `Follow up on ${day}` }),
  followUpLate: (day: string) => ({ es: `Tocaba el ${day}`, en: `Was due on ${day}` }),
  followUpDay: { es: 'Volver a mirarla el', en: 'Look at it again on' },
  followUpSave: { es: 'Guardar fecha', en: 'Save day' },
  followUpSaved: { es: 'Fecha guardada', en: 'Day saved' },
  followUpWrong: {
    es: 'Elija un día desde hoy, dentro de un año.',
    en: 'Choose a day from today on, within a year.',
  },
  followUpText: (moment: string) => ({
    es: `Nada espera. Vuelva a mirarla: ${moment}.`,
    en: `Nothing waits. Look at it again: ${moment}.`,
  }),
  updated: { es: 'Estado actualizado', en: 'Status updated' },
  notUpdated: { es: 'No se pudo actualizar el estado', en: 'The status could not be updated' },
  note: { es: 'Nota para el cliente', en: 'Note to the customer' },
  newStatus: { es: 'Nuevo estado', en: 'New status' },
  noteHint: {
    es: 'Opcional. Va en el aviso y en su historial.',
    en: 'Optional. It goes with the e-mail and into their history.',
  },
  reason: { es: 'Motivo para el cliente', en: 'Reason for the customer' },
  reasonHint: {
    es: 'Obligatorio para rechazar. Diga por qué, y qué puede hacer ahora.',
    en: 'Needed to reject. Say why, and what they can do now.',
  },
  notSaved: { es: 'No se pudo guardar', en: 'It could not be saved' },
  conflict: { es: 'Otra persona cambió el estado', en: 'Someone else has changed the status' },
  conflictBy: (who: string, status: string, span: string) => ({
    es: `${who} puso «${status}» hace ${span}. Su cambio no se guardó; lo que escribió sigue aquí.`,
    en: `${who} set “${status}” ${span} ago. Your change was not saved; what you wrote is still here.`,
  }),
  conflictNow: (status: string) => ({
    es: `Ahora está en «${status}». Su cambio no se guardó; lo que escribió sigue aquí.`,
    en: `It is “${status}” now. Your change was not saved; what you wrote is still here.`,
  }),
  applyAnyway: (status: string) => ({ es: `Poner «${status}»`, en: `Set “${status}”` }),
  takeTheirs: (status: string) => ({ es: `Dejar «${status}»`, en: `Leave “${status}”` }),

  phone: { es: 'Teléfono', en: 'Phone' },
  email: { es: 'Correo', en: 'E-mail' },
  noEmail: { es: 'No tiene correo.', en: 'They have no e-mail.' },
  noWhatsapp: { es: 'No dejó WhatsApp.', en: 'They left no WhatsApp.' },
  copy: { es: 'Copiar', en: 'Copy' },
  writeWhatsapp: { es: 'Escribir por WhatsApp', en: 'Write on WhatsApp' },
  opensApart: { es: 'se abre aparte', en: 'opens apart' },
  history: { es: 'Historial y mensajes', en: 'History and messages' },
  fromTo: (from: string, to: string) => ({
    es: `Estado: de ${from} a ${to}`,
    en: `Status: from ${from} to ${to}`,
  }),
  contacted: (channel: string) => ({
    es: `Contacto por ${channel}`,
    en: `Contacted by ${channel}`,
  }),
  channels: {
    whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
    phone: { es: 'teléfono', en: 'phone' },
    email: { es: 'correo', en: 'e-mail' },
  } satisfies Record<ContactChannel, Text>,
  assignedEvent: (name: string) => ({ es: `A cargo de ${name}`, en: `Assigned to ${name}` }),
  emailAdded: { es: 'Se agregó el correo del cliente', en: 'The customer’s e-mail was added' },
  movedFrom: (former: string) => ({
    es: `El cliente tiene otro correo; antes era ${former}`,
    en: `The customer has another e-mail; it was ${former}`,
  }),
  unassignedEvent: { es: 'Sin asignar', en: 'Left to nobody' },
  wrote: (who: string) => ({ es: `${who}, mensaje`, en: `${who}, message` }),
  wroteNote: (who: string) => ({ es: `${who}, nota interna`, en: `${who}, internal note` }),
  internal: { es: 'Solo lo lee el equipo', en: 'Only the team reads it' },
  customerName: { es: 'Cliente', en: 'Customer' },
  former: { es: 'Cliente anterior', en: 'Former customer' },
  team: { es: 'Equipo', en: 'Team' },
  system: { es: 'Sistema', en: 'System' },
  message: { es: 'Mensaje al cliente', en: 'Message to the customer' },
  messageHint: {
    es: 'Lo lee en su cuenta y le avisamos por correo.',
    en: 'They read it in their account and we tell them by e-mail.',
  },
  internalNote: { es: 'Nota interna', en: 'Internal note' },
  noEmailHint: {
    es: 'El cliente no tiene correo: solo notas. Agregue primero su correo para escribirle.',
    en: 'The customer has no e-mail: notes alone. Add the e-mail first to write to them.',
  },
  internalHint: {
    es: 'Solo la lee el equipo. No sale ningún correo.',
    en: 'Only the team reads it. No e-mail leaves.',
  },
  send: { es: 'Enviar mensaje', en: 'Send message' },
  saveNote: { es: 'Guardar nota', en: 'Save note' },
  sent: { es: 'Mensaje enviado.', en: 'Message sent.' },
  noteSaved: { es: 'Nota guardada.', en: 'Note saved.' },
  keyList: [
    {
      key: { es: 'f', en: 'f' },
      does: { es: 'Ir a la fecha para volver a mirarla', en: 'Go to the day to look at it again' },
    },
    { key: { es: 'n', en: 'n' }, does: { es: 'Siguiente en la lista', en: 'Next in the list' } },
    {
      key: { es: 'Ctrl + Enter', en: 'Ctrl + Enter' },
      does: {
        es: 'Guardar el estado o enviar lo que se escribe',
        en: 'Save the status, or send what is being written',
      },
    },
  ],
  mails: { es: 'Correos', en: 'E-mails' },
  noMails: { es: 'Ningún correo todavía.', en: 'No e-mail yet.' },
  mailTo: (to: string, moment: string) => ({ es: `A ${to}, ${moment}`, en: `To ${to}, ${moment}` }),
  mailStates: {
    sent: { es: 'Enviado', en: 'Sent' },
    waiting: { es: 'En espera', en: 'Waiting' },
    failed: { es: 'Con fallo', en: 'Failed' },
  },
  mailTries: (attempts: number) => ({ es: `Intentos: ${attempts}.`, en: `Tries: ${attempts}.` }),
});
