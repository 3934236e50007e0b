import { defineTexts } from '#platform/text/texts.ts';

export const staffQuoteMessages = defineTexts({
  title: { es: 'Administrar Cotizaciones', en: 'Manage quotes' },
  name: { es: 'Referencia', en: 'Reference' },
  sorts: {
    total: { es: 'Mayor total', en: 'Largest total' },
  },
  figures: {
    pending: { es: 'Pendientes', en: 'Pending' },
    approved: { es: 'Aprobadas', en: 'Approved' },
    completed: { es: 'Completadas', en: 'Completed' },
  },
  none: { es: 'No hay cotizaciones', en: 'There are no quotes' },
  noneText: {
    es: 'Cuando un cliente pida una, aparecerá aquí.',
    en: 'When a customer asks for one, it will be here.',
  },
  noneFound: { es: 'Ninguna cotización coincide', en: 'No quote matches' },
  updatedText: {
    es: 'El estado de la cotización ha sido actualizado exitosamente',
    en: 'The status of the quotation has been updated successfully',
  },
  loadFailed: { es: 'Failed to fetch quotes', en: 'Failed to fetch quotes' },
  loadFailedHint: {
    es: 'No se pudieron cargar las cotizaciones. Revise la conexión.',
    en: 'The quotations could not be loaded. Check the connection.',
  },
  customer: { es: 'Cliente', en: 'Customer' },
  email: { es: 'Correo', en: 'E-mail' },
  province: { es: 'Provincia', en: 'Province' },
  total: { es: 'Total', en: 'Total' },
  lines: { es: 'Pedido', en: 'What was asked for' },
  estimated: { es: 'Total estimado FOB USA', en: 'Estimated total FOB USA' },
  notes: { es: 'Nota del cliente', en: 'Customer’s note' },
  created: { es: 'Cotización pedida', en: 'Quotation requested' },
  verificationCodes: { es: 'Códigos de verificación', en: 'Verification codes' },
  codesText: {
    es: 'El cliente escribe el código al verificar su pago. Lo ve en su cuenta y le llega por correo.',
    en: 'The customer types the code to verify a payment. They see it in their account and get it by e-mail.',
  },
  noCodes: { es: 'Ninguno emitido.', en: 'None issued.' },
  issue: { es: 'Emitir código', en: 'Issue a code' },
  issued: { es: 'Código emitido', en: 'Code issued' },
  issuedText: {
    es: (code: string) => `${code}. El cliente ya lo ve y va un correo.`,
    en: (code: string) => `${code}. The customer sees it, and an e-mail is on its way.`,
  },
  notIssued: { es: 'No se pudo emitir el código', en: 'The code could not be issued' },
  issuedBy: {
    es: (moment: string, who: string) => `${moment}, ${who}`,
    en: (moment: string, who: string) => `${moment}, ${who}`,
  },
  mails: { es: 'Correos', en: 'E-mails' },
  noMails: { es: 'Ningún correo todavía.', en: 'No e-mail yet.' },
  mailTo: {
    es: (to: string, moment: string) => `A ${to}, ${moment}`,
    en: (to: string, moment: string) => `To ${to}, ${moment}`,
  },
  mailStates: {
    sent: { es: 'Enviado', en: 'Sent' },
    waiting: { es: 'En espera', en: 'Waiting' },
    failed: { es: 'No se pudo enviar', en: 'Could not be sent' },
  },
  mailTrouble: {
    es: (attempts: number, error: string) => `Intentos: ${attempts}. ${error}`,
    en: (attempts: number, error: string) => `Tries: ${attempts}. ${error}`,
  },
});

/** What a WhatsApp chat begins with: in the customer's language, whatever the agent's is. */
export const quoteGreetings = defineTexts({
  es: (name: string, reference: string, brand: string) =>
    `Hola ${name}, le escribimos de ${brand} por su cotización ${reference}.`,
  en: (name: string, reference: string, brand: string) =>
    `Hello ${name}, we write from ${brand} about your quotation ${reference}.`,
});
