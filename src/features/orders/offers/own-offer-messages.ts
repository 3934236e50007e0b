import { payOnlyThere } from '#features/company/about/never-ask.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const ownOfferTexts = defineTexts({
  /** Replaces the text of the status where there is an offer. */
  next: {
    sent: {
      es: 'Le toca a usted: vea la oferta y respóndala.',
      en: 'It is your turn: see the offer and answer it.',
    },
    accepted: {
      es: `Nos toca a nosotros: los datos para pagar aparecerán en esta página. ${payOnlyThere.es}`,
      en: `It is our turn: how to pay will stand on this page. ${payOnlyThere.en}`,
    },
    payable: {
      es: `Le toca a usted: pague. Esta es su página de pago: vea «Cómo pagar». ${payOnlyThere.es}`,
      en: `It is your turn: pay. This is your payment page: see “How to pay”. ${payOnlyThere.en}`,
    },
    claimed: {
      es: 'Nos toca a nosotros: buscamos en nuestra cuenta el pago que nos avisó.',
      en: 'It is our turn: we look in our account for the payment that you told us of.',
    },
    /** Used in a list, which does not load the money. */
    elsewhere: {
      es: 'Aceptó la oferta. En la cotización ve cómo pagar, qué está pagado y qué falta.',
      en: 'You accepted the offer. The quotation says how to pay, what is paid and what is still to pay.',
    },
    paying: {
      es: 'Recibimos su pago. Abajo ve cuánto falta y cuándo.',
      en: 'We received your payment. Below you see what is still to pay, and when.',
    },
    paid: {
      es: 'Nos toca a nosotros: está todo pagado, y su agente sigue con la compra y el envío.',
      en: 'It is our turn: all of it is paid, and your agent goes on with the purchase and the shipping.',
    },
    customs: {
      es: 'Le toca a usted: la Aduana de Cuba puso precio. Véalo en la oferta y responda.',
      en: 'It is your turn: Cuban customs has named a price. See it in the offer and answer.',
    },
    lapsed: {
      es: 'Ya no apartamos los productos. Escríbanos antes de pagar.',
      en: 'We no longer hold the products. Write to us before you pay.',
    },
    /** Used where nobody has checked the customer's claim yet. */
    lapsedClaimed: {
      es: 'Ya no apartamos los productos. Estamos buscando en nuestra cuenta el pago que nos avisó: no pague nada más hasta que le escribamos.',
      en: 'We no longer hold the products. We are looking in our account for the payment that you told us of: pay nothing more until we write to you.',
    },
  },
  standing: {
    draft: { es: () => '', en: () => '' },
    sent: {
      es: (total: string, day: string) => `Tiene una oferta: ${total}, firme hasta el ${day}`,
      en: (total: string, day: string) => `You have an offer: ${total}, firm until ${day}`,
    },
    superseded: {
      es: () => 'Le preparamos una oferta nueva',
      en: () => 'We are preparing a new offer for you',
    },
    withdrawn: { es: () => 'Retiramos la oferta', en: () => 'We have withdrawn the offer' },
    accepted: {
      es: (total: string) => `Aceptó la oferta: ${total}, precio firme`,
      en: (total: string) => `You accepted the offer: ${total}, firm price`,
    },
    declined: { es: () => 'Rechazó la oferta', en: () => 'You declined the offer' },
    expired: {
      es: (_: string, day: string) => `La oferta venció el ${day}: puede pedir una nueva`,
      en: (_: string, day: string) => `The offer expired on ${day}: you may ask for a new one`,
    },
  },
  see: {
    es: (state: string) => (state === 'sent' ? 'Ver y responder la oferta' : 'Ver la oferta'),
    en: (state: string) => (state === 'sent' ? 'See and answer the offer' : 'See the offer'),
  },
});
