import { defineTexts } from '#platform/text/texts.ts';

export const staffCallerQuoteTexts = defineTexts({
  title: { es: 'Nueva cotización', en: 'New quotation' },
  lead: {
    es: 'Para quien llama o escribe. Queda en su cuenta; si no tiene, la ve al entrar con ese correo. Se entrega con un acta firmada, sin código: para tenerlo, que la haga en su cuenta.',
    en: 'For somebody who calls or writes. It stays in their account; without one they see it when they sign in with that e-mail. It is handed over by a signed act, without a code: to have one, they make it in their account.',
  },
  back: { es: 'Volver a las cotizaciones', en: 'Back to the quotations' },
  who: { es: '¿Quién la pide?', en: 'Who asks for it?' },
  search: { es: 'Correo o teléfono', en: 'E-mail or phone' },
  searchHint: {
    es: 'Al menos tres letras o cuatro cifras',
    en: 'At least three letters or four digits',
  },
  find: { es: 'Buscar', en: 'Search' },
  foundNone: {
    es: 'Nadie con ese dato: escriba quién es.',
    en: 'Nobody with that: write who it is.',
  },
  found: (count: number) => ({
    es: count === 1 ? '1 cliente' : `${count} clientes`,
    en: count === 1 ? '1 customer' : `${count} customers`,
  }),
  quotes: (count: number) => ({
    es: count === 1 ? '1 cotización' : `${count} cotizaciones`,
    en: count === 1 ? '1 quotation' : `${count} quotations`,
  }),
  unproven: { es: 'correo sin comprobar', en: 'e-mail not confirmed' },
  take: { es: 'Elegir', en: 'Choose' },
  takeOf: (name: string) => ({ es: `Elegir a ${name}`, en: `Choose ${name}` }),
  name: { es: 'Nombre y apellidos', en: 'Full name' },
  email: { es: 'Correo electrónico', en: 'E-mail' },
  emailHint: {
    es: 'Sin correo hace falta el teléfono. No recibe nada, y no se le envía una oferta hasta que se agregue.',
    en: 'Without one the phone is needed. They get nothing, and no offer is sent until one is added.',
  },
  phone: { es: 'Teléfono', en: 'Phone' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  optional: { es: '(opcional)', en: '(optional)' },
  province: { es: 'Provincia de destino', en: 'Destination province' },
  language: { es: 'Idioma del cliente', en: 'Customer’s language' },
  what: { es: '¿Qué quiere?', en: 'What do they want?' },
  searchGoods: { es: 'Buscar en el catálogo', en: 'Search the catalog' },
  noGoods: {
    es: 'Nada en el catálogo con esas palabras. Puede agregarlo tal como está escrito, con precio por confirmar.',
    en: 'Nothing in the catalog with those words. You may add it as it is written, with its price to be confirmed.',
  },
  add: { es: 'Agregar', en: 'Add' },
  addOf: (name: string) => ({ es: `Agregar ${name}`, en: `Add ${name}` }),
  addOther: (name: string) => ({
    es: `Agregar «${name}» con precio por confirmar`,
    en: `Add “${name}”, price to be confirmed`,
  }),
  lines: { es: 'Lo que pide', en: 'What is asked for' },
  quantityOf: (name: string) => ({ es: `Cantidad de ${name}`, en: `Quantity of ${name}` }),
  removeOf: (name: string) => ({ es: `Quitar ${name}`, en: `Remove ${name}` }),
  notes: { es: 'Nota', en: 'Note' },
  make: { es: 'Hacer cotización', en: 'Make the quotation' },
  made: { es: 'Cotización hecha', en: 'Quotation made' },
  madeText: (reference: string) => ({
    es: `${reference}. El cliente recibe el correo de siempre.`,
    en: `${reference}. The customer gets the usual e-mail.`,
  }),
  madeTextAlone: (reference: string) => ({
    es: `${reference}. No sale ningún correo: llame al cliente, y anótelo.`,
    en: `${reference}. No e-mail leaves: call the customer, and note it.`,
  }),
  problems: { es: 'Falta algo', en: 'Something is missing' },
  wrong: {
    name: { es: 'Escriba el nombre.', en: 'Write the name.' },
    items: { es: 'Agregue al menos una cosa.', en: 'Add at least one thing.' },
    quantity: { es: 'De 1 a 99.', en: 'From 1 to 99.' },
  },
  notMade: {
    es: 'No se pudo hacer. Lo que escribió sigue aquí: revise su conexión e intente de nuevo.',
    en: 'It could not be made. What you wrote is still here: check your connection and try again.',
  },
  notFound: {
    es: 'No se pudo buscar. Revise su conexión e intente de nuevo.',
    en: 'The search did not work. Check your connection and try again.',
  },
});
