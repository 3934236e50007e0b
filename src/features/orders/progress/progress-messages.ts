import { payOnlyThere } from '#features/company/about/never-ask.ts';
import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { OrderStage } from './order-stages.ts';

// Every sentence that says where an order stands. `{amount}` and the like are filled in by
// `progress-text.ts`. All readers get the same ones, so they say neither "your" nor who somebody is.

export const progressTexts = defineTexts({
  stages: {
    asked: { es: 'Pedida', en: 'Asked for' },
    quoting: { es: 'En revisión', en: 'In review' },
    offered: { es: 'Con oferta', en: 'Offered' },
    changeAsked: { es: 'Por cambiar', en: 'To change' },
    offerOver: { es: 'Sin oferta', en: 'Offer over' },
    toPay: { es: 'Por pagar', en: 'To be paid' },
    toBuy: { es: 'Por comprar', en: 'To be bought' },
    preparing: { es: 'En EE. UU.', en: 'In the USA' },
    atSea: { es: 'Hacia Mariel', en: 'At sea' },
    arrived: { es: 'En Mariel', en: 'In Mariel' },
    ready: { es: 'Por entregar', en: 'Ready' },
    handedOver: { es: 'Entregada', en: 'Handed over' },
    settled: { es: 'Completa', en: 'Complete' },
    ended: { es: 'Terminada', en: 'Ended' },
  } satisfies Record<OrderStage, Text>,
  sentences: {
    asked: { es: 'La cotización está en cola.', en: 'The quotation is in the queue.' },
    inReview: {
      es: 'Un agente atiende la cotización.',
      en: 'An agent is working on the quotation.',
    },
    available: { es: 'Hay disponibilidad.', en: 'It is available.' },
    offered: {
      es: 'Hay una oferta firme: {amount}, hasta el {day}.',
      en: 'There is a firm offer: {amount}, until {day}.',
    },
    offerOpen: { es: 'Hay una oferta por responder.', en: 'There is an offer to be answered.' },
    sold: {
      es: 'Algo de la oferta ya no está disponible.',
      en: 'Something in the offer is no longer available.',
    },
    changeAsked: {
      es: 'Se pidió un cambio en la oferta.',
      en: 'A change in the offer was asked for.',
    },
    newOneAsked: { es: 'Se pidió una oferta nueva.', en: 'A new offer was asked for.' },
    expired: { es: 'La oferta venció el {day}.', en: 'The offer expired on {day}.' },
    declined: { es: 'La oferta se rechazó.', en: 'The offer was declined.' },
    withdrawn: {
      es: 'Retiramos la oferta: no se paga nada por ella.',
      en: 'We have withdrawn the offer: nothing is paid for it.',
    },
    superseded: { es: 'Preparamos una oferta nueva.', en: 'We are preparing a new offer.' },
    lapsed: {
      es: 'La reserva terminó: los productos están otra vez a la venta.',
      en: 'The hold has ended: the products are for sale again.',
    },
    toPay: {
      es: 'Oferta aceptada: faltan {amount} para comprar lo pedido.',
      en: 'Offer accepted: {amount} to go until we buy what was asked for.',
    },
    partlyPaid: {
      es: 'Recibimos {paid}: faltan {amount} para comprar lo pedido.',
      en: 'We received {paid}: {amount} to go until we buy what was asked for.',
    },
    claimed: {
      es: 'Buscamos en nuestra cuenta el pago avisado.',
      en: 'We are looking in our account for the payment that we were told of.',
    },
    cashWaits: {
      es: 'El efectivo entregado, {amount}, espera que una segunda persona lo cuente.',
      en: 'The cash handed in, {amount}, waits for a second person to count it.',
    },
    refunded: {
      es: 'Se devolvió todo lo pagado: {amount}.',
      en: 'All that was paid went back: {amount}.',
    },
    accepted: { es: 'La oferta está aceptada.', en: 'The offer is accepted.' },
    agreed: {
      es: 'Oferta aceptada: lo siguiente es la compra.',
      en: 'Offer accepted: the purchase comes next.',
    },
    toBuy: {
      es: 'Recibimos {paid}: compramos lo pedido.',
      en: 'We received {paid}: we buy what was asked for.',
    },
    customsPrice: { es: 'La Aduana de Cuba puso precio.', en: 'Cuban customs has named a price.' },
    customsTalk: {
      es: 'Se pidió hablar del precio de la Aduana.',
      en: 'We were asked to talk about the customs price.',
    },
    held: { es: 'Detenido desde el {day}.', en: 'Held since {day}.' },
    someHeld: {
      es: '{done} de {of} detenidas desde el {day}.',
      en: '{done} of {of} held since {day}.',
    },
    someBought: { es: '{done} de {of} compradas.', en: '{done} of {of} bought.' },
    bought: { es: 'Lo pedido está comprado.', en: 'What was asked for has been bought.' },
    someWarehouse: {
      es: '{done} de {of} en nuestro almacén de EE. UU.',
      en: '{done} of {of} in our warehouse in the USA.',
    },
    warehouse: { es: 'En nuestro almacén de EE. UU.', en: 'In our warehouse in the USA.' },
    someShipped: { es: '{done} de {of} embarcadas.', en: '{done} of {of} shipped.' },
    shipped: { es: 'Embarcado: va hacia Mariel.', en: 'Shipped: on its way to Mariel.' },
    someInMariel: { es: '{done} de {of} en Mariel.', en: '{done} of {of} in Mariel.' },
    inMariel: { es: 'Llegó a Mariel.', en: 'It has reached Mariel.' },
    someCustoms: { es: '{done} de {of} en aduana y papeles.', en: '{done} of {of} at customs.' },
    customs: { es: 'En aduana y papeles.', en: 'At customs.' },
    someReady: {
      es: '{done} de {of} listas para entrega.',
      en: '{done} of {of} ready for handover.',
    },
    ready: { es: 'Listo para entrega.', en: 'Ready for handover.' },
    actWaits: {
      es: 'Recibimos la foto de un acta de entrega firmada.',
      en: 'We received the photo of a signed handover act.',
    },
    someHandedOver: { es: '{done} de {of} entregadas.', en: '{done} of {of} handed over.' },
    handedOver: { es: 'Se entregó todo.', en: 'All of it was handed over.' },
    handedOverDue: {
      es: 'Se entregó todo; faltan {amount} por pagar.',
      en: 'All of it was handed over; {amount} is still to be paid.',
    },
    handedOverCredit: {
      es: 'Se entregó todo; quedan {amount} a favor de quien compró.',
      en: 'All of it was handed over; {amount} is left in the buyer’s favor.',
    },
    settled: {
      es: 'Entregado y pagado: no queda nada pendiente.',
      en: 'Handed over and paid: nothing is left to do.',
    },
    sent: { es: 'Salió hacia Cuba.', en: 'It has left for Cuba.' },
    completed: { es: 'El proceso terminó.', en: 'The process is finished.' },
    cancelled: {
      es: 'Terminó: la canceló quien la pidió.',
      en: 'It ended: whoever asked for it canceled it.',
    },
    rejected: { es: 'Terminó: nuestro equipo la cerró.', en: 'It ended: our team closed it.' },
  },
  next: {
    confirm: {
      es: 'Confirmar disponibilidad y precio con el vendedor.',
      en: 'Confirming availability and price with the seller.',
    },
    confirmOrWrite: {
      es: 'Confirmar disponibilidad y precio con el vendedor. Si el {day} todavía no sabe de nosotros, escríbanos.',
      en: 'Confirming availability and price with the seller. If you have not heard from us by {day}, write to us.',
    },
    makeOffer: {
      es: 'Preparar la oferta con el precio firme: llega por correo.',
      en: 'Preparing the offer with the firm price: it comes by e-mail.',
    },
    answerOffer: {
      es: 'Ver la oferta y responderla. Hasta que se acepte no se paga nada.',
      en: 'Reading the offer and answering it. Nothing is paid until it is accepted.',
    },
    changeOffer: {
      es: 'Preparar otra oferta: llega por correo. Mientras, esta vale hasta el {day}.',
      en: 'Preparing another offer: it comes by e-mail. Meanwhile this one stands until {day}.',
    },
    askNewOne: {
      es: 'Pedir una oferta nueva, con un toque.',
      en: 'Asking for a new offer, with one tap.',
    },
    checkHold: {
      es: 'Ver si todavía se puede. Hasta entonces no se paga nada.',
      en: 'Finding out whether it is still possible. Nothing is paid until then.',
    },
    pay: {
      es: `Pagar {amount}. ${payOnlyThere.es}`,
      en: `A payment of {amount}. ${payOnlyThere.en}`,
    },
    payLate: {
      es: `Pagar {amount}: el plazo fue el {day}. ${payOnlyThere.es}`,
      en: `A payment of {amount}, which was due on {day}. ${payOnlyThere.en}`,
    },
    sayWhereToPay: {
      es: 'Poner en la página de pago los datos para pagar {amount}.',
      en: 'Saying on the payment page where to pay {amount}.',
    },
    findPayment: {
      es: 'Encontrar el pago en nuestra cuenta. No se paga nada más por ahora.',
      en: 'Finding the payment in our account. Nothing more is paid for now.',
    },
    countCash: {
      es: 'Contar el efectivo. No se paga nada más por ahora.',
      en: 'Counting the cash. Nothing more is paid for now.',
    },
    newAgreement: {
      es: 'Acordar si se hace una oferta nueva. No se paga nada.',
      en: 'Agreeing whether there is a new offer. Nothing is paid.',
    },
    answerCustoms: {
      es: 'Ver ese precio en la oferta y responderlo.',
      en: 'Reading that price in the offer and answering it.',
    },
    talkCustoms: { es: 'Hablar de ese precio.', en: 'Talking about that price.' },
    goOn: {
      es: 'Resolver lo que lo detiene. No hay fecha segura hasta entonces.',
      en: 'Settling what is holding it. There is no certain date until then.',
    },
    unit: { es: '{stage} hacia el {day}.', en: '{stage} around {day}.' },
    unitLate: {
      es: '{stage}. Se esperaba el {day} y todavía no hay otra fecha.',
      en: '{stage}. That was expected on {day}, and there is no other date yet.',
    },
    silent: {
      es: 'Sin noticias desde el {day}: estamos preguntando.',
      en: 'No news since {day}: we are asking.',
    },
    collect: {
      es: 'Entregarlo a quien recibe, que dice el código de entrega, hacia el {day}.',
      en: 'Handing it to whoever receives it and says the handover code, around {day}.',
    },
    collectSoon: {
      es: 'Entregarlo a quien recibe, que dice el código de entrega. Todavía no hay otra fecha.',
      en: 'Handing it to whoever receives it and says the handover code. There is no other date yet.',
    },
    confirmAct: {
      es: 'Que una segunda persona nuestra mire el acta y confirme la entrega.',
      en: 'A second person of ours looking at the act and confirming the handover.',
    },
    tellArrival: {
      es: 'Escribir la fecha de llegada en esta cotización.',
      en: 'Writing the day of arrival on this quotation.',
    },
    checkGoods: {
      es: 'Revisar todo y decirnos si falta algo.',
      en: 'Checking all of it, and telling us if anything is missing.',
    },
    giveBack: {
      es: 'Devolver {amount}, que están a favor de quien pagó, o pasarlos a otra orden.',
      en: 'Giving back {amount}, which is in the payer’s favor, or moving it to another order.',
    },
    wentBack: {
      es: 'Se devolvieron {amount}. Nadie debe hacer nada más.',
      en: '{amount} went back. Nobody has to do anything more.',
    },
    review: { es: 'Contar cómo fue, si se quiere.', en: 'Saying how it was, if you like.' },
    askAnother: {
      es: 'Nadie debe hacer nada más. Se puede pedir otra.',
      en: 'Nobody has to do anything more. Another one may be asked for.',
    },
    paying: {
      es: 'El pago, y después la compra: cada paso queda en esta página.',
      en: 'The payment, then the purchase: each step stands on this page.',
    },
    nothing: { es: 'Nadie debe hacer nada más.', en: 'Nobody has to do anything more.' },
  },
  who: {
    us: { es: 'Nos toca a nosotros.', en: 'It is our turn.' },
    asks: { es: 'Le toca a quien la pidió.', en: 'It is the turn of whoever asked for it.' },
    pays: { es: 'Le toca a quien paga.', en: 'It is the turn of whoever pays.' },
    receives: { es: 'Le toca a quien recibe.', en: 'It is the turn of whoever receives.' },
    carrier: { es: 'Depende de la naviera.', en: 'It depends on the carrier.' },
    customs: { es: 'Depende de la aduana.', en: 'It depends on customs.' },
    nobody: { es: '', en: '' },
  },
  stops: {
    asked: { es: 'Pedida', en: 'Asked for' },
    agreed: { es: 'Aceptada', en: 'Accepted' },
    bought: { es: 'Comprada', en: 'Bought' },
    shipped: { es: 'Embarcada', en: 'Shipped' },
    mariel: { es: 'En Mariel', en: 'In Mariel' },
    handedOver: { es: 'Entregada', en: 'Handed over' },
  },
  nextIs: { es: 'Qué sigue', en: 'What comes next' },
  cause: { es: 'Por qué', en: 'Why' },
  line: { es: 'El camino', en: 'The way' },
  around: (day: string) => ({ es: `hacia el ${day}`, en: `around ${day}` }),
  promised: (day: string) => ({ es: `prometido: ${day}`, en: `promised: ${day}` }),
  yours: { es: 'Le toca a usted.', en: 'It is your turn.' },
  by: (moment: string) => ({ es: `A más tardar el ${moment}.`, en: `By ${moment} at the latest.` }),
  answerBy: (moment: string) => ({
    es: `Contestamos el mensaje a más tardar el ${moment}.`,
    en: `We answer the message by ${moment} at the latest.`,
  }),
  actions: {
    answerOffer: { es: 'Ver y responder la oferta', en: 'See and answer the offer' },
    seeOffer: { es: 'Ver la oferta', en: 'See the offer' },
    askNewOne: { es: 'Pedir una oferta nueva', en: 'Ask for a new offer' },
    pay: { es: 'Ver cómo pagar', en: 'See how to pay' },
    answerCustoms: { es: 'Responder el precio de la Aduana', en: 'Answer the price of customs' },
    showCode: { es: 'Ver el código de entrega', en: 'See the handover code' },
    review: { es: 'Contar cómo fue', en: 'Say how it was' },
    write: { es: 'Escribirnos', en: 'Write to us' },
    askAnother: { es: 'Pedir otra cotización', en: 'Ask for another quotation' },
    answerMessage: { es: 'Contestar el mensaje', en: 'Answer the message' },
    prepareOffer: { es: 'Preparar oferta', en: 'Prepare an offer' },
    checkHold: { es: 'Revisar la reserva', en: 'Look at the hold' },
    sayWhereToPay: { es: 'Poner datos de pago', en: 'Say where to pay' },
    findPayment: { es: 'Buscar el pago', en: 'Find the payment' },
    countCash: { es: 'Contar el efectivo', en: 'Count the cash' },
    buy: { es: 'Comprar', en: 'Buy' },
    moveUnits: { es: 'Anotar la etapa siguiente', en: 'Record the next stage' },
    releaseUnits: { es: 'Resolver lo detenido', en: 'Settle what is held' },
    askForNews: { es: 'Preguntar por dónde va', en: 'Ask where it is' },
    confirmAct: { es: 'Mirar el acta firmada', en: 'Look at the signed act' },
    handOver: { es: 'Entregar', en: 'Hand over' },
    moveCredit: { es: 'Pasar lo que está a favor', en: 'Move the credit' },
    refund: { es: 'Devolver', en: 'Refund' },
  },
});

type Texts = (typeof progressTexts)['es'];
export type SentenceKey = keyof Texts['sentences'];
export type NextKey = keyof Texts['next'];
export type Actor = keyof Texts['who'];
export type ActionName = keyof Texts['actions'];
