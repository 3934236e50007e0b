import { payOnlyThere } from '#features/company/about/never-ask.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const offerMailTexts = defineTexts({
  numberLabel: { es: 'Número de oferta', en: 'Offer number' },
  sentSubject: (number: string) => ({ es: `Su oferta ${number}`, en: `Your offer ${number}` }),
  sentTitle: { es: 'Su oferta con precio firme', en: 'Your offer at a firm price' },
  sentText: {
    es: 'Este es nuestro precio firme: hasta el día que dice abajo no cambia. Usted decide: puede aceptarla, rechazarla o pedir un cambio.',
    en: 'This is our firm price: until the day below it does not change. You decide: you may accept it, decline it or ask for a change.',
  },
  newVersion: {
    es: 'Sustituye a la oferta anterior, que ya no vale.',
    en: 'It replaces the offer before it, which no longer holds.',
  },
  linesTitle: { es: 'Qué incluye', en: 'What it includes' },
  optional: { es: 'Opcional', en: 'Optional' },
  validUntil: { es: 'Vale hasta', en: 'It holds until' },
  untilDay: (day: string) => ({
    es: `El final del ${day}, hora de Cuba`,
    en: `The end of ${day}, Cuba time`,
  }),
  open: { es: 'Ver la oferta y responder', en: 'See the offer and answer' },
  openAccepted: { es: 'Ver la oferta aceptada', en: 'See the accepted offer' },
  openAny: { es: 'Ver la oferta', en: 'See the offer' },
  linkIsYours: {
    es: 'El botón abre su oferta sin contraseña: no reenvíe este correo. También la tiene en Mis Cotizaciones.',
    en: 'The button opens your offer without a password: do not forward this e-mail. It is in My quotations too.',
  },
  noteTitle: { es: 'Su agente le dice', en: 'Your agent says' },
  halfSubject: (number: string) => ({
    es: `Su oferta ${number} espera su respuesta`,
    en: `Your offer ${number} waits for your answer`,
  }),
  halfTitle: { es: 'Su oferta espera su respuesta', en: 'Your offer waits for your answer' },
  halfText: {
    es: 'Si no le interesa, puede rechazarla con un toque y no le escribimos más sobre ella.',
    en: 'If you do not want it, you may decline it with one tap and we write no more about it.',
  },
  lastSubject: (number: string) => ({
    es: `Hoy es el último día de su oferta ${number}`,
    en: `Today is the last day of your offer ${number}`,
  }),
  lastTitle: { es: 'Hoy es el último día de su oferta', en: 'Today is the last day of your offer' },
  lastText: {
    es: 'Mañana este precio ya no vale. Si necesita más tiempo, pida un cambio o espere: después puede pedir una oferta nueva.',
    en: 'Tomorrow this price no longer holds. If you need more time, ask for a change, or wait: afterwards you may ask for a new offer.',
  },
  acceptedSubject: (number: string) => ({
    es: `Aceptó la oferta ${number}`,
    en: `You accepted the offer ${number}`,
  }),
  acceptedTitle: { es: 'Oferta aceptada', en: 'Offer accepted' },
  acceptedText: {
    es: `Guardamos su respuesta. El botón abre su página de pago; los datos para pagar todavía no están allí. ${payOnlyThere.es}`,
    en: `We have recorded your answer. The button opens your payment page; how to pay does not stand there yet. ${payOnlyThere.en}`,
  },
  acceptedPayable: {
    es: `Guardamos su respuesta. El botón abre su página de pago. ${payOnlyThere.es} Nunca los mandamos por chat.`,
    en: `We have recorded your answer. The button opens your payment page. ${payOnlyThere.en} We never send it by chat.`,
  },
  held: (what: string, day: string) => ({
    es: `Le apartamos hasta el final del ${day}: ${what}.`,
    en: `We hold for you until the end of ${day}: ${what}.`,
  }),
  notYou: {
    es: 'Si usted no aceptó esta oferta, responda a este correo o escríbanos ahora.',
    en: 'If you did not accept this offer, answer this e-mail or write to us now.',
  },
  planTitle: { es: 'Cómo se paga', en: 'How it is paid' },
  withdrawnSubject: (number: string) => ({
    es: `Retiramos la oferta ${number}`,
    en: `We have withdrawn the offer ${number}`,
  }),
  withdrawnTitle: { es: 'Retiramos su oferta', en: 'We have withdrawn your offer' },
  takenBackSubject: (number: string) => ({
    es: `Deshicimos la aceptación de la oferta ${number}`,
    en: `We have undone the acceptance of the offer ${number}`,
  }),
  takenBackTitle: { es: 'La aceptación se deshizo', en: 'The acceptance was undone' },
  reasonTitle: { es: 'Motivo', en: 'Reason' },
  nothingToPay: { es: 'No pague nada por esta oferta.', en: 'Pay nothing for this offer.' },
  extendedSubject: (number: string, day: string) => ({
    es: `Apartado hasta el ${day}: oferta ${number}`,
    en: `Held until ${day}: offer ${number}`,
  }),
  extendedTitle: { es: 'Tiene más tiempo', en: 'You have more time' },
  extendedText: (day: string) => ({
    es: `Queda apartado para usted hasta el final del ${day}, hora de Cuba.`,
    en: `It is held for you until the end of ${day}, Cuba time.`,
  }),
  lapsedSubject: (number: string) => ({
    es: `Ya no apartamos los productos de la oferta ${number}`,
    en: `We no longer hold the products of the offer ${number}`,
  }),
  lapsedTitle: { es: 'La reserva terminó', en: 'The hold has ended' },
  lapsedText: {
    es: 'No recibimos su pago a tiempo y lo apartado vuelve a estar a la venta. Si todavía lo quiere, escríbanos: si sigue disponible, lo apartamos de nuevo.',
    en: 'Your payment did not reach us in time, and what we held is for sale again. If you still want it, write to us: if it is available, we hold it again.',
  },
  lapsedPaid: {
    es: 'Si ya pagó, no pague otra vez: envíenos el comprobante desde «Verificar».',
    en: 'If you have paid, do not pay again: send us the receipt from “Verify”.',
  },
  lapsedClaimed: {
    es: 'Pasó el día del pago sin que lo encontráramos en nuestra cuenta, y lo apartado vuelve a estar a la venta. Seguimos buscando el pago del que nos avisó: no lo pague otra vez ni lo envíe de nuevo.',
    en: 'The day of payment passed before we found it in our account, and what we held is for sale again. We go on looking for the payment you told us of: do not pay it again or send it once more.',
  },
});

const makeNewVersion = 'Debe actuar: un agente. Haga una versión nueva o respóndale.';

/** Mails to staff are in Spanish alone. */
export const staffOfferMailTexts = {
  accepted: {
    subject: (name: string, number: string) => `${name} aceptó la oferta ${number}`,
    title: 'Oferta aceptada',
    instruction: (payable: boolean, heldUntil: string | undefined) => {
      const howToPay = payable
        ? 'El cliente ya lee en su página de pago cómo pagar'
        : 'El cliente no puede pagar todavía: falta aprobar los datos en «Datos de pago»';
      const held = heldUntil ? `; lo apartado vence al final del ${heldUntil}` : '';
      return `Debe actuar: un agente. ${howToPay}${held}. La oferta aceptada propone el estado «Aprobada».`;
    },
    total: (amount: string) => `Total aceptado: ${amount}`,
  },
  declined: {
    subject: (name: string, number: string) => `${name} rechazó la oferta ${number}`,
    title: 'Oferta rechazada',
    instruction: 'Vea el motivo. Puede hacer una versión nueva.',
  },
  changeAsked: {
    subject: (name: string, number: string) => `${name} pide un cambio en la oferta ${number}`,
    title: 'Pide un cambio en su oferta',
    instruction: makeNewVersion,
  },
  newOfferAsked: {
    subject: (name: string, number: string) => `${name} pide una oferta nueva: ${number} venció`,
    title: 'Pide una oferta nueva',
    instruction: makeNewVersion,
  },
  sold: {
    subject: (name: string, number: string) => `${name} quiso aceptar ${number} y ya se vendió`,
    title: 'Quiso aceptar y algo ya no está',
    instruction:
      'Debe actuar: un agente. La oferta nos obliga: consiga otro igual o haga una versión nueva, y escríbale hoy.',
  },
};

export const receivesLinkMailTexts = defineTexts({
  subject: (reference: string) => ({
    es: `Enlace nuevo para quien recibe ${reference}`,
    en: `New link for whoever receives ${reference}`,
  }),
  title: { es: 'Enlace nuevo para quien recibe', en: 'New link for whoever receives' },
  text: {
    es: 'El anterior ya no abre. Reenvíe este solo a quien recibe su compra: allí ve por dónde viene y, cuando llegue, cómo se entrega.',
    en: 'The former one no longer opens. Forward this one only to whoever receives your order: there they see where it is and, once it has arrived, how it is handed over.',
  },
  link: { es: 'Enlace de quien recibe', en: 'Link for whoever receives' },
  never: {
    es: 'Nunca pedimos códigos por teléfono ni por chat, y nadie de nuestro equipo tiene este enlace.',
    en: 'We never ask for codes by phone or chat, and nobody of our staff has this link.',
  },
  open: { es: 'Ver mi cotización', en: 'See my quotation' },
});
