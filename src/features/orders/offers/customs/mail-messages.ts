import { defineTexts } from '#platform/text/texts.ts';

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
