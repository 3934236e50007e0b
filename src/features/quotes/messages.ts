import { defineTexts } from '#platform/text/texts.ts';

export const quoteMessages = defineTexts({
  title: { es: 'Su cotización', en: 'Your quotation' },
  close: { es: 'Cerrar', en: 'Close' },
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
  totalNote: {
    es: 'US$, precio FOB USA: en el puerto de EE. UU.',
    en: 'US$, FOB USA price: at the US port.',
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
  shippingExplained: {
    es: 'La estimación cubre el producto puesto en el puerto de EE. UU. y el envío hasta Mariel; el agente confirma el precio final. No incluye aranceles ni impuestos en Cuba.',
    en: 'The estimate covers the product at the US port and shipping to Mariel; the agent confirms the final price. It does not include duties and taxes in Cuba.',
  },
  whatItHolds: { es: 'Qué cubre', en: 'What it covers' },
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
  madeMail: {
    es: (email: string) =>
      `Le enviamos un correo a ${email}. Un agente le escribirá en un día laborable.`,
    en: (email: string) =>
      `We sent an e-mail to ${email}. An agent will write to you within one working day.`,
  },
  copy: { es: 'Copiar número', en: 'Copy number' },
  seeMine: { es: 'Ver mis cotizaciones', en: 'See my quotations' },
  dismiss: { es: 'Entendido', en: 'Understood' },
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
  changedTitle: { es: 'Revise estos cambios', en: 'Check these changes' },
  notAvailable: { es: 'No disponible', en: 'Not available' },
  whatsappCart: {
    es: (lines: string) => `Hola, tengo una pregunta antes de cotizar: ${lines}.`,
    en: (lines: string) => `Hello, I have a question before asking for a quotation: ${lines}.`,
  },
});
