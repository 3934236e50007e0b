import { bothLanguages } from '#platform/text/language.ts';
import { verificationWords } from './common-messages.ts';

const es = {
  ...verificationWords.es,
  title: 'Verificar Mi Orden / Pago',
  description:
    'Envíe su comprobante y el código que le dio su agente. Le respondemos en 24 horas y le damos un número de ticket.',
  lead: 'Envíenos el código y su comprobante. Los revisa una persona de nuestro equipo.',
  quotesCard: 'Cotizaciones',
  quotesCardText: (prefix: string) =>
    `Si ya tiene una referencia ${prefix}-TX, compruebe que la cotización es nuestra y pida la confirmación.`,
  paymentsCard: 'Pagos',
  paymentsCardText:
    'Si ya pagó, mande una foto del comprobante. Revisamos el pago y se lo confirmamos por correo.',
  optional: 'opcional',
  codeHint: (prefix: string) =>
    `Se lo da su agente. Por ejemplo: ${prefix}-VER-20261121-7K4PM-3XRTA`,
  email: 'Correo electrónico',
  emailHint: 'Ahí le mandamos el número de ticket y la respuesta.',
  whatsapp: 'WhatsApp',
  whatsappHint: 'Con código de país: +53 Cuba, +1 USA',
  referenceHint: (prefix: string) => `Por ejemplo: ${prefix}-TX-2026-000123`,
  commentHint: 'Por ejemplo: cuándo y cómo pagó.',
  website: 'Deje este campo vacío',
  codeRequired: 'El código de verificación es obligatorio',
  emailInvalid: 'Ingrese un correo electrónico válido',
  commentTooLong: 'El comentario puede tener hasta 2000 caracteres',
  problem: 'Hay un problema',
  errorTitle: (title: string) => `Error: ${title}`,
  check: 'Control contra robots',
  checkText:
    'Lo hace esta página sola mientras usted escribe. No hay que resolver nada ni intervienen otras empresas.',
  securityTitle: 'Su seguridad',
  security: 'Nunca le pedimos contraseñas ni números de tarjeta. No los escriba aquí.',
  send: 'Enviar verificación',
  hours: 'Horario de atención',
  hoursText: 'Lunes a viernes 8:00–18:00 EST, sábado 9:00–14:00 EST.',
  estLabel: 'EST es la hora del este de EE. UU.',
  helpWhatsapp: 'Hola, necesito ayuda para verificar mi orden o pago.',

  receiptsHint: 'Hasta 3 fotos o PDF, de 8 MB cada uno.',
  receiptsShrunk: 'Las fotos se reducen en su teléfono para gastar menos datos.',
  chosen: 'Comprobantes elegidos',
  takePhoto: 'Tomar foto',
  preparing: 'Preparando…',
  sending: (percent: number) => `Enviando, ${percent} %`,
  waitingFile: (percent: number) => `Espera la conexión, ${percent} % enviado`,
  sentFile: 'Listo',
  failedFile: 'No se pudo enviar. Quítelo y elija otro archivo.',
  lostFile: 'Ya no está en este teléfono. Quítelo y elíjalo de nuevo.',
  unreadableFile: 'No podemos leer esta foto. Quítela y mande una captura de pantalla de ella.',
  wrongFiles: 'Un comprobante no se puede enviar. Quítelo o elija otro.',
  progressOf: (name: string) => `Progreso de ${name}`,
  removeFile: (name: string) => `Quitar ${name}`,
  tooMany: 'Envíe como mucho 3 archivos.',
  leftOut: (names: string) => `No se agregó: ${names}.`,
  tooLarge: (name: string) => `${name} es demasiado grande: puede tener hasta 8 MB.`,
  wrongType: (name: string) => `${name} no es una foto ni un PDF.`,
  emptyFile: (name: string) => `${name} está vacío.`,

  sendingNow: 'Enviando…',
  sendingFiles: 'Primero terminan de subir los comprobantes. No cierre esta página.',
  waiting: 'Pendiente de envío',
  waitingText:
    'No hay conexión. Todo está guardado en este teléfono. Sale solo, una sola vez, al volver la conexión con la tienda abierta.',
  sendNow: 'Enviar ahora',
  cancelSending: 'No enviar',
  done: 'Verificación enviada',
  doneText: 'Recibirá un correo de confirmación en breve.',
  failed: 'Error al enviar verificación',
  failedText: 'Por favor, intente nuevamente o contacte soporte.',
  failedKept: 'Lo que escribió sigue aquí.',
  ticketIs: 'Su número de ticket',
  mailSent: (email: string) =>
    email
      ? `Se lo confirmamos por correo a ${email}. Guarde este número: vale aunque el correo tarde o no llegue.`
      : 'Se lo confirmamos por correo. Guarde este número: vale aunque el correo tarde o no llegue.',
  noMail:
    'Ahora no podemos prometerle un correo de confirmación. Guarde este número: con él ya está en la cola.',
  answerBy: (date: string) =>
    `Le respondemos en 24 horas, dentro de nuestro horario: a más tardar el ${date}.`,
  forged: 'Ese enlace ya no sirve',
  forgedText: 'Busque el número de ticket en su correo o envíe el formulario de nuevo.',
  another: 'Enviar otra verificación',
  backHome: 'Volver al inicio',
  seeMine: 'Ver mis verificaciones',
  resendDone: 'La recibimos. Está otra vez en la cola para revisión.',
};

const en: typeof es = {
  ...verificationWords.en,
  title: 'Verify my order / payment',
  description:
    'Send your receipt and the code that your agent gave you. We answer within 24 hours and give you a ticket number.',
  lead: 'Send us the code and your receipt. A person of our team checks them.',
  quotesCard: 'Quotations',
  quotesCardText: (prefix: string) =>
    `If you already have a reference that begins with ${prefix}-TX, check that the quotation is ours and ask for confirmation.`,
  paymentsCard: 'Payments',
  paymentsCardText:
    'If you have paid, send a photo of the receipt. We check the payment and confirm it by e-mail.',
  optional: 'optional',
  codeHint: (prefix: string) =>
    `Your agent gives it to you. For example: ${prefix}-VER-20261121-7K4PM-3XRTA`,
  email: 'E-mail',
  emailHint: 'We send the ticket number and the answer there.',
  whatsapp: 'WhatsApp',
  whatsappHint: 'With country code: +53 Cuba, +1 USA',
  referenceHint: (prefix: string) => `For example: ${prefix}-TX-2026-000123`,
  commentHint: 'For example: when and how you paid.',
  website: 'Leave this field empty',
  codeRequired: 'The verification code is required',
  emailInvalid: 'Enter a valid e-mail address',
  commentTooLong: 'The comment may have up to 2000 characters',
  problem: 'There is a problem',
  errorTitle: (title: string) => `Error: ${title}`,
  check: 'Check against robots',
  checkText:
    'This page does it by itself while you write. There is nothing to solve, and no other company is involved.',
  securityTitle: 'Your security',
  security: 'We never ask for passwords or card numbers. Do not write them here.',
  send: 'Send verification',
  hours: 'Help hours',
  hoursText: 'Mon-Fri 8:00-18:00 EST, Sat 9:00-14:00 EST.',
  estLabel: 'EST is US Eastern time.',
  helpWhatsapp: 'Hello, I need help to verify my order or payment.',

  receiptsHint: 'Up to 3 photos or PDFs, of 8 MB each.',
  receiptsShrunk: 'Photos are made smaller on your phone to use less data.',
  chosen: 'Chosen receipts',
  takePhoto: 'Take photo',
  preparing: 'Preparing…',
  sending: (percent: number) => `Sending, ${percent}%`,
  waitingFile: (percent: number) => `Waits for the connection, ${percent}% sent`,
  sentFile: 'Ready',
  failedFile: 'It could not be sent. Remove it and choose another file.',
  lostFile: 'It is no longer on this phone. Remove it and choose it again.',
  unreadableFile: 'We cannot read this photo. Remove it and send a screenshot of it.',
  wrongFiles: 'A receipt cannot be sent. Remove it or choose another one.',
  progressOf: (name: string) => `Progress of ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  tooMany: 'Send at most 3 files.',
  leftOut: (names: string) => `Not added: ${names}.`,
  tooLarge: (name: string) => `${name} is too large: it may have up to 8 MB.`,
  wrongType: (name: string) => `${name} is neither a photo nor a PDF.`,
  emptyFile: (name: string) => `${name} is empty.`,

  sendingNow: 'Sending…',
  sendingFiles: 'The receipts go up first. Do not close this page.',
  waiting: 'Waiting to be sent',
  waitingText:
    'There is no connection. Everything is kept on this phone. It goes out by itself, exactly once, when the connection is back and the shop is open.',
  sendNow: 'Send now',
  cancelSending: 'Do not send',
  done: 'Verification sent',
  doneText: 'You will receive a confirmation e-mail shortly.',
  failed: 'The verification could not be sent',
  failedText: 'Please try again or contact support.',
  failedKept: 'What you wrote is still here.',
  ticketIs: 'Your ticket number',
  mailSent: (email: string) =>
    email
      ? `We confirm it by e-mail to ${email}. Keep this number: it is good even if the mail is late or does not come.`
      : 'We confirm it by e-mail. Keep this number: it is good even if the mail is late or does not come.',
  noMail:
    'We cannot promise a confirmation e-mail right now. Keep this number: with it your request is already in the queue.',
  answerBy: (date: string) =>
    `We answer within 24 hours, in our help hours: by ${date} at the latest.`,
  forged: 'That link no longer works',
  forgedText: 'Look for the ticket number in your mail or send the form again.',
  another: 'Send another verification',
  backHome: 'Back to the start',
  seeMine: 'See my verifications',
  resendDone: 'We have it. It is in the queue for review again.',
};

export const verificationMessages = bothLanguages({ es, en });
