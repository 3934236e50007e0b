import { bothLanguages } from '#platform/text/language.ts';

const es = {
  mine: 'Mis Cotizaciones',
  mineText: 'Lo que pidió, en qué va y a quién le toca actuar.',
  inProcess: 'En proceso',
  completed: 'Completadas',
  all: 'Total',
  rest: (sent: number, rejected: number) => {
    const parts = [
      sent > 0 && `${sent} ${sent === 1 ? 'enviada' : 'enviadas'}`,
      rejected > 0 && `${rejected} ${rejected === 1 ? 'rechazada' : 'rechazadas'}`,
    ];
    return `Además: ${parts.filter(Boolean).join(' y ')}.`;
  },
  none: 'Todavía no tiene cotizaciones',
  noneText: 'Elija productos, genere una cotización y la verá aquí con su número de referencia.',
  seeProducts: 'Ver productos',
  reference: 'Referencia',
  province: 'Provincia',
  productCount: 'Productos',
  andMore: (name: string, more: number) => (more > 0 ? `${name} y ${more} más` : name),
  totalColumn: 'Total',
  status: 'Estado',
  date: 'Fecha',
  detail: 'Ver detalle',
  detailOf: (reference: string) => `Ver detalle de ${reference}`,
  reason: 'Motivo',
  teamSays: 'Nuestro equipo le escribió',
  askedFor: (province: string, date: string) => `Para ${province} · ${date}`,
  yourNote: 'Su nota',
  lines: 'Productos',
  quantity: 'Cantidad',
  price: 'Precio',
  lineTotal: 'Importe',
  created: {
    customer: 'Usted pidió la cotización',
    staff: 'Cotización pedida',
    system: 'Cotización pedida',
  },
  answerBy: (day: string) => `A más tardar el ${day}.`,
  backToMine: 'Volver a Mis Cotizaciones',
  searchLabel: 'Buscar',
  searchHint: 'Número de referencia o producto',
  search: 'Buscar',
  statusFilter: 'Estado',
  allStatuses: 'Todos los estados',
  found: (count: number, all: number) =>
    `${count} de ${all} ${all === 1 ? 'cotización' : 'cotizaciones'}`,
  noneFound: 'Ninguna cotización coincide',
  noneFoundText: 'Pruebe con otra palabra o con otro estado.',
  clear: 'Ver todas',
  showMore: (left: number) => `Ver más (quedan ${left})`,
  historyAndMessages: 'Historial y mensajes',
  messageHint:
    'Lo lee nuestro equipo, la respuesta queda aquí y le avisamos por correo. No escriba números de tarjeta ni claves.',
  shareText: (reference: string, total: string, brand: string) =>
    `Cotización ${reference} de ${brand}. Total estimado FOB USA: ${total}.`,
  shareCopied: 'Texto copiado',
  shareCopiedText: 'Péguelo donde quiera: lleva la referencia y el total.',
  verifyPayment: 'Verificar un pago',
  ourWhatsapp: 'Nuestro WhatsApp',
  copyReference: 'Copiar referencia',
  copyWhatsapp: 'Copiar WhatsApp',
  again: 'Pedir de nuevo',
  againHint: 'Pone en su cotización lo que sigue disponible, a los precios de hoy.',
  againOther: (before: string, now: string) =>
    `Su cotización en curso es para ${before}. Esta es para ${now}: al pedirla de nuevo empieza otra, y puede recuperar la anterior.`,
  againDone: (pieces: number) =>
    `${pieces === 1 ? 'Se agregó 1 producto' : `Se agregaron ${pieces} productos`} a su cotización`,
  againNone: 'Nada de esta cotización sigue disponible',
  againFailed: 'No se pudo revisar el catálogo. Revise la conexión e intente de nuevo.',
  againFull: (name: string) =>
    `${name} no cabe: una cotización lleva hasta 50 productos distintos.`,
  seeCart: 'Ver su cotización',
  whatsappText: (reference: string) => `Hola, escribo por la cotización ${reference}.`,
  loadFailed: 'Failed to fetch quotes',
  loadFailedHint: 'No se pudieron cargar las cotizaciones. Revise la conexión.',
  retry: 'Intentar de nuevo',
};

const en: typeof es = {
  mine: 'My quotations',
  mineText: 'What you asked for, how far it is and whose turn it is.',
  inProcess: 'In process',
  completed: 'Completed',
  all: 'Total',
  rest: (sent: number, rejected: number) => {
    const parts = [sent > 0 && `${sent} sent`, rejected > 0 && `${rejected} rejected`];
    return `Also: ${parts.filter(Boolean).join(' and ')}.`;
  },
  none: 'You have no quotations yet',
  noneText: 'Choose products, request a quotation and you will see it here with its reference.',
  seeProducts: 'See products',
  reference: 'Reference',
  province: 'Province',
  productCount: 'Products',
  andMore: (name: string, more: number) => (more > 0 ? `${name} and ${more} more` : name),
  totalColumn: 'Total',
  status: 'Status',
  date: 'Date',
  detail: 'See detail',
  detailOf: (reference: string) => `See detail of ${reference}`,
  reason: 'Reason',
  teamSays: 'Our team wrote to you',
  askedFor: (province: string, date: string) => `For ${province} · ${date}`,
  yourNote: 'Your note',
  lines: 'Products',
  quantity: 'Quantity',
  price: 'Price',
  lineTotal: 'Amount',
  created: {
    customer: 'You requested the quotation',
    staff: 'Quotation requested',
    system: 'Quotation requested',
  },
  answerBy: (day: string) => `By ${day} at the latest.`,
  backToMine: 'Back to My quotations',
  searchLabel: 'Search',
  searchHint: 'Reference number or product',
  search: 'Search',
  statusFilter: 'Status',
  allStatuses: 'All statuses',
  found: (count: number, all: number) =>
    `${count} of ${all} ${all === 1 ? 'quotation' : 'quotations'}`,
  noneFound: 'No quotation matches',
  noneFoundText: 'Try another word or another status.',
  clear: 'See all',
  showMore: (left: number) => `Show more (${left} left)`,
  historyAndMessages: 'History and messages',
  messageHint:
    'Our team reads it, the answer stays here and we tell you by e-mail. Do not write card numbers or passwords.',
  shareText: (reference: string, total: string, brand: string) =>
    `Quotation ${reference} of ${brand}. Estimated total FOB USA: ${total}.`,
  shareCopied: 'Text copied',
  shareCopiedText: 'Paste it where you like: it has the reference and the total.',
  verifyPayment: 'Verify a payment',
  ourWhatsapp: 'Our WhatsApp',
  copyReference: 'Copy reference',
  copyWhatsapp: 'Copy WhatsApp',
  again: 'Ask for it again',
  againHint: 'Puts what is still available into your quotation, at today’s prices.',
  againOther: (before: string, now: string) =>
    `Your current quotation is for ${before}. This one is for ${now}: asking for it again starts another one, and you may bring the former back.`,
  againDone: (pieces: number) =>
    `${pieces === 1 ? '1 product was added' : `${pieces} products were added`} to your quotation`,
  againNone: 'Nothing of this quotation is still available',
  againFailed: 'The catalogue could not be checked. Check the connection and try again.',
  againFull: (name: string) =>
    `${name} does not fit: a quotation holds up to 50 different products.`,
  seeCart: 'See your quotation',
  whatsappText: (reference: string) => `Hello, I am writing about quotation ${reference}.`,
  loadFailed: 'Failed to fetch quotes',
  loadFailedHint: 'The quotations could not be loaded. Check the connection.',
  retry: 'Try again',
};

/** What lists and details of quotes say: apart from the drawer, which comes to every page. */
export const quoteListMessages = bothLanguages({ es, en });
