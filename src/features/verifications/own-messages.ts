import { defineTexts, joinTexts } from '#platform/text/texts.ts';
import { verificationWords } from './common-messages.ts';

/** Of one's own verifications; the form's, which /verify needs too, are apart. */
const ownTexts = defineTexts({
  mine: { es: 'Mis Verificaciones', en: 'My verifications' },
  backToMine: { es: 'Volver a mis verificaciones', en: 'Back to my verifications' },
  mineText: {
    es: 'Lo que envió, en qué va y a quién le toca actuar.',
    en: 'What you sent, how far it is and whose turn it is.',
  },
  all: { es: 'Total', en: 'Total' },
  inProcess: { es: 'En proceso', en: 'In process' },
  approved: { es: 'Aprobadas', en: 'Approved' },
  rest: {
    es: (rejected: number) =>
      `Además: ${rejected} ${rejected === 1 ? 'rechazada' : 'rechazadas'}. ${rejected === 1 ? 'Puede enviarla' : 'Puede enviarlas'} de nuevo.`,
    en: (rejected: number) =>
      `Also: ${rejected} rejected. You may send ${rejected === 1 ? 'it' : 'them'} again.`,
  },
  none: { es: 'Todavía no tiene verificaciones', en: 'You have no verifications yet' },
  noneText: {
    es: 'Cuando pague o reciba un código, envíelo aquí y le damos un número de ticket.',
    en: 'When you pay or receive a code, send it here and we give you a ticket number.',
  },
  verify: { es: 'Verificar una orden', en: 'Verify an order' },
  ticket: { es: 'Ticket', en: 'Ticket' },
  codeColumn: { es: 'Código', en: 'Code' },
  referenceColumn: { es: 'Referencia', en: 'Reference' },
  status: { es: 'Estado', en: 'Status' },
  date: { es: 'Fecha', en: 'Date' },
  detail: { es: 'Ver detalle', en: 'See detail' },
  detailOf: {
    es: (ticket: string) => `Ver detalle de ${ticket}`,
    en: (ticket: string) => `See detail of ${ticket}`,
  },
  loadFailed: { es: 'Failed to fetch verifications', en: 'Failed to fetch verifications' },
  loadFailedHint: {
    es: 'No se pudieron cargar las verificaciones. Revise la conexión.',
    en: 'The verifications could not be loaded. Check the connection.',
  },
  retry: { es: 'Intentar de nuevo', en: 'Try again' },
  resendLoading: { es: 'Cargando el formulario…', en: 'Loading the form…' },
  resendNoScript: {
    es: 'Aquí hace falta JavaScript. Sin él, mándenos lo que falta por WhatsApp con el número del ticket.',
    en: 'This needs JavaScript. Without it, send us what is missing by WhatsApp with the ticket number.',
  },
  resendNotLoaded: {
    es: 'El formulario no llegó. Revise la conexión.',
    en: 'The form did not arrive. Please check the connection.',
  },
  statuses: { es: 'Qué significa cada estado', en: 'What each status means' },
  reason: { es: 'Motivo', en: 'Reason' },
  due: {
    es: (date: string) => `Le respondemos a más tardar el ${date}.`,
    en: (date: string) => `We answer by ${date} at the latest.`,
  },
  facts: { es: 'Lo que envió', en: 'What you sent' },
  seeQuote: {
    es: (reference: string) => `Ver la cotización ${reference}`,
    en: (reference: string) => `See quotation ${reference}`,
  },
  noReceipts: { es: 'No envió comprobantes.', en: 'You sent no receipts.' },
  signedOut: {
    es: 'Enviada sin iniciar sesión con su correo',
    en: 'Sent with your e-mail without signing in',
  },
  signedOutText: {
    es: 'Pudo ser otra persona. Si no la envió usted, no haga lo que pida y escríbanos por WhatsApp.',
    en: 'It may have been somebody else. If you did not send it, do not do what it asks and write to us on WhatsApp.',
  },
  signedOutMark: { es: 'Sin iniciar sesión', en: 'Without signing in' },
  showSent: { es: 'Ver lo que se envió', en: 'See what was sent' },
  noReceiptsSent: { es: 'No se enviaron comprobantes.', en: 'No receipts were sent.' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  receipt: {
    es: (number: number) => `Comprobante ${number}`,
    en: (number: number) => `Receipt ${number}`,
  },
  again: {
    es: (round: number) => (round === 0 ? '' : ` (${round + 1}.º envío)`),
    en: (round: number) => (round === 0 ? '' : ` (sending ${round + 1})`),
  },
  picture: { es: 'imagen', en: 'picture' },
  newTab: { es: 'se abre aparte', en: 'opens in a new tab' },
  process: { es: 'Proceso', en: 'Process' },
  createdBy: {
    customer: { es: 'Usted envió la verificación', en: 'You sent the verification' },
    staff: { es: 'Verificación creada', en: 'Verification made' },
    system: { es: 'Verificación recibida', en: 'Verification received' },
  },
  writeHint: { es: 'Le respondemos aquí y por correo.', en: 'We answer here and by e-mail.' },
  resendTitle: { es: 'Enviar de nuevo', en: 'Send again' },
  resendText: {
    es: 'Va con el mismo ticket. Corrija lo que falta y mande otro comprobante.',
    en: 'It goes with the same ticket. Mend what is missing and send another receipt.',
  },
  resendCodeHint: { es: 'Cámbielo solo si era otro.', en: 'Change it only if it was another one.' },
  resendSame: {
    es: 'Todavía es lo mismo que se rechazó: adjunte otro comprobante, corrija el código o escriba qué cambió.',
    en: 'This is still what was rejected: attach another receipt, correct the code or write what changed.',
  },
  resend: { es: 'Enviar de nuevo', en: 'Send again' },
});

export const ownVerificationMessages = joinTexts(verificationWords, ownTexts);
