import { defineTexts } from '#platform/text/texts.ts';

export const customsTexts = defineTexts({
  waiting: (amount: string) => ({
    es: `La Aduana de Cuba puso precio: ${amount}`,
    en: `Cuban customs has named a price: ${amount}`,
  }),
  accepted: (amount: string) => ({
    es: `Aceptó el precio de la Aduana: ${amount}`,
    en: `You accepted the price of customs: ${amount}`,
  }),
  talk: (amount: string) => ({
    es: `Pidió hablar del precio de la Aduana: ${amount}`,
    en: `You asked to talk about the price of customs: ${amount}`,
  }),
  withdrawn: (amount: string) => ({
    es: `Retiramos el precio de la Aduana: ${amount}`,
    en: `We withdrew the price of customs: ${amount}`,
  }),
  asOf: (source: string, day: string) => ({
    es: `Según ${source}, ${day}.`,
    en: `According to ${source}, ${day}.`,
  }),
  paidThere: {
    es: 'Se paga en Cuba, no a nosotros, y no cambia lo que nos paga. No seguimos con la Aduana hasta que usted responda.',
    en: 'It is paid in Cuba, not to us, and does not change what you pay us. We do not go on with customs until you answer.',
  },
  goesOn: { es: 'Seguimos con la Aduana.', en: 'We go on with customs.' },
  weWrite: {
    es: 'Nos toca a nosotros: su agente le escribe. Mientras tanto no seguimos con la Aduana.',
    en: 'It is our turn: your agent writes to you. Meanwhile we do not go on with customs.',
  },
  accept: { es: 'Aceptar este precio', en: 'Accept this price' },
  acceptText: {
    es: 'Queda anotado que usted está de acuerdo. Aquí no se paga nada.',
    en: 'It is recorded that you agree. Nothing is paid here.',
  },
  confirm: (amount: string) => ({
    es: `Confirmar: acepto ${amount}`,
    en: `Confirm: I accept ${amount}`,
  }),
  ask: { es: 'Quiero hablarlo', en: 'I want to talk about it' },
  askText: {
    es: 'No acepta nada: su agente le escribe o le llama.',
    en: 'You accept nothing: your agent writes to you or calls you.',
  },
  askSend: { es: 'Pedir que me escriban', en: 'Ask them to write to me' },
});

export const staffCustomsTexts = defineTexts({
  title: { es: 'Precio de la Aduana', en: 'Price of customs' },
  lead: {
    es: 'Lo que la Aduana pide por lo que ya se aceptó. El cliente lo lee, recibe un correo y responde, una vez.',
    en: 'What customs asks for what was accepted. The customer reads it, gets an e-mail and answers, once.',
  },
  states: {
    waiting: { es: 'Espera respuesta', en: 'Waits for an answer' },
    accepted: { es: 'Aceptado', en: 'Accepted' },
    talk: { es: 'Quiere hablarlo', en: 'Wants to talk' },
    withdrawn: { es: 'Retirado', en: 'Withdrawn' },
  },
  record: { es: 'Anotar precio', en: 'Record a price' },
  saved: { es: 'Precio anotado', en: 'Price recorded' },
  cents: { es: 'Precio de la Aduana', en: 'Price of customs' },
  namedOn: { es: 'Día en que lo puso', en: 'Day on which it was named' },
  source: { es: 'Fuente', en: 'Source' },
  sourceHint: {
    es: 'Por ejemplo: Aduana de Mariel, expediente 45/2026',
    en: 'For example: Customs of Mariel, file 45/2026',
  },
  withdraw: { es: 'Retirar', en: 'Withdraw' },
  withdrawTitle: { es: '¿Retirar este precio?', en: 'Withdraw this price?' },
  withdrawText: {
    es: 'El cliente recibe un correo con el motivo. Después puede anotar otro.',
    en: 'The customer gets an e-mail with the reason. Afterwards you may record another one.',
  },
  withdrawn: { es: 'Precio retirado', en: 'Price withdrawn' },
});

export const customsMailTexts = defineTexts({
  subject: (number: string) => ({
    es: `La Aduana puso precio: oferta ${number}`,
    en: `Customs has named a price: offer ${number}`,
  }),
  title: { es: 'La Aduana de Cuba puso precio', en: 'Cuban customs has named a price' },
  text: {
    es: 'Se paga en Cuba, no a nosotros, y no cambia lo que nos paga. Díganos si lo acepta o si quiere hablarlo: hasta entonces no seguimos con la Aduana.',
    en: 'It is paid in Cuba, not to us, and does not change what you pay us. Tell us whether you accept it or want to talk about it: until then we do not go on with customs.',
  },
  amount: { es: 'Precio de la Aduana', en: 'Price of customs' },
  source: { es: 'Según', en: 'According to' },
  day: { es: 'Con fecha', en: 'As of' },
  answer: { es: 'Ver el precio y responder', en: 'See the price and answer' },
  withdrawnSubject: (number: string) => ({
    es: `Retiramos el precio de la Aduana: oferta ${number}`,
    en: `We have withdrawn the price of customs: offer ${number}`,
  }),
  withdrawnTitle: {
    es: 'Retiramos el precio de la Aduana',
    en: 'We have withdrawn the price of customs',
  },
  withdrawnText: (amount: string) => ({
    es: `El precio de ${amount} ya no vale. No tiene que responder nada.`,
    en: `The price of ${amount} no longer holds. You need not answer.`,
  }),
  reason: { es: 'Motivo', en: 'Reason' },
  open: { es: 'Ver la oferta', en: 'See the offer' },
});

/** Mails to staff are in Spanish alone. */
export const staffCustomsMailTexts = {
  answers: {
    accepted: {
      subject: (name: string, number: string) => `${name} aceptó el precio de la Aduana: ${number}`,
      title: 'Aceptó el precio de la Aduana',
      instruction: 'Debe actuar: un agente. Siga con la Aduana.',
    },
    talk: {
      subject: (name: string, number: string) =>
        `${name} quiere hablar del precio de la Aduana: ${number}`,
      title: 'Quiere hablar del precio de la Aduana',
      instruction:
        'Debe actuar: un agente. Escríbale o llámele, y anote otro precio o retire este.',
    },
  },
  price: (amount: string) => `Precio de la Aduana: ${amount}`,
};
