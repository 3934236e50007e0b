import { defineTexts } from '#platform/text/texts.ts';

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
