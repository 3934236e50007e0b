import { bothLanguages } from '#platform/text/language.ts';

const es = {
  title: 'Administrar Cotizaciones',
  name: 'Referencia',
  sorts: { total: 'Mayor total' },
  figures: { pending: 'Pendientes', approved: 'Aprobadas', completed: 'Completadas' },
  none: 'No hay cotizaciones',
  noneText: 'Cuando un cliente pida una, aparecerá aquí.',
  noneFound: 'Ninguna cotización coincide',
  updatedText: 'El estado de la cotización ha sido actualizado exitosamente',
  loadFailed: 'Failed to fetch quotes',
  loadFailedHint: 'No se pudieron cargar las cotizaciones. Revise la conexión.',
  customer: 'Cliente',
  email: 'Correo',
  province: 'Provincia',
  total: 'Total',
  lines: 'Pedido',
  estimated: 'Total estimado FOB USA',
  notes: 'Nota del cliente',
  created: 'Cotización pedida',
  verificationCodes: 'Códigos de verificación',
  codesText:
    'El cliente escribe el código al verificar su pago. Lo ve en su cuenta y le llega por correo.',
  noCodes: 'Ninguno emitido.',
  issue: 'Emitir código',
  issued: 'Código emitido',
  issuedText: (code: string) => `${code}. El cliente ya lo ve y va un correo.`,
  notIssued: 'No se pudo emitir el código',
  issuedBy: (moment: string, who: string) => `${moment}, ${who}`,
  mails: 'Correos',
  noMails: 'Ningún correo todavía.',
  mailTo: (to: string, moment: string) => `A ${to}, ${moment}`,
  mailStates: { sent: 'Enviado', waiting: 'En espera', failed: 'No se pudo enviar' },
  mailTrouble: (attempts: number, error: string) => `Intentos: ${attempts}. ${error}`,
};

const en: typeof es = {
  title: 'Manage quotes',
  name: 'Reference',
  sorts: { total: 'Largest total' },
  figures: { pending: 'Pending', approved: 'Approved', completed: 'Completed' },
  none: 'There are no quotes',
  noneText: 'When a customer asks for one, it will be here.',
  noneFound: 'No quote matches',
  updatedText: 'The status of the quotation has been updated successfully',
  loadFailed: 'Failed to fetch quotes',
  loadFailedHint: 'The quotations could not be loaded. Check the connection.',
  customer: 'Customer',
  email: 'E-mail',
  province: 'Province',
  total: 'Total',
  lines: 'What was asked for',
  estimated: 'Estimated total FOB USA',
  notes: 'Customer’s note',
  created: 'Quotation requested',
  verificationCodes: 'Verification codes',
  codesText:
    'The customer types the code to verify a payment. They see it in their account and get it by e-mail.',
  noCodes: 'None issued.',
  issue: 'Issue a code',
  issued: 'Code issued',
  issuedText: (code: string) => `${code}. The customer sees it, and an e-mail is on its way.`,
  notIssued: 'The code could not be issued',
  issuedBy: (moment: string, who: string) => `${moment}, ${who}`,
  mails: 'E-mails',
  noMails: 'No e-mail yet.',
  mailTo: (to: string, moment: string) => `To ${to}, ${moment}`,
  mailStates: { sent: 'Sent', waiting: 'Waiting', failed: 'Could not be sent' },
  mailTrouble: (attempts: number, error: string) => `Tries: ${attempts}. ${error}`,
};

export const staffQuoteMessages = bothLanguages({ es, en });

/** What a WhatsApp chat begins with: in the customer's language, whatever the agent's is. */
export const quoteGreetings = bothLanguages({
  es: (name: string, reference: string, brand: string) =>
    `Hola ${name}, le escribimos de ${brand} por su cotización ${reference}.`,
  en: (name: string, reference: string, brand: string) =>
    `Hello ${name}, we write from ${brand} about your quotation ${reference}.`,
});
