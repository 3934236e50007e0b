import { defineTexts } from '#platform/text/texts.ts';

export const paperTexts = defineTexts({
  requestTitle: (reference: string) => ({
    es: `Cotización ${reference}`,
    en: `Quotation ${reference}`,
  }),
  check: (page: string) => ({
    es: `Compruebe que este documento es nuestro: lea el código QR, o escriba este número en ${page}`,
    en: `Check that this document is ours: read the QR code, or write this number at ${page}`,
  }),
  qr: (page: string) => ({
    es: `Código QR que abre ${page} con el número de este documento`,
    en: `QR code that opens ${page} with the number of this document`,
  }),
  request: { es: 'Cotización', en: 'Quotation' },
  customer: { es: 'Cliente', en: 'Customer' },
  madeAt: { es: 'Fecha de la cotización', en: 'Date of the quotation' },
  issuedAt: { es: 'Fecha de este documento', en: 'Date of this document' },
  province: { es: 'Provincia de destino', en: 'Destination province' },
  recipient: { es: 'Quien recibe', en: 'Recipient' },
  notes: { es: 'Nota del cliente', en: 'Customer’s note' },
  changed: (times: number) => ({
    es: times === 1 ? 'Con 1 cambio del cliente' : `Con ${times} cambios del cliente`,
    en: times === 1 ? 'With 1 change of the customer' : `With ${times} changes of the customer`,
  }),
  version: { es: 'Versión', en: 'Version' },
  lines: { es: 'Lo que se pidió', en: 'What was asked for' },
  product: { es: 'Producto', en: 'Product' },
  quantity: { es: 'Piezas', en: 'Pieces' },
  price: { es: 'Precio', en: 'Price' },
  amount: { es: 'Importe', en: 'Amount' },
  total: { es: 'Total estimado', en: 'Estimated total' },
  offerTitle: (number: string) => ({ es: `Oferta ${number}`, en: `Offer ${number}` }),
  sentAt: { es: 'Fecha de la oferta', en: 'Date of the offer' },
  validUntil: { es: 'Vale hasta el final del', en: 'Holds until the end of' },
  havana: (day: string) => ({ es: `${day}, hora de Cuba`, en: `${day}, Cuba time` }),
  terms: { es: 'Versión de los términos', en: 'Version of the terms' },
  optional: (text: string) => ({
    es: `${text} (opcional, no está en el total)`,
    en: `${text} (optional, not in the total)`,
  }),
  offerFirm: {
    es: 'El precio es firme hasta ese día. La oferta se acepta en nuestra página o por el enlace de su correo, nunca por este papel.',
    en: 'The price is firm until that day. The offer is accepted on our page or by the link in your e-mail, never by this paper.',
  },
  payThere: (page: string) => ({
    es: `En este papel no hay cuentas de pago, para que nadie pueda cambiarlas: están en Mis Cotizaciones, y en ${page} se comprueba cualquiera antes de pagar.`,
    en: `There are no payment accounts on this paper, so that nobody can change them: they stand in My quotations, and ${page} checks any of them before you pay.`,
  }),
  noInvoice: {
    es: 'Este documento es una cotización con precios estimados. No es una factura, ni un comprobante de pago, ni obliga a pagar.',
    en: 'This document is a quotation with estimated prices. It is no invoice and no receipt of payment, and obliges nobody to pay.',
  },
});

export const shipmentPaperTexts = defineTexts({
  title: { es: 'Hoja de embarque', en: 'Shipment sheet' },
  order: { es: 'Cotización', en: 'Quotation' },
  initials: { es: 'Iniciales del cliente', en: 'Customer’s initials' },
  receives: { es: 'Recibe', en: 'Received by' },
  customer: { es: 'El cliente', en: 'The customer' },
  province: { es: 'Provincia de destino', en: 'Destination province' },
  asOf: { es: 'Como estaba el', en: 'As it stood on' },
  voyage: (ship: string, number: string) => ({
    es: `${ship}, viaje ${number}`,
    en: `${ship}, voyage ${number}`,
  }),
  carrier: { es: 'Naviera', en: 'Carrier' },
  port: { es: 'Puerto de salida', en: 'Port of departure' },
  billOfLading: { es: 'Conocimiento de embarque (B/L)', en: 'Bill of lading (B/L)' },
  notYet: { es: 'Todavía sin número', en: 'No number yet' },
  departure: { es: 'Salida', en: 'Departure' },
  arrival: { es: 'Llegada a Mariel', en: 'Arrival at Mariel' },
  expected: (day: string) => ({ es: `Prevista para el ${day}`, en: `Expected on ${day}` }),
  identified: (name: string, identifier: string) => ({
    es: `${name}, VIN o número de serie ${identifier}`,
    en: `${name}, VIN or serial number ${identifier}`,
  }),
  says: {
    es: 'Dice qué va en cada viaje. No es un documento de transporte ni autoriza a retirar la mercancía: se entrega con el código de entrega o con un acta firmada.',
    en: 'It says what sails on each voyage. It is no document of carriage and does not entitle anybody to collect the goods: they are handed over by the handover code or a signed act.',
  },
  newer: (page: string) => ({
    es: `Si algo cambia hay una hoja más nueva: en ${page} se ve si esta vale.`,
    en: `If anything changes there is a newer sheet: ${page} says if this holds.`,
  }),
});
