import { defineTexts } from '#platform/text/texts.ts';

/** What lists and details of quotes say: apart from the drawer, which comes to every page. */
export const quoteListMessages = defineTexts({
  mine: { es: 'Mis Cotizaciones', en: 'My quotations' },
  mineText: {
    es: 'Lo que pidió, en qué va y a quién le toca actuar.',
    en: 'What you asked for, how far it is and whose turn it is.',
  },
  inProcess: { es: 'En proceso', en: 'In process' },
  completed: { es: 'Completadas', en: 'Completed' },
  all: { es: 'Total', en: 'Total' },
  rest: {
    es: (sent: number, rejected: number) => {
      const parts = [
        sent > 0 && `${sent} ${sent === 1 ? 'enviada' : 'enviadas'}`,
        rejected > 0 && `${rejected} ${rejected === 1 ? 'rechazada' : 'rechazadas'}`,
      ];
      return `Además: ${parts.filter(Boolean).join(' y ')}.`;
    },
    en: (sent: number, rejected: number) => {
      const parts = [sent > 0 && `${sent} sent`, rejected > 0 && `${rejected} rejected`];
      return `Also: ${parts.filter(Boolean).join(' and ')}.`;
    },
  },
  none: { es: 'Todavía no tiene cotizaciones', en: 'You have no quotations yet' },
  noneText: {
    es: 'Elija productos, genere una cotización y la verá aquí con su número de referencia.',
    en: 'Choose products, request a quotation and you will see it here with its reference.',
  },
  seeProducts: { es: 'Ver productos', en: 'See products' },
  reference: { es: 'Referencia', en: 'Reference' },
  province: { es: 'Provincia', en: 'Province' },
  productCount: { es: 'Productos', en: 'Products' },
  andMore: {
    es: (name: string, more: number) => (more > 0 ? `${name} y ${more} más` : name),
    en: (name: string, more: number) => (more > 0 ? `${name} and ${more} more` : name),
  },
  totalColumn: { es: 'Total', en: 'Total' },
  status: { es: 'Estado', en: 'Status' },
  date: { es: 'Fecha', en: 'Date' },
  detail: { es: 'Ver detalle', en: 'See detail' },
  detailOf: {
    es: (reference: string) => `Ver detalle de ${reference}`,
    en: (reference: string) => `See detail of ${reference}`,
  },
  reason: { es: 'Motivo', en: 'Reason' },
  teamSays: { es: 'Nuestro equipo le escribió', en: 'Our team wrote to you' },
  askedFor: {
    es: (province: string, date: string) => `Para ${province} · ${date}`,
    en: (province: string, date: string) => `For ${province} · ${date}`,
  },
  yourNote: { es: 'Su nota', en: 'Your note' },
  lines: { es: 'Productos', en: 'Products' },
  quantity: { es: 'Cantidad', en: 'Quantity' },
  price: { es: 'Precio', en: 'Price' },
  lineTotal: { es: 'Importe', en: 'Amount' },
  created: {
    customer: { es: 'Usted pidió la cotización', en: 'You requested the quotation' },
    staff: { es: 'Cotización pedida', en: 'Quotation requested' },
    system: { es: 'Cotización pedida', en: 'Quotation requested' },
  },
  answerBy: {
    es: (day: string) => `A más tardar el ${day}.`,
    en: (day: string) => `By ${day} at the latest.`,
  },
  backToMine: { es: 'Volver a Mis Cotizaciones', en: 'Back to My quotations' },
  searchLabel: { es: 'Buscar', en: 'Search' },
  searchHint: { es: 'Número de referencia o producto', en: 'Reference number or product' },
  search: { es: 'Buscar', en: 'Search' },
  statusFilter: { es: 'Estado', en: 'Status' },
  allStatuses: { es: 'Todos los estados', en: 'All statuses' },
  found: {
    es: (count: number, all: number) =>
      `${count} de ${all} ${all === 1 ? 'cotización' : 'cotizaciones'}`,
    en: (count: number, all: number) =>
      `${count} of ${all} ${all === 1 ? 'quotation' : 'quotations'}`,
  },
  noneFound: { es: 'Ninguna cotización coincide', en: 'No quotation matches' },
  noneFoundText: {
    es: 'Pruebe con otra palabra o con otro estado.',
    en: 'Try another word or another status.',
  },
  clear: { es: 'Ver todas', en: 'See all' },
  showMore: {
    es: (left: number) => `Ver más (quedan ${left})`,
    en: (left: number) => `Show more (${left} left)`,
  },
  historyAndMessages: { es: 'Historial y mensajes', en: 'History and messages' },
  messageHint: {
    es: 'Lo lee nuestro equipo, la respuesta queda aquí y le avisamos por correo. No escriba números de tarjeta ni claves.',
    en: 'Our team reads it, the answer stays here and we tell you by e-mail. Do not write card numbers or passwords.',
  },
  shareText: {
    es: (reference: string, total: string, brand: string) =>
      `Cotización ${reference} de ${brand}. Total estimado FOB USA: ${total}.`,
    en: (reference: string, total: string, brand: string) =>
      `Quotation ${reference} of ${brand}. Estimated total FOB USA: ${total}.`,
  },
  shareCopied: { es: 'Texto copiado', en: 'Text copied' },
  shareCopiedText: {
    es: 'Péguelo donde quiera: lleva la referencia y el total.',
    en: 'Paste it where you like: it has the reference and the total.',
  },
  verifyPayment: { es: 'Verificar un pago', en: 'Verify a payment' },
  ourWhatsapp: { es: 'Nuestro WhatsApp', en: 'Our WhatsApp' },
  copyReference: { es: 'Copiar referencia', en: 'Copy reference' },
  copyWhatsapp: { es: 'Copiar WhatsApp', en: 'Copy WhatsApp' },
  again: { es: 'Pedir de nuevo', en: 'Ask for it again' },
  againHint: {
    es: 'Pone en su cotización lo que sigue disponible, a los precios de hoy.',
    en: 'Puts what is still available into your quotation, at today’s prices.',
  },
  againOther: {
    es: (before: string, now: string) =>
      `Su cotización en curso es para ${before}. Esta es para ${now}: al pedirla de nuevo empieza otra, y puede recuperar la anterior.`,
    en: (before: string, now: string) =>
      `Your current quotation is for ${before}. This one is for ${now}: asking for it again starts another one, and you may bring the former back.`,
  },
  againDone: {
    es: (pieces: number) =>
      `${pieces === 1 ? 'Se agregó 1 producto' : `Se agregaron ${pieces} productos`} a su cotización`,
    en: (pieces: number) =>
      `${pieces === 1 ? '1 product was added' : `${pieces} products were added`} to your quotation`,
  },
  againNone: {
    es: 'Nada de esta cotización sigue disponible',
    en: 'Nothing of this quotation is still available',
  },
  againFailed: {
    es: 'No se pudo revisar el catálogo. Revise la conexión e intente de nuevo.',
    en: 'The catalogue could not be checked. Check the connection and try again.',
  },
  againFull: {
    es: (name: string) => `${name} no cabe: una cotización lleva hasta 50 productos distintos.`,
    en: (name: string) => `${name} does not fit: a quotation holds up to 50 different products.`,
  },
  seeCart: { es: 'Ver su cotización', en: 'See your quotation' },
  whatsappText: {
    es: (reference: string) => `Hola, escribo por la cotización ${reference}.`,
    en: (reference: string) => `Hello, I am writing about quotation ${reference}.`,
  },
  loadFailed: { es: 'Failed to fetch quotes', en: 'Failed to fetch quotes' },
  loadFailedHint: {
    es: 'No se pudieron cargar las cotizaciones. Revise la conexión.',
    en: 'The quotations could not be loaded. Check the connection.',
  },
  retry: { es: 'Intentar de nuevo', en: 'Try again' },
});
