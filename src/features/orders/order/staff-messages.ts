import type { Language, Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { OrderQueue } from './order-type.ts';

export const staffQuoteTexts = defineTexts({
  title: { es: 'Administrar Cotizaciones', en: 'Manage quotations' },
  make: { es: 'Nueva cotización', en: 'New quotation' },
  name: { es: 'Referencia', en: 'Reference' },
  cancelled: { es: 'Cancelada', en: 'Canceled' },
  queues: {
    unpaid: { es: 'Cuota vencida', en: 'Installment overdue' },
    customs: { es: 'Precio de la Aduana', en: 'Price of customs' },
    acts: { es: 'Acta por mirar', en: 'Act to look at' },
    stuck: { es: 'Envío por mirar', en: 'Shipping to look at' },
  } satisfies Record<OrderQueue, Text>,
  sorts: { total: { es: 'Mayor total', en: 'Largest total' } },
  figures: {
    pending: { es: 'Pendientes', en: 'Pending' },
    approved: { es: 'Aprobadas', en: 'Approved' },
    completed: { es: 'Completadas', en: 'Completed' },
  },
  none: { es: 'No hay cotizaciones', en: 'There are no quotations' },
  noneText: {
    es: 'Cuando un cliente pida una, aparecerá aquí.',
    en: 'When a customer asks for one, it will be here.',
  },
  noneFound: { es: 'Ninguna cotización coincide', en: 'No quotation matches' },
  updatedText: {
    es: 'El estado de la cotización ha sido actualizado exitosamente',
    en: 'The status of the quotation has been updated successfully',
  },
  loadFailed: { es: 'Failed to fetch quotes', en: 'Failed to fetch quotes' },
  loadFailedHint: {
    es: 'No se pudieron cargar las cotizaciones. Revise la conexión.',
    en: 'The quotations could not be loaded. Check the connection.',
  },
  progress: { es: 'Cómo va', en: 'How it stands' },
  factsSay: (label: string) => ({
    es: `Según lo anotado, el estado sería «${label}»`,
    en: `By what is recorded, the status would be “${label}”`,
  }),
  customer: { es: 'Cliente', en: 'Customer' },
  email: { es: 'Correo', en: 'E-mail' },
  stage: { es: 'Etapa', en: 'Stage' },
  province: { es: 'Provincia', en: 'Province' },
  total: { es: 'Total', en: 'Total' },
  lines: { es: 'Lo que pidió', en: 'What they asked for' },
  estimated: { es: 'Total estimado', en: 'Estimated total' },
  notes: { es: 'Nota del cliente', en: 'Customer’s note' },
  receives: { es: 'Recibe', en: 'Received by' },
  created: { es: 'Cotización pedida', en: 'Quotation requested' },
  verificationCodes: { es: 'Códigos de verificación', en: 'Verification codes' },
  codesText: {
    es: 'El cliente escribe el código al verificar su pago. Lo ve en su cuenta y le llega por correo.',
    en: 'The customer types the code to verify a payment. They see it in their account and get it by e-mail.',
  },
  noCodes: { es: 'Ninguno emitido.', en: 'None issued.' },
  issue: { es: 'Emitir código', en: 'Issue a code' },
  emailFirst: {
    es: 'Para emitir un código, agregue primero el correo del cliente.',
    en: 'To issue a code, add the customer’s e-mail first.',
  },
  addEmail: { es: 'Agregar su correo', en: 'Add their e-mail' },
  addEmailHint: {
    es: 'Lo que se dijo hasta ahora no se envía de nuevo.',
    en: 'What was said until now is not sent anew.',
  },
  emailAdded: { es: 'Correo agregado', en: 'E-mail added' },
  issued: { es: 'Código emitido', en: 'Code issued' },
  issuedText: (code: string) => ({
    es: `${code}. El cliente ya lo ve`,
    en: `${code}. The customer sees it already`,
  }),
  notIssued: { es: 'No se pudo emitir el código', en: 'The code could not be issued' },
  issuedBy: (moment: string, who: string) => ({ es: `${moment}, ${who}`, en: `${moment}, ${who}` }),
});

/** Opens a WhatsApp chat in the customer's language. */
export const quoteGreetings: Record<
  Language,
  (customer: string, reference: string, brand: string) => string
> = {
  es: (name: string, reference: string, brand: string) =>
    `Hola, ${name}. Le escribimos de ${brand} por su cotización ${reference}.`,
  en: (name: string, reference: string, brand: string) =>
    `Hello ${name}, we write from ${brand} about your quotation ${reference}.`,
};

export const unavailableTexts = defineTexts({
  title: { es: 'Ya no está todo disponible', en: 'Not everything is available any more' },
  sold: { es: 'vendido', en: 'sold' },
  reserved: { es: 'reservado', en: 'reserved' },
  gone: { es: 'ya no está en el catálogo', en: 'no longer in the catalog' },
});

export const quoteVerificationTexts = defineTexts({
  title: { es: 'Verificaciones', en: 'Verifications' },
  says: (amount: string) => ({ es: `dice que pagó ${amount}`, en: `says they paid ${amount}` }),
  states: {
    open: { es: 'por revisar', en: 'to be checked' },
    paid: { es: 'con su pago anotado', en: 'with its payment recorded' },
    approved: { es: 'aprobada sin pago anotado', en: 'approved without a recorded payment' },
    completed: { es: 'completada sin pago anotado', en: 'completed without a recorded payment' },
    rejected: { es: 'rechazada', en: 'rejected' },
  },
});
