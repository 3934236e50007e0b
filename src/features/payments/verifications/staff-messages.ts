import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const staffVerificationTexts = defineTexts({
  resent: { es: 'El cliente la envió de nuevo', en: 'The customer sent it again' },
  title: { es: 'Administrar Verificaciones', en: 'Manage verifications' },
  name: { es: 'Ticket', en: 'Ticket' },
  figures: {
    pending: { es: 'Pendientes', en: 'Pending' },
    processing: { es: 'En proceso', en: 'In process' },
    approved: { es: 'Aprobadas', en: 'Approved' },
  },
  none: { es: 'No hay verificaciones', en: 'There are no verifications' },
  noneText: {
    es: 'Cuando alguien envíe una, aparecerá aquí.',
    en: 'When somebody sends one, it will be here.',
  },
  noneFound: { es: 'Ninguna verificación coincide', en: 'No verification matches' },
  updatedText: {
    es: 'El estado de la verificación ha sido actualizado exitosamente',
    en: 'The status of the verification has been updated successfully',
  },
  loadFailed: { es: 'Failed to fetch verifications', en: 'Failed to fetch verifications' },
  loadFailedHint: {
    es: 'No se pudieron cargar las verificaciones. Revise la conexión.',
    en: 'The verifications could not be loaded. Check the connection.',
  },
  customer: { es: 'Remitente', en: 'Sender' },
  email: { es: 'Correo', en: 'E-mail' },
  code: { es: 'Código', en: 'Code' },
  reference: { es: 'Cotización', en: 'Quotation' },
  created: { es: 'Verificación enviada', en: 'Verification sent' },
  report: { es: 'Denuncia', en: 'Report' },
  reportText: {
    es: 'El remitente dice que alguien se hace pasar por nosotros con esto. No es un pago.',
    en: 'The sender says that somebody poses as us with this. It is no payment.',
  },
  unknownCode: { es: 'Código desconocido', en: 'Unknown code' },
  unknownCodeText: {
    es: 'Nadie emitió este código. Compruebe con quién trató el cliente antes de aprobar.',
    en: 'Nobody issued this code. Check whom the customer dealt with before approving.',
  },
  noCode: { es: 'Número de orden, no código', en: 'An order number, no code' },
  noCodeText: {
    es: 'Escribió el número de una cotización, de una oferta o de una pieza donde va el código. Pídale el código, que lleva VER, o reconozca su pago por el comprobante.',
    en: 'They typed the number of a quotation, an offer or a piece in place of the code. Ask for the code with VER in it, or know their payment by the receipt.',
  },
  otherCode: (reference: string) => ({
    es: `El código se emitió para otra cotización: ${reference}. Compruebe antes de aprobar.`,
    en: `The code was issued for another quotation: ${reference}. Check before approving.`,
  }),
  comment: { es: 'Comentario', en: 'Comment' },
  signedOut: { es: 'Enviada sin iniciar sesión', en: 'Sent without signing in' },
  signedOutText: {
    es: 'Nadie ha comprobado que el correo sea de quien la envió.',
    en: 'Nobody has checked that the e-mail belongs to who sent it.',
  },
  sentWith: (who: string) => ({
    es: `Enviada con la cuenta de ${who}`,
    en: `Sent with the account of ${who}`,
  }),
  proven: { es: 'correo comprobado', en: 'e-mail verified' },
  unproven: { es: 'correo sin comprobar', en: 'e-mail not verified' },
  remove: { es: 'Eliminar esta verificación', en: 'Delete this verification' },
  removeText: {
    es: 'Para abusos: se borran sus textos, archivos y correos, y nadie puede recuperarlos. El registro guarda el ticket, el motivo y quién lo hizo.',
    en: 'For abuse: its texts, files and e-mails are erased, and nobody can bring them back. The log keeps the ticket, the reason and who did it.',
  },
  removeReason: { es: 'Motivo', en: 'Reason' },
  removeNow: { es: 'Eliminar para siempre', en: 'Delete for ever' },
  removed: { es: 'Verificación eliminada', en: 'Verification deleted' },
  notRemoved: { es: 'No se pudo eliminar', en: 'It could not be deleted' },
  removeReasonHint: { es: 'Queda en el registro.', en: 'It stays in the log.' },
  quote: { es: 'Su cotización', en: 'Their quotation' },
  noQuote: {
    es: 'Ninguna cotización nuestra tiene esa referencia.',
    en: 'No quotation of ours has that reference.',
  },
  noReference: { es: 'No dijo para qué cotización.', en: 'They did not say for which quotation.' },
  said: (reference: string) => ({ es: `Escribió: ${reference}`, en: `They wrote: ${reference}` }),
  otherCustomer: {
    es: 'El correo del remitente no es el de la cotización.',
    en: 'The sender’s e-mail is not that of the quotation.',
  },
  openQuote: (reference: string) => ({
    es: `Abrir la cotización ${reference}`,
    en: `Open quotation ${reference}`,
  }),
  receipts: { es: 'Comprobantes', en: 'Receipts' },
  noReceipts: { es: 'No envió comprobantes.', en: 'They sent no receipts.' },
  receipt: (number: number) => ({ es: `Comprobante ${number}`, en: `Receipt ${number}` }),
  round: (round: number) => ({
    es: round === 0 ? '' : ` (${round + 1}.º envío)`,
    en: round === 0 ? '' : ` (sending ${round + 1})`,
  }),
  openPdf: { es: 'Abrir el PDF', en: 'Open the PDF' },
  openWhole: { es: 'Abrir aparte', en: 'Open apart' },
  same: (number: number) => ({
    es: `El comprobante ${number} ya llegó antes en otro ticket`,
    en: `Receipt ${number} came before with another ticket`,
  }),
  sameText: {
    es: 'El mismo archivo, byte por byte. Mire el otro antes de aprobar.',
    en: 'The same file, byte by byte. Look at the other one before approving.',
  },
  openTicket: (ticket: string) => ({ es: `Ver ${ticket}`, en: `See ${ticket}` }),
  pictureOf: (number: number) => ({
    es: `Imagen del comprobante ${number}`,
    en: `Picture of receipt ${number}`,
  }),
  zoomIn: { es: 'Acercar', en: 'Closer' },
  zoomOut: { es: 'Alejar', en: 'Farther' },
  turn: { es: 'Girar', en: 'Turn' },
  zoom: (percent: number) => ({ es: `${percent} %`, en: `${percent}%` }),
  viewerHint: {
    es: 'Con el foco en la imagen: + y −, r gira, la rueda acerca.',
    en: 'With the focus on the picture: + and −, r turns, the wheel zooms.',
  },
  unseen: { es: 'No se pudo mostrar la imagen.', en: 'The picture could not be shown.' },
});

export const verificationGreetings: Record<Language, (ticket: string, brand: string) => string> = {
  es: (ticket: string, brand: string) =>
    `Hola, le escribimos de ${brand} por su verificación ${ticket}.`,
  en: (ticket: string, brand: string) =>
    `Hello, we write from ${brand} about your verification ${ticket}.`,
};
