import { defineTexts } from '#platform/text/texts.ts';

export const quoteCartTexts = defineTexts({
  title: { es: 'Su cotización', en: 'Your quotation' },
  empty: { es: 'Su cotización está vacía', en: 'Your quotation is empty' },
  emptyText: {
    es: 'Agregue productos del catálogo y le preparamos un precio final hasta el puerto de Mariel.',
    en: 'Add products from the catalog and we will prepare a final price to the Port of Mariel.',
  },
  unstored: {
    es: 'Este navegador no deja guardar su cotización',
    en: 'This browser cannot keep your quotation',
  },
  unstoredText: {
    es: 'Lo que agrega se pierde al salir de la página. Permita las cookies y los datos de este sitio, o salga del modo privado.',
    en: 'What you add is lost when you leave the page. Allow this site’s cookies and data, or leave private mode.',
  },
  explore: { es: 'Explorar productos', en: 'Explore products' },
  bringBackFor: (province: string) => ({
    es: `Recuperar la anterior (${province})`,
    en: `Bring back the last one (${province})`,
  }),
  products: (pieces: number) => ({
    es: `${pieces} ${pieces === 1 ? 'producto' : 'productos'}`,
    en: `${pieces} ${pieces === 1 ? 'product' : 'products'}`,
  }),
  each: (price: string) => ({ es: `${price} cada uno`, en: `${price} each` }),
  quantityOf: (name: string) => ({ es: `Cantidad de ${name}`, en: `Quantity of ${name}` }),
  less: (name: string) => ({ es: `Uno menos de ${name}`, en: `One fewer of ${name}` }),
  more: (name: string) => ({ es: `Uno más de ${name}`, en: `One more of ${name}` }),
  onlyOne: { es: 'Pieza única', en: 'A single piece' },
  remove: (name: string) => ({ es: `Quitar ${name}`, en: `Remove ${name}` }),
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
    es: 'Un agente le escribirá a estos números para confirmar disponibilidad y precio. Con código de país: +1 USA, +53 Cuba.',
    en: 'An agent will write to these numbers to confirm availability and price. With country code: +1 USA, +53 Cuba.',
  },
  phone: { es: 'Teléfono', en: 'Phone' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
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
  madeText: (reference: string) => ({
    es: `Su número de referencia es ${reference}.`,
    en: `Your reference number is ${reference}.`,
  }),
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
  details: { es: 'Nota y quién recibe (opcional)', en: 'Note and recipient (optional)' },
  changedTitle: { es: 'Revise estos cambios', en: 'Check these changes' },
  notAvailable: { es: 'No disponible', en: 'Not available' },
  whatsappCart: (lines: string) => ({
    es: `Hola, tengo una pregunta antes de cotizar: ${lines}.`,
    en: `Hello, I have a question before asking for a quotation: ${lines}.`,
  }),
});

/** Apart from the other texts, because these fields load only when somebody opens them. */
export const quoteDetailTexts = defineTexts({
  note: { es: 'Nota para el agente (opcional)', en: 'Note to the agent (optional)' },
  recipient: { es: 'Quién recibe en Cuba (opcional)', en: 'Recipient in Cuba (optional)' },
  recipientText: {
    es: 'Si es otra persona. Se lo preguntamos otra vez antes de que acepte la oferta.',
    en: 'If it is somebody else. We will ask you again before you accept the offer.',
  },
  name: { es: 'Nombre y apellidos de quien recibe', en: 'Recipient’s full name' },
  phone: { es: 'Teléfono de quien recibe', en: 'Recipient’s phone' },
  phoneHint: { es: 'Por ejemplo +53 5 123 4567', en: 'For example +53 5 123 4567' },
  province: { es: 'Provincia de quien recibe', en: 'Recipient’s province' },
  sameProvince: { es: 'La de la cotización', en: 'Same as the quotation' },
  address: { es: 'Dirección', en: 'Address' },
  addressHint: {
    es: 'Calle, número, entre calles, municipio',
    en: 'Street, number, cross streets, municipality',
  },
});

/** Texts of the cart as a page, beside `quoteCartTexts`. */
export const cartPageTexts = defineTexts({
  added: (name: string) => ({
    es: `${name} fue agregado a su cotización`,
    en: `${name} was added to your quotation`,
  }),
  update: { es: 'Actualizar cantidades', en: 'Update quantities' },
  goOn: { es: 'Seguir eligiendo', en: 'Keep choosing' },
  unread: (lines: number) => ({
    es:
      lines === 1
        ? 'Falta un producto que no pudimos leer o que ya no existe.'
        : `Faltan ${lines} productos que no pudimos leer o que ya no existen.`,
    en:
      lines === 1
        ? 'One product is missing: we could not read it, or it no longer exists.'
        : `${lines} products are missing: we could not read them, or they no longer exist.`,
  }),
  unreadTitle: { es: 'No está todo', en: 'Not everything is here' },
  quantitiesChanged: {
    es: 'Cambió las cantidades. Revise el total y genere la cotización.',
    en: 'You changed the quantities. Check the total and request the quotation.',
  },
  nothing: {
    es: 'Su cotización no tiene productos que se puedan pedir.',
    en: 'Your quotation has no products that can be requested.',
  },
  aside: (before: string) => ({
    es: `Su cotización para ${before} quedó aparte`,
    en: `Your quotation for ${before} was set aside`,
  }),
  asideText: (products: number, before: string, now: string) => ({
    es: `Tenía ${products} ${products === 1 ? 'producto' : 'productos'} para ${before}; ahora eligió ${now} y empezamos una nueva. Si la recupera, su provincia vuelve a ser ${before}.`,
    en: `It had ${products} ${products === 1 ? 'product' : 'products'} for ${before}; you have chosen ${now} now, so we started a new one. If you bring it back, your province is ${before} again.`,
  }),
});
