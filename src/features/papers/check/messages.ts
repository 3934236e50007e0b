import { moneyPaperNames } from '#features/ledger/entries/money-papers.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const checkTexts = defineTexts({
  title: { es: '¿Es nuestro? Compruébelo', en: 'Is it ours? Check here' },
  description: {
    es: 'Compruebe si un número, un documento, un teléfono, un correo o una cuenta de pago es de verdad nuestro.',
    en: 'Check whether a number, document, phone, e-mail or payment account is really ours.',
  },
  lead: {
    es: 'Escriba completo lo que le dieron: un número de cotización, un ticket, un código, un teléfono, un correo, una cuenta de pago o una dirección de internet.',
    en: 'Write in full what you were given: a quotation number, ticket, code, phone, e-mail, payment account or web address.',
  },
  field: { es: 'Lo que quiere comprobar', en: 'What do you want to check?' },
  hint: (prefix: string) => ({
    es: `Por ejemplo, un número y su palabra de control: ${prefix}-TX-2026-000123 H7KM3P`,
    en: `For example, a number and its check word: ${prefix}-TX-2026-000123 H7KM3P`,
  }),
  check: { es: 'Comprobar', en: 'Check' },
  pdf: { es: '¿Tiene un PDF nuestro?', en: 'Do you have a PDF of ours?' },
  pdfHint: {
    es: 'Elíjalo o suéltelo aquí. El archivo no sale de su teléfono: solo se manda su huella.',
    en: 'Choose it or drop it here. The file does not leave your phone: only its fingerprint is sent.',
  },
  checkPdf: { es: 'Comprobar el PDF', en: 'Check the PDF' },
  pdfMissing: { es: 'Elija primero el PDF.', en: 'Choose the PDF first.' },
  pdfTooLarge: {
    es: 'Ese archivo no es nuestro: nuestros PDF pesan mucho menos.',
    en: 'That file is not ours: our PDFs are much smaller.',
  },
  pdfFailed: {
    es: 'Este navegador no pudo leer el archivo. Escriba el número que está junto al código QR.',
    en: 'This browser could not read the file. Enter the number next to the QR code.',
  },
  pdfNoScript: {
    es: '¿Tiene un PDF nuestro? Escriba el número que está junto al código QR.',
    en: 'Do you have a PDF of ours? Enter the number next to the QR code.',
  },
  yes: { es: 'Sí, es nuestro', en: 'Yes, it is ours' },
  unchanged: {
    es: 'Este documento es nuestro y no ha sido cambiado',
    en: 'This document is ours and has not been changed',
  },
  oursBut: {
    superseded: { es: 'Fue nuestro, pero ya no vale', en: 'It was ours, but is no longer valid' },
    expired: { es: 'Es nuestro, pero ya venció', en: 'It is ours, but has expired' },
    ended: {
      es: 'Es nuestro, pero ya no está en pie',
      en: 'It is ours, but is no longer in force',
    },
    reversed: { es: 'Es nuestro, pero fue anulado', en: 'It is ours, but was reversed' },
  },
  compare: {
    es: 'Compare estos datos con lo que le mandaron. Si algo no coincide, no pague y denúncielo.',
    en: 'Compare this with what you were sent. If anything differs, do not pay, and report it.',
  },
  states: {
    valid: { es: 'Vigente', en: 'Valid' },
    superseded: { es: 'Sustituido por otro más nuevo', en: 'Replaced by a newer one' },
    expired: { es: 'Vencido', en: 'Expired' },
    ended: { es: 'Cancelado, retirado o rechazado', en: 'Canceled, withdrawn or rejected' },
    reversed: { es: 'Anulado: lo que dice no cuenta', en: 'Reversed: what it says does not count' },
  },
  kinds: {
    quote: { es: 'Cotización', en: 'Quotation' },
    ticket: { es: 'Ticket de verificación', en: 'Verification ticket' },
    code: { es: 'Código de verificación', en: 'Verification code' },
    request: { es: 'PDF de una cotización', en: 'PDF of a quotation' },
    offer: { es: 'Oferta', en: 'Offer' },
    ...moneyPaperNames,
    statement: { es: 'Estado de cuenta', en: 'Statement of account' },
    handover: { es: 'Acta de entrega', en: 'Handover act' },
    shipment: { es: 'Hoja de embarque', en: 'Shipment sheet' },
    phone: { es: 'Teléfono y WhatsApp', en: 'Phone and WhatsApp' },
    email: { es: 'Correo electrónico', en: 'E-mail' },
    site: { es: 'Página de internet', en: 'Website' },
    account: { es: 'Cuenta de pago', en: 'Payment account' },
  },
  kind: { es: 'Qué es', en: 'What it is' },
  name: { es: 'Número', en: 'Number' },
  at: { es: 'Fecha', en: 'Date' },
  total: { es: 'Importe', en: 'Amount' },
  estimate: { es: 'Total estimado', en: 'Estimated total' },
  initials: { es: 'Iniciales del cliente', en: 'Customer’s initials' },
  state: { es: 'Estado', en: 'Status' },
  brief: {
    es: 'Para ver también la fecha, el importe y las iniciales, escriba detrás del número su palabra de control: está al lado de él en nuestros correos y documentos.',
    en: 'To see the date, the amount and the initials too, enter its check word after the number: it is next to it in our e-mails and papers.',
  },
  unknown: { es: 'No lo reconocemos', en: 'We do not recognize it' },
  unknownText: {
    es: 'Revise que esté completo y escrito igual. Si lo está, no es nuestro: no pague ni dé datos.',
    en: 'Make sure it is complete and written exactly as you received it. If it is, it is not ours: do not pay or give any information.',
  },
  unknownAsk: {
    es: 'Si tiene dudas, pregúntenos por uno de los canales de abajo, no por el que le escribió.',
    en: 'If in doubt, ask us through one of the channels below, not the one that wrote to you.',
  },
  report: { es: 'Denunciar una falsificación', en: 'Report a forgery' },
  reportText: {
    es: 'Si alguien se hace pasar por nosotros, cuéntenoslo. Le damos un número de ticket y le respondemos.',
    en: 'If somebody pretends to be us, tell us. You get a ticket number and an answer.',
  },
  channels: { es: 'Nuestros canales oficiales', en: 'Our official channels' },
  channelsText: { es: 'Solo le escribimos desde estos.', en: 'We only write to you from these.' },
  office: (city: string) => ({ es: `Oficina de ${city}`, en: `${city} office` }),
});
