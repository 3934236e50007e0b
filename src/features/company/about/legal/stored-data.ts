import * as entries from '#platform/browser/registry/index.ts';
import type { StoredEntry } from '#platform/browser/storage.ts';
import type { Language, Text } from '#platform/text/language.ts';

interface StoredData {
  title: Text;
  entries: readonly StoredEntry[];
  period: Text;
  purpose: Text;
}

const untilTabCloses: Text = {
  es: 'Hasta que cierra la pestaña',
  en: 'Until you close the tab',
};

const storedData: readonly StoredData[] = [
  {
    title: { es: 'Sesión', en: 'Session' },
    entries: [entries.sessionEntry],
    period: {
      es: `Hasta que cierra el navegador, y ${days(entries.sessionEntry).es} como máximo`,
      en: `Until you close the browser, and ${days(entries.sessionEntry).en} at most`,
    },
    purpose: {
      es: 'Dice quién es usted después de entrar. Sin ella no puede pedir ni ver sus cotizaciones.',
      en: 'It says who you are after signing in. Without it you can neither request nor see your quotations.',
    },
  },
  {
    title: { es: 'Salida', en: 'Sign-out' },
    entries: [entries.signOutEntry, entries.signOutHereEntry, entries.signOutTabEntry],
    period: {
      es: `${days(entries.signOutEntry).es}, y sus copias hasta que borra los datos del navegador`,
      en: `${days(entries.signOutEntry).en}, and its copies until you clear the browser's data`,
    },
    purpose: {
      es: 'Dice cuándo se cerró la última sesión, para que todas las pestañas borren lo que era de ella. De la persona solo lleva parte de un número al azar.',
      en: 'It says when the last session was ended, so that all tabs delete what belonged to it. Of the person it only has part of a random number.',
    },
  },
  {
    title: { es: 'Entrada en curso', en: 'Sign-in under way' },
    entries: [entries.signInEntry],
    period: { es: '10 minutos', en: '10 minutes' },
    purpose: {
      es: 'Protege el momento en que entra con su cuenta.',
      en: 'It protects the moment at which you sign in.',
    },
  },
  {
    title: { es: 'Entrada sin servicio externo', en: 'Sign-in without an outside service' },
    entries: [entries.providerSessionEntry, entries.providerStepEntry, entries.providerResumeEntry],
    period: {
      es: `${days(entries.providerSessionEntry).es} como máximo`,
      en: `${days(entries.providerSessionEntry).en} at most`,
    },
    purpose: {
      es: 'Solo donde la tienda misma comprueba quién entra.',
      en: 'Only where the shop itself checks who signs in.',
    },
  },
  {
    title: { es: 'Cotización sin enviar', en: 'Quotation not sent yet' },
    entries: [entries.cartEntry, entries.cartCookieEntry],
    period: {
      es: `${days(entries.cartEntry).es} desde el último cambio`,
      en: `${days(entries.cartEntry).en} after the last change`,
    },
    purpose: {
      es: 'Guarda en su teléfono los productos que eligió, también sin conexión, y le dice a la tienda cuáles son para mostrarle su cotización.',
      en: 'It keeps the products you chose on your phone, also without a connection, and tells the shop which they are to show you your quotation.',
    },
  },
  {
    title: { es: 'Cotización apartada', en: 'Quotation set aside' },
    entries: [entries.newlySavedCartEntry, entries.savedCartEntry, entries.savedCartCookieEntry],
    period: untilTabCloses,
    purpose: {
      es: 'Guarda la cotización anterior si cambia de provincia o la dejó más de 7 días, para poder recuperarla.',
      en: 'It keeps the quotation you had if you change the province or left it for more than 7 days, so that you can have it back.',
    },
  },
  {
    title: { es: 'Cotización sin respuesta', en: 'Quotation without an answer' },
    entries: [entries.quoteRequestEntry],
    period: { es: 'Hasta que llega la respuesta', en: 'Until the answer arrives' },
    purpose: {
      es: 'Guarda lo que envió, por si se corta la conexión.',
      en: 'It keeps what you sent, in case the connection is cut.',
    },
  },
  {
    title: { es: 'Nota y quién recibe', en: 'Note and who receives it' },
    entries: [entries.quoteDetailsEntry],
    period: {
      es: 'Hasta que envía la cotización, cierra la sesión o cierra la pestaña',
      en: 'Until you send the quotation, sign out or close the tab',
    },
    purpose: {
      es: 'Guarda lo que escribe para su cotización: la nota y los datos de quien recibe.',
      en: 'It keeps what you write for your quotation: the note, and who receives it.',
    },
  },
  {
    title: { es: 'Verificación', en: 'Verification' },
    entries: [
      entries.verificationDraftEntry,
      entries.verificationRequestEntry,
      entries.formerVerificationEntry,
      entries.receiptFilesEntry,
    ],
    period: {
      es: `${days(entries.verificationDraftEntry).es}, o hasta que llega`,
      en: `${days(entries.verificationDraftEntry).en}, or until it arrives`,
    },
    purpose: {
      es: 'Guarda en su teléfono el formulario y los comprobantes, por si se corta la conexión.',
      en: 'It keeps the form and the receipts on your phone, in case the connection is cut.',
    },
  },
  {
    title: { es: 'Entregas', en: 'Handovers' },
    entries: [
      entries.handoverRequestEntry,
      entries.signedActRequestEntry,
      entries.signedActFilesEntry,
      entries.handoverListEntry,
    ],
    period: {
      es: `${days(entries.handoverListEntry).es} como máximo`,
      en: `${days(entries.handoverListEntry).en} at most`,
    },
    purpose: {
      es: 'Solo en el teléfono de quien entrega: guarda qué entrega, lo que anotó y las fotos de actas firmadas, por si no hay conexión.',
      en: 'Only on the phone of whoever hands over: it keeps what they hand over, what they recorded and the photos of signed acts, in case there is no connection.',
    },
  },
  {
    title: { es: 'Formulario a medias', en: 'Unfinished form' },
    entries: [entries.halfFilledEntry],
    period: untilTabCloses,
    purpose: {
      es: 'Guarda lo que escribió en un formulario, por si recarga la página o cambia de idioma.',
      en: 'It keeps what you wrote in a form, in case you load the page again or change the language.',
    },
  },
  {
    title: { es: 'Mensaje a medias', en: 'Unfinished message' },
    entries: [entries.messageDraftEntry, entries.messageRequestEntry, entries.formerMessageEntry],
    period: {
      es: `${days(entries.messageDraftEntry).es} desde el último cambio, o hasta que la envía o la borra`,
      en: `${days(entries.messageDraftEntry).en} after the last change, or until you send it or delete it`,
    },
    purpose: {
      es: 'Guarda lo que escribe sobre una cotización o una verificación.',
      en: 'It keeps what you write about a quotation or a verification.',
    },
  },
  {
    title: { es: 'Provincia', en: 'Province' },
    entries: [entries.provinceEntry],
    period: days(entries.provinceEntry),
    purpose: {
      es: 'Recuerda la provincia de entrega.',
      en: 'It remembers the delivery province.',
    },
  },
  {
    title: { es: 'Idioma', en: 'Language' },
    entries: [entries.languageEntry, entries.chosenLanguageEntry],
    period: {
      es: `${days(entries.languageEntry).es}; la nota de que ya eligió, hasta que borra los datos del navegador`,
      en: `${days(entries.languageEntry).en}; the note that you chose, until you clear the browser's data`,
    },
    purpose: {
      es: 'Recuerda si eligió español o inglés.',
      en: 'It remembers whether you chose Spanish or English.',
    },
  },
  {
    title: { es: 'Modo de pocos datos', en: 'Low-data mode' },
    entries: [entries.lowDataEntry],
    period: days(entries.lowDataEntry),
    purpose: {
      es: 'Recuerda si quiere ver las imágenes solo al tocarlas.',
      en: 'It remembers whether you want pictures only when you tap them.',
    },
  },
  {
    title: { es: 'Visto hace poco', en: 'Seen recently' },
    entries: [entries.seenEntry],
    period: {
      es: 'Hasta que lo borra con el botón de esa lista o en su navegador',
      en: 'Until you delete it, with the button of that list or in your browser',
    },
    purpose: {
      es: 'Guarda los 8 últimos productos que abrió. No sale de su teléfono.',
      en: 'It keeps the last 8 products you opened. It does not leave your phone.',
    },
  },
  {
    title: { es: 'Comparación', en: 'Comparison' },
    entries: [entries.comparedEntry],
    period: untilTabCloses,
    purpose: {
      es: 'Guarda los productos que quiere comparar.',
      en: 'It keeps the products you want to compare.',
    },
  },
  {
    title: { es: 'Trabajo del equipo', en: 'The work of our staff' },
    entries: [
      entries.newProductEntry,
      entries.offerFormEntry,
      entries.keptFormsEntry,
      entries.productListEntry,
    ],
    period: untilTabCloses,
    purpose: {
      es: 'Solo para quien trabaja con nosotros: guardan el producto o la oferta que escribe, lo escrito mientras vuelve a entrar y el lugar de la lista.',
      en: 'Only for those who work with us: they keep the product or the offer being written, what was written while they sign in again, and the place in the list.',
    },
  },
  {
    title: { es: 'Avisos de la visita', en: 'Notices of the visit' },
    entries: [entries.sentTicketEntry, entries.reopenEntry],
    period: untilTabCloses,
    purpose: {
      es: 'Guardan su último número de ticket y si hay que abrir otra vez la cotización.',
      en: 'They keep your last ticket number, and whether the quotation is to be opened again.',
    },
  },
  {
    title: { es: 'Copias de páginas', en: 'Copies of pages' },
    entries: [entries.pagesEntry, entries.listsEntry],
    period: {
      es: 'Hasta la próxima versión de la tienda, con 60 páginas como máximo',
      en: 'Until the next version of the shop, with 60 pages at most',
    },
    purpose: {
      es: 'Guardan las páginas públicas y las listas que ya vio, para abrirlas sin conexión.',
      en: 'They keep the public pages and the lists you have seen, to open them without a connection.',
    },
  },
];

export function storedTerms(language: Language): [term: string, detail: string][] {
  return storedData.map(({ title, entries, period, purpose }) => [
    title[language],
    `${period[language]}. ${purpose[language]} ${namesOf(entries)[language]}`,
  ]);
}

function namesOf(all: readonly StoredEntry[]): Text {
  const names = [...new Set(all.map(({ name }) => name))];
  const joined = (language: Language) => new Intl.ListFormat(language).format(names);
  return names.length === 1
    ? { es: `Se llama ${names[0]}.`, en: `Its name is ${names[0]}.` }
    : { es: `Se llaman ${joined('es')}.`, en: `Their names are ${joined('en')}.` };
}

function days({ days }: { days: number }): Text {
  return days === 365
    ? { es: '12 meses', en: '12 months' }
    : { es: `${days} días`, en: `${days} days` };
}
