import { answerTime } from '#features/company/about/answer-hours.ts';
import { defineTexts, joinTexts } from '#platform/text/texts.ts';

const verificationWords = defineTexts({
  code: { es: 'Código de verificación', en: 'Verification code' },
  reference: { es: 'Referencia de la cotización', en: 'Quotation reference' },
  comment: { es: 'Comentario', en: 'Comment' },
  askWhatsapp: { es: 'Preguntar por WhatsApp', en: 'Ask on WhatsApp' },
  receipts: { es: 'Comprobantes', en: 'Receipts' },
  copy: { es: 'Copiar ticket', en: 'Copy ticket' },
  whatsappText: (ticket: string) => ({
    es: `Hola, escribo por la verificación ${ticket}.`,
    en: `Hello, I am writing about verification ${ticket}.`,
  }),
});

const formTexts = defineTexts({
  title: { es: 'Verificar Mi Orden / Pago', en: 'Verify my order / payment' },
  reportTitle: { es: 'Denunciar una falsificación', en: 'Report a forgery' },
  reportLead: {
    es: 'Cuéntenos quién se hizo pasar por nosotros y qué le pidió. Si puede, mande una captura de pantalla.',
    en: 'Tell us who pretended to be us and what they asked you for. If you can, send a screenshot.',
  },
  reported: { es: 'Lo que quiere denunciar', en: 'What you want to report' },
  reportedHint: {
    es: 'El número, teléfono, correo, cuenta o enlace que le dieron.',
    en: 'The number, phone, e-mail, account or link that you were given.',
  },
  reportSend: { es: 'Enviar denuncia', en: 'Send report' },
  reportCommentHint: {
    es: 'Por ejemplo: quién le escribió, cuándo y qué le pidió.',
    en: 'For example: who wrote to you, when, and what they asked for.',
  },
  haveCode: { es: 'Tengo un código', en: 'I have a code' },
  checkFirst: { es: '¿Esto es de ustedes?', en: 'Is this yours?' },
  lead: {
    es: 'Envíenos el código y su comprobante. Los revisa una persona de nuestro equipo.',
    en: 'Send us the code and your receipt. A person on our team checks them.',
  },
  quotesCard: { es: 'Cotizaciones', en: 'Quotations' },
  quotesCardText: (prefix: string) => ({
    es: `Si tiene una referencia ${prefix}-TX y un código, envíelos aquí.`,
    en: `If you have a reference that begins with ${prefix}-TX and a code, send them here.`,
  }),
  paymentsCard: { es: 'Pagos', en: 'Payments' },
  paymentsCardText: {
    es: 'Si ya pagó, mande una foto del comprobante. Revisamos el pago y se lo confirmamos por correo.',
    en: 'If you have paid, send a photo of the receipt. We check the payment and confirm it by e-mail.',
  },
  optional: { es: 'opcional', en: 'optional' },
  knownQuote: (reference: string) => ({
    es: `Pago de la cotización ${reference}`,
    en: `Payment of quotation ${reference}`,
  }),
  otherCode: { es: 'Verificar otra cosa', en: 'Verify something else' },
  codeHint: (example: string) => ({
    es: `Se lo da su agente. Por ejemplo: ${example}`,
    en: `Your agent gives it to you. For example: ${example}`,
  }),
  email: { es: 'Correo electrónico', en: 'E-mail' },
  emailHint: {
    es: 'Ahí le mandamos el número de ticket y la respuesta.',
    en: 'We send the ticket number and the answer there.',
  },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  whatsappHint: {
    es: 'Con código de país: +53 Cuba, +1 USA',
    en: 'With country code: +53 Cuba, +1 USA',
  },
  referenceHint: (prefix: string) => ({
    es: `Por ejemplo: ${prefix}-TX-2026-000123`,
    en: `For example: ${prefix}-TX-2026-000123`,
  }),
  paidPart: {
    es: 'Si es un pago: monto, día y forma (opcional)',
    en: 'If it is a payment: amount, day and method (optional)',
  },
  commentHint: { es: 'Por ejemplo: quién hizo el pago.', en: 'For example: who made the payment.' },
  website: { es: 'Deje este campo vacío', en: 'Leave this field empty' },
  codeRequired: {
    es: 'El código de verificación es obligatorio',
    en: 'The verification code is required',
  },
  emailInvalid: { es: 'Ingrese un correo electrónico válido', en: 'Enter a valid e-mail address' },
  commentTooLong: {
    es: 'El comentario puede tener hasta 2,000 caracteres',
    en: 'The comment may have up to 2,000 characters',
  },
  problem: { es: 'Hay un problema', en: 'There is a problem' },
  errorTitle: (title: string) => ({ es: `Error: ${title}`, en: `Error: ${title}` }),
  check: { es: 'Control contra robots', en: 'Check against robots' },
  checkText: {
    es: 'Lo hace esta página sola mientras usted escribe. No hay que resolver nada ni intervienen otras empresas.',
    en: 'This page does it by itself while you write. There is nothing to solve, and no other company is involved.',
  },
  securityTitle: { es: 'Su seguridad', en: 'Your security' },
  security: {
    es: 'Nunca le pedimos contraseñas ni números de tarjeta. No los escriba aquí.',
    en: 'We never ask for passwords or card numbers. Do not write them here.',
  },
  send: { es: 'Enviar verificación', en: 'Send verification' },
  hours: { es: 'Horario de atención', en: 'Help hours' },
  hoursText: {
    es: 'Lunes a viernes 8:00–18:00 EST, sábado 9:00–14:00 EST.',
    en: 'Monday to Friday 8:00 AM–6:00 PM EST, Saturday 9:00 AM–2:00 PM EST.',
  },
  estLabel: { es: 'EST es la hora del este de EE. UU.', en: 'EST is US Eastern time.' },
  helpWhatsapp: {
    es: 'Hola, necesito ayuda para verificar mi orden.',
    en: 'Hello, I need help to verify my order.',
  },
  receiptsHint: {
    es: 'Hasta 3 fotos o PDF, de 8 MB cada uno.',
    en: 'Up to 3 photos or PDFs, of 8 MB each.',
  },
  receiptsShrunk: {
    es: 'Las fotos se reducen en su teléfono para gastar menos datos.',
    en: 'Your phone makes photos smaller, to use less data.',
  },
  chosen: { es: 'Comprobantes elegidos', en: 'Chosen receipts' },
  takePhoto: { es: 'Tomar foto', en: 'Take photo' },
  preparing: { es: 'Preparando…', en: 'Preparing…' },
  sending: (percent: number) => ({ es: `Enviando, ${percent} %`, en: `Sending, ${percent}%` }),
  waitingFile: (percent: number) => ({
    es: `Espera la conexión, ${percent} % enviado`,
    en: `Waits for the connection, ${percent}% sent`,
  }),
  sentFile: { es: 'Listo', en: 'Ready' },
  failedFile: {
    es: 'No se pudo enviar. Quítelo y elija otro archivo.',
    en: 'It could not be sent. Remove it and choose another file.',
  },
  lostFile: {
    es: 'Ya no está en este teléfono. Quítelo y elíjalo de nuevo.',
    en: 'It is no longer on this phone. Remove it and choose it again.',
  },
  unreadableFile: {
    es: 'No podemos leer esta foto. Quítela y mande una captura de pantalla de ella.',
    en: 'We cannot read this photo. Remove it and send a screenshot of it.',
  },
  wrongFiles: {
    es: 'Un comprobante no se puede enviar. Quítelo o elija otro.',
    en: 'A receipt cannot be sent. Remove it or choose another one.',
  },
  progressOf: (name: string) => ({ es: `Progreso de ${name}`, en: `Progress of ${name}` }),
  removeFile: (name: string) => ({ es: `Quitar ${name}`, en: `Remove ${name}` }),
  leftOut: (names: string) => ({ es: `No se agregó: ${names}.`, en: `Not added: ${names}.` }),
  tooLarge: (name: string) => ({
    es: `${name} es demasiado grande: puede tener hasta 8 MB.`,
    en: `${name} is too large: it may have up to 8 MB.`,
  }),
  wrongType: (name: string) => ({
    es: `${name} no es una foto ni un PDF.`,
    en: `${name} is neither a photo nor a PDF.`,
  }),
  emptyFile: (name: string) => ({ es: `${name} está vacío.`, en: `${name} is empty.` }),
  sendingNow: { es: 'Enviando…', en: 'Sending…' },
  sendingFiles: {
    es: 'Primero terminan de subir los comprobantes. No cierre esta página.',
    en: 'The receipts are uploaded first. Do not close this page.',
  },
  waiting: { es: 'Pendiente de envío', en: 'Waiting to be sent' },
  waitingText: {
    es: 'No hay conexión. Todo está guardado en este teléfono. Sale solo, una sola vez, al volver la conexión con la tienda abierta.',
    en: 'There is no connection. Everything is kept on this phone. It goes out by itself, exactly once, when the connection is back and the shop is open.',
  },
  sendNow: { es: 'Enviar ahora', en: 'Send now' },
  cancelSending: { es: 'No enviar', en: 'Do not send' },
  done: { es: 'Verificación enviada', en: 'Verification sent' },
  doneText: {
    es: 'Recibirá un correo de confirmación en breve.',
    en: 'You will receive a confirmation e-mail shortly.',
  },
  failed: { es: 'Error al enviar verificación', en: 'The verification could not be sent' },
  failedText: {
    es: 'Por favor, intente nuevamente o contacte soporte.',
    en: 'Please try again or contact support.',
  },
  failedKept: { es: 'Lo que escribió sigue aquí.', en: 'What you wrote is still here.' },
  ticketIs: { es: 'Su número de ticket', en: 'Your ticket number' },
  mailSent: (email: string) => ({
    es: email
      ? `Se lo confirmamos por correo a ${email}. Guarde este número: vale aunque el correo tarde o no llegue.`
      : 'Se lo confirmamos por correo. Guarde este número: vale aunque el correo tarde o no llegue.',
    en: email
      ? `We confirm it by e-mail to ${email}. Keep this number: it is good even if the e-mail is late or does not come.`
      : 'We confirm it by e-mail. Keep this number: it is good even if the e-mail is late or does not come.',
  }),
  noMail: {
    es: 'Ahora no podemos prometerle un correo de confirmación. Guarde este número: con él ya está en la cola.',
    en: 'We cannot promise a confirmation e-mail right now. Keep this number: with it your request is already in the queue.',
  },
  answerBy: (date: string) => ({
    es: `Le respondemos en ${answerTime.es}: a más tardar el ${date}.`,
    en: `We answer within ${answerTime.en}: by ${date} at the latest.`,
  }),
  forged: { es: 'Ese enlace ya no sirve', en: 'That link no longer works' },
  forgedText: {
    es: 'Busque el número de ticket en su correo o envíe el formulario de nuevo.',
    en: 'Look for the ticket number in your e-mail or send the form again.',
  },
  another: { es: 'Enviar otra verificación', en: 'Send another verification' },
  backHome: { es: 'Volver al inicio', en: 'Back to home' },
  seeMine: { es: 'Ver Mis Verificaciones', en: 'See My verifications' },
});

export const verificationTexts = joinTexts(verificationWords, formTexts);

/** Apart from the texts of the form, which /verify loads too. */
const ownTexts = defineTexts({
  paid: { es: 'Pagó', en: 'You paid' },
  resent: { es: 'Usted la envió de nuevo', en: 'You sent it again' },
  mine: { es: 'Mis Verificaciones', en: 'My verifications' },
  backToMine: { es: 'Volver a Mis Verificaciones', en: 'Back to my verifications' },
  mineText: {
    es: 'Lo que envió, en qué va y a quién le toca actuar.',
    en: 'What you sent, how far along it is and whose turn it is.',
  },
  all: { es: 'Total', en: 'Total' },
  inProcess: { es: 'En proceso', en: 'In process' },
  approved: { es: 'Aprobadas', en: 'Approved' },
  rejected: { es: 'Rechazadas', en: 'Rejected' },
  sendAgainHint: { es: 'Puede enviarlas de nuevo', en: 'You may send them again' },
  none: { es: 'Todavía no tiene verificaciones', en: 'You have no verifications yet' },
  noneText: {
    es: 'Cuando pague, envíe aquí su comprobante y le damos un número de ticket.',
    en: 'When you have paid, send your receipt here and we will give you a ticket number.',
  },
  verify: { es: 'Verificar Orden', en: 'Verify order' },
  ticket: { es: 'Ticket', en: 'Ticket' },
  codeColumn: { es: 'Código', en: 'Code' },
  referenceColumn: { es: 'Referencia', en: 'Reference' },
  status: { es: 'Estado', en: 'Status' },
  date: { es: 'Fecha', en: 'Date' },
  detail: { es: 'Ver detalle', en: 'See detail' },
  detailOf: (ticket: string) => ({ es: `Ver detalle de ${ticket}`, en: `See detail of ${ticket}` }),
  loadFailed: { es: 'Failed to fetch verifications', en: 'Failed to fetch verifications' },
  loadFailedHint: {
    es: 'No se pudieron cargar las verificaciones. Revise la conexión.',
    en: 'The verifications could not be loaded. Check the connection.',
  },
  resendLoading: { es: 'Cargando el formulario…', en: 'Loading the form…' },
  resendNoScript: {
    es: 'Aquí hace falta JavaScript. Sin él, escríbanos y díganos qué falta, con el número del ticket.',
    en: 'This needs JavaScript. Without it, write to tell us what is missing, with the ticket number.',
  },
  resendNotLoaded: {
    es: 'El formulario no llegó. Revise la conexión.',
    en: 'The form did not arrive. Please check the connection.',
  },
  statuses: { es: 'Qué significa cada estado', en: 'What each status means' },
  reason: { es: 'Motivo', en: 'Reason' },
  found: { es: 'Qué comprobamos', en: 'What we found' },
  due: (date: string) => ({
    es: `Le respondemos a más tardar el ${date}.`,
    en: `We answer by ${date} at the latest.`,
  }),
  facts: { es: 'Lo que envió', en: 'What you sent' },
  seeQuote: (reference: string) => ({
    es: `Ver la cotización ${reference}`,
    en: `See quotation ${reference}`,
  }),
  noReceipts: { es: 'No envió comprobantes.', en: 'You sent no receipts.' },
  signedOut: {
    es: 'Enviada sin iniciar sesión con su correo',
    en: 'Sent with your e-mail without signing in',
  },
  signedOutText: {
    es: 'Pudo ser otra persona. Si no la envió usted, no haga lo que pida y escríbanos.',
    en: 'It may have been somebody else. If you did not send it, do not do what it asks and write to us.',
  },
  signedOutMark: { es: 'Sin iniciar sesión', en: 'Without signing in' },
  showSent: { es: 'Ver lo que se envió', en: 'See what was sent' },
  noReceiptsSent: { es: 'No se enviaron comprobantes.', en: 'No receipts were sent.' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  receipt: (number: number) => ({ es: `Comprobante ${number}`, en: `Receipt ${number}` }),
  again: (round: number) => ({
    es: round === 0 ? '' : ` (${round + 1}.º envío)`,
    en: round === 0 ? '' : ` (sending ${round + 1})`,
  }),
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
    en: 'It keeps the same ticket. Complete what is missing and send another receipt.',
  },
  resendCodeHint: {
    es: 'Cámbielo solo si era otro.',
    en: 'Change it only if it was a different one.',
  },
  resendSame: {
    es: 'Todavía es lo mismo que se rechazó: adjunte otro comprobante, corrija el código o escriba qué cambió.',
    en: 'This is still what was rejected: attach another receipt, correct the code or write what changed.',
  },
  resend: { es: 'Enviar de nuevo', en: 'Send again' },
  resendDone: {
    es: 'La recibimos. Está otra vez en la cola para revisión.',
    en: 'We have it. It is in the queue for review again.',
  },
});

export const ownVerificationTexts = joinTexts(verificationWords, ownTexts);
