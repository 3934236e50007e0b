import { defineTexts } from '#platform/text/texts.ts';

export const madeQuoteTexts = defineTexts({
  copy: { es: 'Copiar número', en: 'Copy number' },
  madeMail: (email: string) => ({
    es: `Le enviamos un correo a ${email}.`,
    en: `We sent an e-mail to ${email}.`,
  }),
  noMail: {
    es: 'Guarde este número: por ahora no le enviamos un correo. Lo encuentra siempre en Mis Cotizaciones.',
    en: 'Keep this number: we are not sending an e-mail for now. You can always find it in My quotations.',
  },
  checkOurs: {
    es: 'Antes de pagar, compruebe que la cotización es nuestra.',
    en: 'Before you pay, check that the quotation is ours.',
  },
  contactAt: (number: string) => ({
    es: `Le escribimos a su WhatsApp ${number}.`,
    en: `We write to your WhatsApp ${number}.`,
  }),
  goOn: { es: 'Seguir viendo productos', en: 'Keep browsing products' },
});

export const paperLinkTexts = defineTexts({
  download: { es: 'Descargar PDF', en: 'Download PDF' },
});

export const amendTexts = defineTexts({
  title: { es: 'Cambiar lo que pidió', en: 'Change what you asked for' },
  lead: {
    es: 'Puede hacerlo hasta que le enviemos una oferta. Los precios no cambian.',
    en: 'You can until we send you an offer. The prices do not change.',
  },
  inOffer: { es: 'Pedir un cambio en la oferta', en: 'Ask for a change in the offer' },
  quantityOf: (name: string) => ({ es: `Cantidad de ${name}`, en: `Quantity of ${name}` }),
  quantityHint: { es: 'Con 0 se quita.', en: 'With 0 it is removed.' },
  save: { es: 'Guardar cambios', en: 'Save changes' },
  cancelTitle: { es: 'Cancelar la cotización', en: 'Cancel the quotation' },
  cancelLead: {
    es: 'No se puede deshacer. Queda en su lista, y puede pedirla de nuevo.',
    en: 'It cannot be undone. It stays in your list, and you can ask for it again.',
  },
  cancelPaid: {
    es: 'Lo que pagó queda a su favor, y se lo devolvemos.',
    en: 'What you paid stays in your favor, and we give it back.',
  },
  reason: { es: 'Motivo (opcional)', en: 'Reason (optional)' },
  cancel: { es: 'Sí, cancelar la cotización', en: 'Yes, cancel the quotation' },
  done: {
    es: 'Guardamos el cambio. Nuestro equipo ya lo sabe.',
    en: 'The change is saved. Our team knows of it.',
  },
  failed: { es: 'No se guardó el cambio', en: 'The change was not saved' },
  cancelledAt: (date: string) => ({
    es: `Usted la canceló el ${date}. Nadie debe hacer nada más.`,
    en: `You canceled it on ${date}. Nobody has to do anything more.`,
  }),
});

// Texts that the cart and the lists of quotes share, so that neither loads those of the other.

export const commonQuoteTexts = defineTexts({
  made: { es: 'Cotización generada', en: 'Quotation made' },
  total: { es: 'Total estimado', en: 'Estimated total' },
  someToConfirm: {
    es: 'Hay precios por confirmar: no están en el total.',
    en: 'Some prices are to be confirmed: they are not in the total.',
  },
  askWhatsapp: { es: 'Preguntar por WhatsApp', en: 'Ask on WhatsApp' },
  priceNow: (name: string, before: string, now: string) => ({
    es: `${name}: antes ${before}, ahora ${now}.`,
    en: `${name}: was ${before}, now ${now}.`,
  }),
  fewer: (name: string, most: number) => ({
    es: `${name}: ${most === 1 ? 'hay una sola pieza' : `hay ${most} piezas`}; pusimos esa cantidad.`,
    en: `${name}: there ${most === 1 ? 'is only one piece' : `are ${most} pieces`}; we put that quantity.`,
  }),
  states: {
    sold: (name: string) => ({ es: `${name} ya se vendió.`, en: `${name} has been sold.` }),
    reserved: (name: string) => ({ es: `${name} está reservado.`, en: `${name} is reserved.` }),
    gone: (name: string) => ({
      es: `${name} ya no está en el catálogo.`,
      en: `${name} is no longer in the catalog.`,
    }),
    unreachable: (name: string) => ({
      es: `${name} no llega a esa provincia.`,
      en: `${name} does not reach that province.`,
    }),
  },
});

/** Apart from the texts of the drawer, which every page loads. */
export const quoteListTexts = defineTexts({
  mine: { es: 'Mis Cotizaciones', en: 'My quotations' },
  mineText: {
    es: 'Lo que pidió, en qué va y a quién le toca actuar.',
    en: 'What you asked for, how far it is and whose turn it is.',
  },
  inProcess: { es: 'En proceso', en: 'In process' },
  completed: { es: 'Completadas', en: 'Completed' },
  all: { es: 'Total', en: 'Total' },
  ended: { es: 'Terminadas', en: 'Ended' },
  none: { es: 'Todavía no tiene cotizaciones', en: 'You have no quotations yet' },
  noneText: {
    es: 'Elija productos, genere una cotización y la verá aquí con su número de referencia.',
    en: 'Choose products, request a quotation and you will see it here with its reference.',
  },
  seeProducts: { es: 'Ver productos', en: 'See products' },
  reference: { es: 'Referencia', en: 'Reference' },
  province: { es: 'Provincia', en: 'Province' },
  productCount: { es: 'Productos', en: 'Products' },
  andMore: (name: string, more: number) => ({
    es: more > 0 ? `${name} y ${more} más` : name,
    en: more > 0 ? `${name} and ${more} more` : name,
  }),
  totalColumn: { es: 'Total', en: 'Total' },
  status: { es: 'Estado', en: 'Status' },
  date: { es: 'Fecha', en: 'Date' },
  detail: { es: 'Ver detalle', en: 'See detail' },
  detailOf: (reference: string) => ({
    es: `Ver detalle de ${reference}`,
    en: `See detail of ${reference}`,
  }),
  reason: { es: 'Motivo', en: 'Reason' },
  teamSays: { es: 'Nuestro equipo le escribió', en: 'Our team wrote to you' },
  askedFor: (province: string, date: string) => ({
    es: `Para ${province} · ${date}`,
    en: `For ${province} · ${date}`,
  }),
  customer: { es: 'Cliente', en: 'Customer' },
  receives: { es: 'Recibe', en: 'Received by' },
  yourNote: { es: 'Su nota', en: 'Your note' },
  lines: { es: 'Productos', en: 'Products' },
  quantity: { es: 'Cantidad', en: 'Quantity' },
  price: { es: 'Precio', en: 'Price' },
  created: {
    customer: { es: 'Usted pidió la cotización', en: 'You requested the quotation' },
    staff: { es: 'Cotización pedida', en: 'Quotation requested' },
    system: { es: 'Cotización pedida', en: 'Quotation requested' },
  },
  backToMine: { es: 'Volver a Mis Cotizaciones', en: 'Back to My quotations' },
  searchLabel: { es: 'Buscar', en: 'Search' },
  searchHint: { es: 'Número de referencia o producto', en: 'Reference number or product' },
  search: { es: 'Buscar', en: 'Search' },
  statusFilter: { es: 'Estado', en: 'Status' },
  allStatuses: { es: 'Todos los estados', en: 'All statuses' },
  found: (count: number, all: number) => ({
    es: `${count} de ${all} ${all === 1 ? 'cotización' : 'cotizaciones'}`,
    en: `${count} of ${all} ${all === 1 ? 'quotation' : 'quotations'}`,
  }),
  noneFound: { es: 'Ninguna cotización coincide', en: 'No quotation matches' },
  noneFoundText: {
    es: 'Pruebe con otra palabra o con otro estado.',
    en: 'Try another word or another status.',
  },
  clear: { es: 'Ver todas', en: 'See all' },
  showMore: (left: number) => ({ es: `Ver más (quedan ${left})`, en: `Show more (${left} left)` }),
  historyAndMessages: { es: 'Historial y mensajes', en: 'History and messages' },
  messageHint: {
    es: 'Lo lee nuestro equipo, la respuesta queda aquí y le avisamos por correo. No escriba números de tarjeta ni claves.',
    en: 'Our team reads it, the answer stays here and we tell you by e-mail. Do not write card numbers or passwords.',
  },
  shareText: (reference: string, total: string, brand: string) => ({
    es: `Cotización ${reference} de ${brand}. Total estimado: ${total}.`,
    en: `Quotation ${reference} of ${brand}. Estimated total: ${total}.`,
  }),
  shareFirm: (reference: string, total: string, brand: string) => ({
    es: `Cotización ${reference} de ${brand}. A nosotros: ${total}.`,
    en: `Quotation ${reference} of ${brand}. To us: ${total}.`,
  }),
  shareCopied: { es: 'Texto copiado', en: 'Text copied' },
  shareCopiedText: {
    es: 'Péguelo donde quiera: lleva la referencia y el total.',
    en: 'Paste it where you like: it has the reference and the total.',
  },
  verifyPayment: { es: 'Verificar Orden', en: 'Verify order' },
  ourWhatsapp: { es: 'Nuestro WhatsApp', en: 'Our WhatsApp' },
  shareAndCopy: { es: 'Compartir y copiar', en: 'Share and copy' },
  copyReference: { es: 'Copiar referencia', en: 'Copy reference' },
  copyWhatsapp: { es: 'Copiar WhatsApp', en: 'Copy WhatsApp' },
  again: { es: 'Pedir de nuevo', en: 'Ask for it again' },
  againHint: {
    es: 'Pone en su cotización lo que sigue disponible, a los precios de hoy.',
    en: 'Puts what is still available into your quotation, at today’s prices.',
  },
  againOther: (before: string, now: string) => ({
    es: `Su cotización en curso es para ${before}. Esta es para ${now}: al pedirla de nuevo empieza otra, y puede recuperar la anterior.`,
    en: `Your current quotation is for ${before}. This one is for ${now}: asking for it again starts another one, and you may bring the former back.`,
  }),
  againDone: (pieces: number) => ({
    es: `${pieces === 1 ? 'Se agregó 1 producto' : `Se agregaron ${pieces} productos`} a su cotización`,
    en: `${pieces === 1 ? '1 product was added' : `${pieces} products were added`} to your quotation`,
  }),
  againNone: {
    es: 'Nada de esta cotización sigue disponible',
    en: 'Nothing of this quotation is still available',
  },
  againFailed: {
    es: 'No se pudo revisar el catálogo. Revise la conexión e intente de nuevo.',
    en: 'The catalog could not be checked. Check the connection and try again.',
  },
  againFull: (name: string) => ({
    es: `${name} no cabe: una cotización lleva hasta 50 productos distintos.`,
    en: `${name} does not fit: a quotation holds up to 50 different products.`,
  }),
  seeCart: { es: 'Ver su cotización', en: 'See your quotation' },
  whatsappText: (reference: string) => ({
    es: `Hola, escribo por la cotización ${reference}.`,
    en: `Hello, I am writing about quotation ${reference}.`,
  }),
  loadFailed: { es: 'Failed to fetch quotes', en: 'Failed to fetch quotes' },
  loadFailedHint: {
    es: 'No se pudieron cargar las cotizaciones. Revise la conexión.',
    en: 'The quotations could not be loaded. Check the connection.',
  },
});
