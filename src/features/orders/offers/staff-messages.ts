import { defineTexts } from '#platform/text/texts.ts';
import { offerLimits } from './offer-rules.ts';

export const staffOfferTexts = defineTexts({
  heading: { es: 'Ofertas de', en: 'Offers of' },
  title: (reference: string) => ({ es: `Ofertas de ${reference}`, en: `Offers of ${reference}` }),
  back: { es: 'Volver a la cotización', en: 'Back to the quotation' },
  loadFailed: { es: 'No se pudieron cargar las ofertas.', en: 'The offers could not be loaded.' },
  none: { es: 'Todavía no hay ofertas', en: 'No offers yet' },
  noneText: {
    es: 'La primera empieza con lo que pidió el cliente, a los precios de hoy, con el flete y los cargos guardados para su provincia.',
    en: 'The first one begins with what the customer asked for, at today’s prices, with the freight and the fees kept for their province.',
  },
  closed: {
    es: 'La cotización está rechazada, cancelada o terminada: no se hacen ofertas de ella.',
    en: 'The quotation is rejected, canceled or finished: no offers are made of it.',
  },
  prepare: { es: 'Preparar oferta', en: 'Prepare an offer' },
  newToday: { es: 'Oferta nueva a precios de hoy', en: 'New offer at today’s prices' },
  newTodayText: {
    es: 'No hay ningún borrador. Empiece de nuevo a los precios de hoy, o desde una de las versiones.',
    en: 'There is no draft. Begin anew at today’s prices, or from one of the versions.',
  },
  team: { es: 'el equipo', en: 'the team' },
  notDone: {
    es: 'No se pudo hacer. Revise su conexión e intente de nuevo.',
    en: 'It could not be done. Check your connection and try again.',
  },

  draft: (version: number) => ({
    es: `Borrador de la oferta ${version}`,
    en: `Draft of offer ${version}`,
  }),
  linesTitle: { es: 'Líneas', en: 'Lines' },
  kind: { es: 'Tipo', en: 'Kind' },
  kinds: {
    goods: { es: 'Producto', en: 'Goods' },
    freight: { es: 'Flete', en: 'Freight' },
    insurance: { es: 'Seguro', en: 'Insurance' },
    fee: { es: 'Cargo', en: 'Fee' },
    discount: { es: 'Descuento', en: 'Discount' },
  },
  text: { es: 'Texto', en: 'Text' },
  quantity: { es: 'Cant.', en: 'Qty' },
  price: { es: 'Precio', en: 'Price' },
  cost: { es: 'Costo', en: 'Cost' },
  optional: { es: 'Opcional', en: 'Optional' },
  lineTotal: { es: 'Importe', en: 'Amount' },

  line: (at: number) => ({ es: `Línea ${at}`, en: `Line ${at}` }),
  up: (what: string) => ({ es: `Subir ${what}`, en: `Move ${what} up` }),
  remove: (what: string) => ({ es: `Quitar ${what}`, en: `Remove ${what}` }),
  removed: { es: 'Quitado', en: 'Removed' },
  undo: { es: 'Deshacer', en: 'Undo' },
  addLine: { es: 'Agregar línea', en: 'Add a line' },
  addPreset: { es: 'Agregar guardado', en: 'Add a preset' },
  managePresets: { es: 'Fletes y cargos guardados', en: 'Saved freight and fees' },
  placed: (what: string, place: number, of: number) => ({
    es: `${what}: ${place} de ${of}`,
    en: `${what}: ${place} of ${of}`,
  }),

  planTitle: { es: 'Cómo se paga', en: 'How it is paid' },
  planHint: {
    es: 'Una parte (30 %) o un monto (1,500). La última puede quedar vacía: es lo que falta.',
    en: 'A part (30%) or an amount (1,500). The last one may stay empty: it is what is left.',
  },
  label: { es: 'Cuota', en: 'Installment' },
  share: { es: 'Parte o monto', en: 'Part or amount' },
  rest: { es: 'Lo que falta', en: 'What is left' },
  due: { es: 'Cuándo', en: 'When' },
  dues: {
    acceptance: { es: 'Al aceptar', en: 'On acceptance' },
    purchase: { es: 'Antes de comprar', en: 'Before purchase' },
    embarkation: { es: 'Antes de embarcar', en: 'Before embarkation' },
    date: { es: 'En una fecha', en: 'On a date' },
  },
  dueOn: { es: 'Día', en: 'Day' },
  addInstalment: { es: 'Agregar cuota', en: 'Add an installment' },
  instalment: (at: number) => ({ es: `Cuota ${at}`, en: `Installment ${at}` }),

  estimatesTitle: { es: 'En Cuba (estimado)', en: 'In Cuba (estimated)' },
  estimatesSum: (count: number, sum: string) => ({
    es: count === 0 ? 'ninguno' : `${count}, ${sum}`,
    en: count === 0 ? 'none' : `${count}, ${sum}`,
  }),
  asked: { es: 'Estimado al pedirlo', en: 'Estimate when asked for' },
  estimatesHint: {
    es: 'Lo que se paga allá, a otros, según «Costos en Cuba» de hoy. No se suma a nuestro total. Sin monto ni fuente dice «No incluido».',
    en: 'What is paid there, to others, by today’s “Costs in Cuba”. It is not added to our total. Without an amount and a source it says “Not included”.',
  },
  amount: { es: 'Monto', en: 'Amount' },
  source: { es: 'Fuente', en: 'Source' },
  sourceAddress: { es: 'Dirección de la fuente', en: 'Address of the source' },
  asOf: { es: 'Con fecha', en: 'As of' },
  addEstimate: { es: 'Agregar estimado', en: 'Add an estimate' },
  estimate: (at: number) => ({ es: `Estimado ${at}`, en: `Estimate ${at}` }),

  termsTitle: { es: 'Vigencia y nota', en: 'Validity and note' },
  validUntil: { es: 'Vale hasta el final del día', en: 'Holds to the end of the day' },
  validUntilHint: { es: 'Hora de Cuba.', en: 'Cuban time.' },
  language: { es: 'Idioma de la oferta', en: 'Language of the offer' },
  note: { es: 'Nota para el cliente', en: 'Note to the customer' },
  optionalMark: { es: '(opcional)', en: '(optional)' },

  readsIn: (tongue: string) => ({
    es: `El cliente la lee en ${tongue.toLowerCase()}.`,
    en: `The customer reads it in ${tongue}.`,
  }),
  totalsTitle: { es: 'Total', en: 'Total' },
  total: { es: 'A nosotros', en: 'To us' },
  withOptions: { es: 'Con todo lo opcional', en: 'With all options' },
  inCuba: { es: 'En Cuba (estimado)', en: 'In Cuba (estimated)' },
  margin: { es: 'Margen', en: 'Margin' },
  marginHint: { es: 'Solo lo ve el equipo.', en: 'Only the team sees it.' },
  marginUnknown: { es: 'Falta un costo', en: 'A cost is missing' },
  marginOf: (amount: string, part: string) => ({
    es: `${amount} (${part} %)`,
    en: `${amount} (${part}%)`,
  }),

  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Borrador guardado', en: 'Draft saved' },
  unsaved: { es: 'Sin guardar', en: 'Not saved' },
  allSaved: { es: 'Todo guardado', en: 'All saved' },
  preview: { es: 'Vista previa', en: 'Preview' },
  previewTitle: { es: 'Así la ve el cliente', en: 'As the customer sees it' },
  send: { es: 'Enviar al cliente', en: 'Send to the customer' },
  drop: { es: 'Descartar borrador', en: 'Discard the draft' },
  dropTitle: { es: '¿Descartar el borrador?', en: 'Discard the draft?' },
  dropText: {
    es: 'Se pierde lo que hay escrito. Las ofertas enviadas quedan como están.',
    en: 'What is written is lost. Offers that were sent stay as they are.',
  },
  dropped: { es: 'Borrador descartado', en: 'Draft discarded' },
  emailFirst: {
    es: 'Agregue primero el correo del cliente',
    en: 'Add the customer’s e-mail first',
  },
  emailFirstText: {
    es: 'Una oferta la responde solo quien la recibe por su correo. El precio se puede decir por teléfono; anótelo en la cotización. El correo se agrega allí, junto al cliente.',
    en: 'An offer is answered only by whoever gets it by their e-mail. The price may be told by phone; note it in the quotation. The e-mail is added there, beside the customer.',
  },
  sendTitle: (version: number, name: string) => ({
    es: `¿Enviar la oferta ${version} a ${name}?`,
    en: `Send offer ${version} to ${name}?`,
  }),
  sendText: (total: string, day: string, email: string) => ({
    es: `${total}, vale hasta el ${day}. Le llega por correo a ${email} con un enlace para responder. Una oferta enviada no cambia.`,
    en: `${total}, holds until ${day}. It goes by e-mail to ${email} with a link to answer. An offer that was sent does not change.`,
  }),
  sendSupersedes: (version: number) => ({
    es: `Sustituye a la oferta ${version}, que espera respuesta.`,
    en: `It supersedes offer ${version}, which waits for an answer.`,
  }),
  sendNow: { es: 'Enviar oferta', en: 'Send the offer' },
  sent: { es: 'Oferta enviada', en: 'Offer sent' },
  sentText: (number: string) => ({
    es: `${number}. El cliente la recibe por correo.`,
    en: `${number}. The customer gets it by e-mail.`,
  }),
  problems: { es: 'Falta algo en la oferta', en: 'The offer lacks something' },
  notSaved: {
    es: 'No se pudo guardar. Lo que escribió sigue aquí: revise su conexión e intente de nuevo.',
    en: 'It could not be saved. What you wrote is still here: check your connection and try again.',
  },
  notSent: {
    es: 'No se pudo enviar. Lo que escribió sigue aquí: revise su conexión e intente de nuevo.',
    en: 'It could not be sent. What you wrote is still here: check your connection and try again.',
  },
  broughtBack: {
    es: 'Recuperamos lo que no guardó',
    en: 'We have brought back what you did not save',
  },
  broughtBackText: {
    es: 'Guárdelo, o vuelva a lo que está guardado.',
    en: 'Save it, or go back to what is saved.',
  },
  newsTitle: {
    es: 'Desde que se empezó este borrador, el cliente hizo esto',
    en: 'Since this draft was begun, the customer did this',
  },
  startOver: { es: 'Volver a lo guardado', en: 'Back to what is saved' },
  conflictTitle: { es: 'Otra persona cambió este borrador', en: 'Someone else changed this draft' },
  conflictText: (mine: string, theirs: string) => ({
    es: `El suyo suma ${mine}, el guardado ${theirs}. Nada se perdió: elija cuál queda.`,
    en: `Yours adds up to ${mine}, the saved one to ${theirs}. Nothing is lost: choose which one stays.`,
  }),
  keepMine: { es: 'Guardar lo mío', en: 'Save mine' },
  takeTheirs: { es: 'Tomar lo guardado', en: 'Take what is saved' },
  overTitle: {
    es: 'Este borrador ya no está: alguien lo envió o lo descartó',
    en: 'This draft is gone: someone sent or discarded it',
  },
  overText: {
    es: 'Lo que escribió sigue aquí. Puede guardarlo en una versión nueva.',
    en: 'What you wrote is still here. You may save it in a new version.',
  },
  keepInNew: { es: 'Guardar en versión nueva', en: 'Save in a new version' },
  letGo: { es: 'Dejarlo', en: 'Let it go' },
  keys: [
    { key: 'Ctrl + S', does: { es: 'Guardar', en: 'Save' } },
    { key: 'Ctrl + Enter', does: { es: 'Enviar al cliente', en: 'Send to the customer' } },
    {
      key: 'Enter',
      does: {
        es: 'En una fila: la siguiente, o una nueva',
        en: 'In a row: the next one, or a new one',
      },
    },
    {
      key: { es: 'Alt + flecha', en: 'Alt + arrow' },
      does: { es: 'Mover la fila', en: 'Move the row' },
    },
    { key: 'p', does: { es: 'Vista previa', en: 'Preview' } },
  ],
});

export const fieldProblems = defineTexts({
  text: { es: 'Escriba qué es.', en: 'Write what it is.' },
  quantity: { es: `De 1 a ${offerLimits.quantity}.`, en: `From 1 to ${offerLimits.quantity}.` },
  price: {
    es: 'Escriba el precio: 15,000 o 15,000.50.',
    en: 'Write the price: 15,000 or 15,000.50.',
  },
  cost: { es: 'Escriba el costo, o nada.', en: 'Write the cost, or nothing.' },
  label: { es: 'Diga qué cuota es.', en: 'Say which installment it is.' },
  share: { es: 'Escriba 30 % o 1,500.', en: 'Write 30% or 1,500.' },
  dueOn: { es: 'Elija el día.', en: 'Choose the day.' },
  amount: { es: 'Escriba el monto: 350.', en: 'Write the amount: 350.' },
  source: { es: 'Diga de dónde sale.', en: 'Say where it is from.' },
  sourceAddress: {
    es: 'Escriba la dirección entera: https://…',
    en: 'Write the whole address: https://…',
  },
  asOf: { es: 'Elija un día, hoy a más tardar.', en: 'Choose a day, today at the latest.' },
  validUntil: { es: 'Elija el último día.', en: 'Choose the last day.' },
});
