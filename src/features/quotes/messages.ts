import { defineTexts } from '#platform/text/texts.ts';

export const quoteMessages = defineTexts({
  title: { es: 'Su cotización', en: 'Your quotation' },
  empty: { es: 'Su cotización está vacía', en: 'Your quotation is empty' },
  emptyText: {
    es: 'Agregue productos del catálogo y le preparamos un precio final hasta el puerto de Mariel.',
    en: 'Add products from the catalogue and we prepare a final price to the Port of Mariel.',
  },
  explore: { es: 'Explorar productos', en: 'Explore products' },
  bringBackFor: {
    es: (province: string) => `Recuperar la anterior (${province})`,
    en: (province: string) => `Bring back the last one (${province})`,
  },
  products: {
    es: (pieces: number) => `${pieces} ${pieces === 1 ? 'producto' : 'productos'}`,
    en: (pieces: number) => `${pieces} ${pieces === 1 ? 'product' : 'products'}`,
  },
  each: { es: (price: string) => `${price} cada uno`, en: (price: string) => `${price} each` },
  quantityOf: {
    es: (name: string) => `Cantidad de ${name}`,
    en: (name: string) => `Quantity of ${name}`,
  },
  less: {
    es: (name: string) => `Uno menos de ${name}`,
    en: (name: string) => `One less of ${name}`,
  },
  more: { es: (name: string) => `Uno más de ${name}`, en: (name: string) => `One more of ${name}` },
  remove: { es: (name: string) => `Quitar ${name}`, en: (name: string) => `Remove ${name}` },
  generate: { es: 'Generar Cotización', en: 'Request quotation' },
  noPayments: { es: 'Sin pagos online', en: 'No online payments' },
  shippingIncluded: { es: 'Envío incluido FOB USA → Cuba', en: 'Shipping included FOB USA → Cuba' },
  mailPromise: {
    es: 'Recibirá un correo con su número de referencia.',
    en: 'You will receive an e-mail with your reference number.',
  },
  signInTitle: { es: 'Inicie sesión', en: 'Sign in' },
  signInText: {
    es: 'Debe iniciar sesión para generar una cotización.',
    en: 'You must sign in to request a quotation.',
  },
  signInKept: {
    es: 'Su cotización queda guardada en este teléfono y le espera al volver.',
    en: 'Your quotation stays saved on this phone and waits for you.',
  },
  signIn: { es: 'Entrar', en: 'Sign in' },
  contactTitle: { es: 'Información de Contacto Requerida', en: 'Contact information required' },
  contactText: {
    es: 'Un agente le escribirá a estos números para confirmar disponibilidad y precio.',
    en: 'An agent will write to these numbers to confirm availability and price.',
  },
  phone: { es: 'Teléfono', en: 'Phone' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  contactHint: {
    es: 'Con código de país: +1 USA, +53 Cuba',
    en: 'With country code: +1 USA, +53 Cuba',
  },
  sameNumber: { es: 'Mi WhatsApp es el mismo número', en: 'My WhatsApp is the same number' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  saveAndGenerate: { es: 'Guardar y Generar Cotización', en: 'Save and request quotation' },
  phoneRequired: { es: 'Teléfono requerido', en: 'Phone required' },
  phoneRequiredText: {
    es: 'Por favor ingrese su número de teléfono.',
    en: 'Please enter your phone number.',
  },
  whatsappRequired: { es: 'WhatsApp requerido', en: 'WhatsApp required' },
  whatsappRequiredText: {
    es: 'Por favor ingrese su número de WhatsApp.',
    en: 'Please enter your WhatsApp number.',
  },
  problem: { es: 'Hay un problema', en: 'There is a problem' },
  error: { es: 'Error', en: 'Error' },
  contactFailed: {
    es: 'No se pudo actualizar su información de contacto.',
    en: 'Your contact information could not be updated.',
  },
  made: { es: 'Cotización generada', en: 'Quotation made' },
  madeText: {
    es: (reference: string) => `Su número de referencia es ${reference}.`,
    en: (reference: string) => `Your reference number is ${reference}.`,
  },
  seeMade: { es: 'Ver', en: 'See' },
  failed: { es: 'Error al generar cotización', en: 'The quotation could not be made' },
  failedText: {
    es: 'Por favor intente nuevamente o contacte soporte.',
    en: 'Please try again or contact support.',
  },
  waiting: { es: 'Pendiente de envío', en: 'Waiting to be sent' },
  waitingText: {
    es: 'No hay conexión. Su cotización está guardada en este teléfono y se enviará una sola vez, al volver la conexión.',
    en: 'There is no connection. Your quotation is saved on this phone and will be sent exactly once when the connection is back.',
  },
  sendNow: { es: 'Enviar ahora', en: 'Send now' },
  cancelSending: { es: 'No enviar', en: 'Do not send' },
  details: { es: 'Nota y quién recibe (opcional)', en: 'Note and who receives it (optional)' },
  changedTitle: { es: 'Revise estos cambios', en: 'Check these changes' },
  notAvailable: { es: 'No disponible', en: 'Not available' },
  whatsappCart: {
    es: (lines: string) => `Hola, tengo una pregunta antes de cotizar: ${lines}.`,
    en: (lines: string) => `Hello, I have a question before asking for a quotation: ${lines}.`,
  },
});

/** Where a quotation that was made leads. */
export const madeMessages = defineTexts({
  made: { es: 'Cotización generada', en: 'Quotation made' },
  copy: { es: 'Copiar número', en: 'Copy number' },
  madeMail: {
    es: (email: string) => `Le enviamos un correo a ${email}.`,
    en: (email: string) => `We sent an e-mail to ${email}.`,
  },
  noMail: {
    es: 'Guarde este número: por ahora no le enviamos un correo. Lo encuentra siempre en Mis Cotizaciones.',
    en: 'Keep this number: we send no e-mail for now. You always find it in My quotations.',
  },
  checkOurs: {
    es: 'Antes de pagar, compruebe que la cotización es nuestra.',
    en: 'Before you pay, check that the quotation is ours.',
  },
  contactAt: {
    es: (number: string) => `Le escribimos a su WhatsApp ${number}.`,
    en: (number: string) => `We write to your WhatsApp ${number}.`,
  },
  goOn: { es: 'Seguir viendo productos', en: 'Go on looking at products' },
});

// What goes with a quotation beside its lines: apart, as it comes when somebody wants to say it.

export const paperLinkTexts = defineTexts({
  download: { es: 'Descargar PDF', en: 'Download PDF' },
});

export const detailMessages = defineTexts({
  note: { es: 'Nota para el agente (opcional)', en: 'Note to the agent (optional)' },
  recipient: { es: 'Quién recibe en Cuba (opcional)', en: 'Who receives it in Cuba (optional)' },
  recipientText: {
    es: 'Si es otra persona. El agente lo confirma con usted antes de que acepte la oferta.',
    en: 'If it is somebody else. The agent confirms it with you before you accept the offer.',
  },
  name: { es: 'Nombre y apellidos de quien recibe', en: 'Full name of who receives it' },
  phone: { es: 'Teléfono de quien recibe', en: 'Phone of who receives it' },
  phoneHint: { es: 'Por ejemplo +53 5 123 4567', en: 'For example +53 5 123 4567' },
  province: { es: 'Provincia de quien recibe', en: 'Province of who receives it' },
  sameProvince: { es: 'La de la cotización', en: 'That of the quotation' },
  address: { es: 'Dirección', en: 'Address' },
  addressHint: {
    es: 'Calle, número, entre calles, municipio',
    en: 'Street, number, cross streets, municipality',
  },
});

/** A customer changes or cancels what is pending. */
export const amendTexts = defineTexts({
  title: { es: 'Cambiar o cancelar', en: 'Change or cancel' },
  lead: {
    es: 'Puede hacerlo mientras esté pendiente. Los precios no cambian.',
    en: 'You can while it is pending. The prices do not change.',
  },
  quantityOf: {
    es: (name: string) => `Cantidad de ${name}`,
    en: (name: string) => `Quantity of ${name}`,
  },
  quantityHint: { es: 'Con 0 se quita.', en: 'With 0 it is removed.' },
  save: { es: 'Guardar cambios', en: 'Save changes' },
  cancelTitle: { es: 'Cancelar la cotización', en: 'Cancel the quotation' },
  cancelLead: {
    es: 'No se puede deshacer. Queda en su lista, y puede pedirla de nuevo.',
    en: 'It cannot be undone. It stays in your list, and you can ask for it again.',
  },
  reason: { es: 'Motivo (opcional)', en: 'Reason (optional)' },
  cancel: { es: 'Sí, cancelar la cotización', en: 'Yes, cancel the quotation' },
  done: {
    es: 'Guardamos el cambio. Nuestro equipo ya lo sabe.',
    en: 'The change is saved. Our team knows of it.',
  },
  failed: { es: 'No se guardó el cambio', en: 'The change was not saved' },
  cancelled: { es: 'Cancelada por usted', en: 'Cancelled by you' },
  cancelledShort: { es: 'Cancelada', en: 'Cancelled' },
  cancelledByCustomer: { es: 'Cancelada por el cliente', en: 'Cancelled by the customer' },
  cancelledAt: {
    es: (date: string) => `Usted la canceló el ${date}. Nadie debe hacer nada más.`,
    en: (date: string) => `You cancelled it on ${date}. Nobody has to do anything more.`,
  },
});

// Words that the quotation in the making and the quotes that were made have in common: whoever
// looks at one does not load those of the other.

export const commonQuoteMessages = defineTexts({
  total: { es: 'Total estimado', en: 'Estimated total' },
  someToConfirm: {
    es: 'Hay precios por confirmar: no están en el total.',
    en: 'Some prices are to be confirmed: they are not in the total.',
  },
  askWhatsapp: { es: 'Preguntar por WhatsApp', en: 'Ask on WhatsApp' },
  priceNow: {
    es: (name: string, before: string, now: string) => `${name}: antes ${before}, ahora ${now}.`,
    en: (name: string, before: string, now: string) => `${name}: was ${before}, now ${now}.`,
  },
  fewer: {
    es: (name: string, most: number) =>
      `${name}: ${most === 1 ? 'hay una sola pieza' : `hay ${most} piezas`}; pusimos esa cantidad.`,
    en: (name: string, most: number) =>
      `${name}: there ${most === 1 ? 'is only one piece' : `are ${most} pieces`}; we put that quantity.`,
  },
  states: {
    sold: {
      es: (name: string) => `${name} ya se vendió.`,
      en: (name: string) => `${name} has been sold.`,
    },
    reserved: {
      es: (name: string) => `${name} está reservado.`,
      en: (name: string) => `${name} is reserved.`,
    },
    gone: {
      es: (name: string) => `${name} ya no está en el catálogo.`,
      en: (name: string) => `${name} is no longer in the catalogue.`,
    },
    unreachable: {
      es: (name: string) => `${name} no llega a esa provincia.`,
      en: (name: string) => `${name} does not reach that province.`,
    },
  },
});

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
  others: { es: 'Otras', en: 'Others' },
  othersAre: {
    es: (sent: number, rejected: number, cancelled: number) => {
      const parts = [
        sent > 0 && `${sent} ${sent === 1 ? 'enviada' : 'enviadas'}`,
        rejected > 0 && `${rejected} ${rejected === 1 ? 'rechazada' : 'rechazadas'}`,
        cancelled > 0 && `${cancelled} ${cancelled === 1 ? 'cancelada' : 'canceladas'} por usted`,
      ];
      return parts.filter(Boolean).join(', ');
    },
    en: (sent: number, rejected: number, cancelled: number) => {
      const parts = [
        sent > 0 && `${sent} sent`,
        rejected > 0 && `${rejected} rejected`,
        cancelled > 0 && `${cancelled} cancelled by you`,
      ];
      return parts.filter(Boolean).join(', ');
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
  customer: { es: 'Cliente', en: 'Customer' },
  receives: { es: 'Recibe', en: 'Received by' },
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
      `Cotización ${reference} de ${brand}. Total estimado: ${total}.`,
    en: (reference: string, total: string, brand: string) =>
      `Quotation ${reference} of ${brand}. Estimated total: ${total}.`,
  },
  shareCopied: { es: 'Texto copiado', en: 'Text copied' },
  shareCopiedText: {
    es: 'Péguelo donde quiera: lleva la referencia y el total.',
    en: 'Paste it where you like: it has the reference and the total.',
  },
  verifyPayment: { es: 'Verificar Orden', en: 'Verify order' },
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
});

export const staffQuoteMessages = defineTexts({
  title: { es: 'Administrar Cotizaciones', en: 'Manage quotations' },
  make: { es: 'Nueva cotización', en: 'New quotation' },
  name: { es: 'Referencia', en: 'Reference' },
  sorts: {
    total: { es: 'Mayor total', en: 'Largest total' },
  },
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
  customer: { es: 'Cliente', en: 'Customer' },
  email: { es: 'Correo', en: 'E-mail' },
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
  issued: { es: 'Código emitido', en: 'Code issued' },
  issuedText: {
    es: (code: string) => `${code}. El cliente ya lo ve`,
    en: (code: string) => `${code}. The customer sees it already`,
  },
  notIssued: { es: 'No se pudo emitir el código', en: 'The code could not be issued' },
  issuedBy: {
    es: (moment: string, who: string) => `${moment}, ${who}`,
    en: (moment: string, who: string) => `${moment}, ${who}`,
  },
});

/** What a WhatsApp chat begins with: in the customer's language, whatever the agent's is. */
export const quoteGreetings = defineTexts({
  es: (name: string, reference: string, brand: string) =>
    `Hola, ${name}. Le escribimos de ${brand} por su cotización ${reference}.`,
  en: (name: string, reference: string, brand: string) =>
    `Hello ${name}, we write from ${brand} about your quotation ${reference}.`,
});

export const mailTexts = defineTexts({
  subject: {
    es: (reference: string) => `Cotización ${reference} recibida`,
    en: (reference: string) => `Quotation ${reference} received`,
  },
  preheader: {
    es: (reference: string, due: string) =>
      `${reference}: un agente le contacta a más tardar el ${due}.`,
    en: (reference: string, due: string) =>
      `${reference}: an agent contacts you by ${due} at the latest.`,
  },
  title: { es: 'Recibimos su cotización', en: 'We received your quotation' },
  greeting: { es: (name: string) => `Saludos, ${name}:`, en: (name: string) => `Dear ${name},` },
  received: {
    es: (brand: string) => `Gracias por confiar en ${brand}. Su cotización quedó registrada.`,
    en: (brand: string) => `Thank you for trusting ${brand}. Your quotation is on record.`,
  },
  nameLabel: { es: 'Número de referencia', en: 'Reference number' },
  nothingToDo: {
    es: 'Ahora nos toca a nosotros. Usted no tiene que hacer ni pagar nada todavía.',
    en: 'It is our turn now. You do not have to do or pay anything yet.',
  },
  nextTitle: { es: 'Qué sigue', en: 'What happens next' },
  firstStep: {
    es: (due: string) =>
      `En 24 horas de atención, a más tardar el ${due}, un agente le escribe por WhatsApp o le llama. Confirma si hay disponibilidad y cuál es el precio final.`,
    en: (due: string) =>
      `Within 24 hours of help time, by ${due} at the latest, an agent writes to you by WhatsApp or calls you, and confirms availability and the final price.`,
  },
  steps: [
    {
      es: 'Si usted está de acuerdo, el agente le da las instrucciones de pago. En el sitio no se paga nada.',
      en: 'If you agree, the agent gives you the payment instructions. Nothing is paid on the site.',
    },
    {
      es: 'Compramos los productos y los enviamos al puerto de Mariel. Usted ve el estado en Mis Cotizaciones.',
      en: 'We buy the products and ship them to the Port of Mariel. You see the status in My quotations.',
    },
  ],
  linesTitle: { es: 'Lo que pidió', en: 'What you asked for' },
  total: { es: 'Total estimado', en: 'Estimated total' },
  totalIsPartial: {
    es: 'El total no suma los productos con precio por confirmar.',
    en: 'The total leaves out the products whose price is to be confirmed.',
  },
  province: { es: 'Provincia de destino', en: 'Destination province' },
  receives: { es: 'Recibe', en: 'Received by' },
  madeAt: { es: 'Fecha de la cotización', en: 'Date of the quotation' },
  button: { es: 'Ver mi cotización', en: 'See my quotation' },
  contactTitle: { es: 'Si tiene una pregunta', en: 'If you have a question' },
  contact: {
    es: (reference: string) => `Escríbanos y mencione su número ${reference}.`,
    en: (reference: string) => `Write to us and mention your number ${reference}.`,
  },
  whatsappText: {
    es: (reference: string) => `Hola, tengo una pregunta sobre mi cotización ${reference}.`,
    en: (reference: string) => `Hello, I have a question about my quotation ${reference}.`,
  },
  agentGreeting: {
    es: (name: string, reference: string) =>
      `Hola, ${name}. Le escribo por su cotización ${reference}.`,
    en: (name: string, reference: string) =>
      `Hello, ${name}. I am writing about your quotation ${reference}.`,
  },
});

export const noticeTexts = defineTexts({
  statusSubject: {
    es: (reference: string, status: string) => `Cotización ${reference}: ${status}`,
    en: (reference: string, status: string) => `Quotation ${reference}: ${status}`,
  },
  statusTitle: {
    es: (status: string) => `Su cotización pasó a: ${status}`,
    en: (status: string) => `Your quotation is now: ${status}`,
  },
  seeQuote: { es: 'Ver mi cotización', en: 'See my quotation' },
  teamSays: { es: 'Nuestro equipo le escribe', en: 'Our team writes to you' },
  answerSubject: {
    es: (reference: string) => `Mensaje sobre su cotización ${reference}`,
    en: (reference: string) => `Message about your quotation ${reference}`,
  },
  answerTitle: { es: 'Tiene un mensaje de nuestro equipo', en: 'You have a message from our team' },
  answerThere: {
    es: 'Responda en Mis Cotizaciones: así todo queda en un solo lugar.',
    en: 'Answer in My quotations: that way everything stays in one place.',
  },
  answer: { es: 'Leer y responder', en: 'Read and answer' },
  codeSubject: {
    es: (reference: string) => `Código de verificación de su cotización ${reference}`,
    en: (reference: string) => `Verification code of your quotation ${reference}`,
  },
  codeTitle: { es: 'Su código de verificación', en: 'Your verification code' },
  codeLabel: { es: 'Código de verificación', en: 'Verification code' },
  codeUse: {
    es: 'Cuando pague, envíenos el comprobante en Verificar Orden y escriba este código.',
    en: 'Once you have paid, send us the receipt under Verify order with this code.',
  },
  codeKept: {
    es: 'El código queda también en su cotización.',
    en: 'The code also stays in your quotation.',
  },
  maybeMore: {
    es: 'Puede haber mensajes posteriores: todos están en la cotización.',
    en: 'There may be later messages: all of them are in the quotation.',
  },
});

/** What staff read: always Spanish. */
export const staffNoticeTexts = {
  questionSubject: (reference: string, name: string) => `Mensaje de ${name} sobre ${reference}`,
  questionTitle: 'Un cliente escribió',
  staffActs: 'Debe actuar: un agente. Responda en el panel: el cliente lo lee allí y por correo.',
  customerSays: (name: string) => `${name} escribe`,
};

/** What staff read of what a quotation holds and cannot be bought any more. */
export const unavailableTexts = defineTexts({
  title: { es: 'Ya no está todo disponible', en: 'Not everything is available any more' },
  sold: { es: 'vendido', en: 'sold' },
  reserved: { es: 'reservado', en: 'reserved' },
  gone: { es: 'ya no está en el catálogo', en: 'no longer in the catalogue' },
});

/** The firm price of a quote, in its detail. */
export const ownOfferTexts = defineTexts({
  /** In place of what the status says, which knows of no firm price. */
  next: {
    sent: {
      es: 'Le toca a usted: vea la oferta y respóndala.',
      en: 'It is your turn: see the offer and answer it.',
    },
    accepted: {
      es: 'Nos toca a nosotros: su agente le explica cómo pagar la primera cuota.',
      en: 'It is our turn: your agent explains how to pay the first instalment.',
    },
  },
  standing: {
    draft: { es: () => '', en: () => '' },
    sent: {
      es: (total: string, day: string) => `Tiene una oferta: ${total}, firme hasta el ${day}`,
      en: (total: string, day: string) => `You have an offer: ${total}, firm until ${day}`,
    },
    superseded: {
      es: () => 'Le preparamos una oferta nueva',
      en: () => 'We are preparing a new offer for you',
    },
    withdrawn: { es: () => 'Retiramos la oferta', en: () => 'We have withdrawn the offer' },
    accepted: {
      es: (total: string) => `Aceptó la oferta: ${total}, precio firme`,
      en: (total: string) => `You accepted the offer: ${total}, firm price`,
    },
    declined: { es: () => 'Rechazó la oferta', en: () => 'You declined the offer' },
    expired: {
      es: (_: string, day: string) => `La oferta venció el ${day}: puede pedir una nueva`,
      en: (_: string, day: string) => `The offer expired on ${day}: you may ask for a new one`,
    },
  },
  see: {
    es: (state: string) => (state === 'sent' ? 'Ver y responder la oferta' : 'Ver la oferta'),
    en: (state: string) => (state === 'sent' ? 'See and answer the offer' : 'See the offer'),
  },
});
