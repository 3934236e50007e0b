import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { daysAfterHandover } from './links.ts';
import type { LineKind } from './offer-rules.ts';

/** What is in an offer, and what it costs. */
export const offerGoodsTexts = defineTexts({
  lines: { es: 'Qué incluye', en: 'What it includes' },
  kinds: {
    goods: { es: 'Producto', en: 'Product' },
    freight: { es: 'Flete', en: 'Freight' },
    insurance: { es: 'Seguro', en: 'Insurance' },
    fee: { es: 'Gestión', en: 'Fee' },
    discount: { es: 'Descuento', en: 'Discount' },
  } satisfies Record<LineKind, Text>,
  each: (price: string) => ({ es: `${price} cada uno`, en: `${price} each` }),
  gone: { es: 'ya no está disponible', en: 'no longer available' },
  total: { es: 'A nosotros', en: 'To us' },
});

export const offerPageTexts = defineTexts({
  offer: { es: 'Oferta', en: 'Offer' },
  forWhom: (brand: string, name: string) => ({
    es: `De ${brand} para ${name}`,
    en: `From ${brand} to ${name}`,
  }),
  validUntil: (day: string) => ({
    es: `Vale hasta el final del ${day}, hora de Cuba.`,
    en: `Valid until the end of ${day}, Cuba time.`,
  }),
  daysLeft: (days: number) => ({
    es: days === 0 ? 'Hoy es el último día.' : days === 1 ? 'Queda 1 día.' : `Quedan ${days} días.`,
    en: days === 0 ? 'Today is the last day.' : days === 1 ? '1 day left.' : `${days} days left.`,
  }),
  download: { es: 'Descargar PDF', en: 'Download PDF' },
  checkOurs: { es: 'Compruebe que somos nosotros', en: 'Check that it is really us' },
  firm: {
    es: 'El precio es firme: hasta ese día no cambia.',
    en: 'The price is firm: until that day it does not change.',
  },
  options: { es: 'Opciones: usted decide', en: 'Options: you decide' },
  optionsHint: {
    es: 'No están en el total. Marque las que quiera y toque «Aceptar oferta»: verá el total antes de confirmar.',
    en: 'They are not in the total. Tick the ones you want and tap “Accept offer”: you will see the total before you confirm.',
  },
  optionsOpen: { es: 'Opciones', en: 'Options' },
  optionsOpenHint: { es: 'No están en el total.', en: 'They are not in the total.' },
  ifToday: (mariel: string, handover: string) => ({
    es: `Si acepta hoy: en Mariel hacia el ${mariel}, entregado hacia el ${handover}.`,
    en: `If you accept today: in Mariel around ${mariel}, handed over around ${handover}.`,
  }),
  ifOn: (day: string, mariel: string, handover: string) => ({
    es: `Si acepta el ${day}: en Mariel hacia el ${mariel}, entregado hacia el ${handover}.`,
    en: `If you accept on ${day}: in Mariel around ${mariel}, handed over around ${handover}.`,
  }),
  plan: { es: 'Cómo se paga', en: 'How it is paid' },
  planOptions: {
    es: 'Si toma opciones, se suman a la última cuota o a su parte del total: lo verá antes de confirmar.',
    en: 'Options that you take are added to the last installment, or to its share of the total: you will see it before you confirm.',
  },
  agentSays: { es: 'Su agente le dice', en: 'Your agent says' },
  accept: { es: 'Aceptar oferta', en: 'Accept offer' },
  acceptHint: {
    es: 'Todavía no acepta nada: primero ve el resumen.',
    en: 'This accepts nothing yet: you see the summary first.',
  },
  problem: { es: 'Hay un problema', en: 'There is a problem' },
  changeTitle: { es: 'Pedir un cambio', en: 'Ask for a change' },
  changeLine: { es: 'Sobre qué línea', en: 'About which line' },
  wholeOffer: { es: 'Toda la oferta', en: 'The whole offer' },
  changeText: { es: 'Qué desea cambiar', en: 'What you want to change' },
  changeSend: { es: 'Enviar', en: 'Send the request' },
  declineTitle: { es: 'No me interesa', en: 'I am not interested' },
  declineReason: { es: 'Por qué', en: 'Why' },
  declineHint: {
    es: 'Nos ayuda a mejorar. Después de rechazarla ya no se puede aceptar.',
    en: 'It helps us improve. Once declined, it can no longer be accepted.',
  },
  decline: { es: 'Rechazar la oferta', en: 'Decline the offer' },
  changeMissing: { es: 'Escriba qué desea cambiar.', en: 'Write what you want to change.' },
  changeLong: {
    es: 'Son más de 1,000 caracteres. Acórtelo, por favor.',
    en: 'These are more than 1,000 characters. Please shorten it.',
  },
  reasonMissing: {
    es: 'Escriba por qué: una palabra basta.',
    en: 'Write why: one word is enough.',
  },
  reasonLong: {
    es: 'Son más de 500 caracteres. Acórtelo, por favor.',
    en: 'These are more than 500 characters. Please shorten it.',
  },
  nameMissing: { es: 'Escriba su nombre.', en: 'Write your name.' },
  nameLong: {
    es: 'Son más de 120 caracteres. Escriba solo su nombre.',
    en: 'These are more than 120 characters. Write your name alone.',
  },
  confirmTitle: { es: 'Confirme que acepta', en: 'Confirm that you accept' },
  chosen: { es: 'Lo que acepta', en: 'What you accept' },
  firstPayment: (parts: number) => ({
    es: parts > 1 ? 'Primera cuota' : 'Pago',
    en: parts > 1 ? 'First installment' : 'Payment',
  }),
  holds: (what: string, day: string) => ({
    es: `Al confirmar le apartamos ${what} hasta el final del ${day}.`,
    en: `When you confirm we hold ${what} for you until the end of ${day}.`,
  }),
  terms: (version: string) => ({
    es: `Acepta los términos y condiciones (versión ${version})`,
    en: `You accept the terms and conditions (version ${version})`,
  }),
  readTerms: { es: 'Leer los términos', en: 'Read the terms' },
  name: { es: 'Su nombre', en: 'Your name' },
  recipient: { es: 'Quién recibe en Cuba', en: 'Who receives it in Cuba' },
  recipientText: (province: string) => ({
    es: `Va a ${province}. Revise estos datos, o déjelos vacíos si recibe usted.`,
    en: `It goes to ${province}. Check these details, or leave them empty if you receive it yourself.`,
  }),
  confirm: { es: 'Confirmar', en: 'Confirm' },
  back: { es: 'Volver a la oferta', en: 'Back to the offer' },
  noPayment: {
    es: 'Confirmar no paga nada. En este sitio no se paga.',
    en: 'Confirming pays nothing. Nothing is paid on this site.',
  },
  acceptedBy: (name: string, moment: string) => ({
    es: `La aceptó ${name} el ${moment}.`,
    en: `${name} accepted it on ${moment}.`,
  }),
  held: (what: string, day: string) => ({
    es: `Apartado para usted hasta el final del ${day}: ${what}.`,
    en: `Held for you until the end of ${day}: ${what}.`,
  }),
  heldPaid: (what: string) => ({
    es: `Apartado para usted con su pago: ${what}.`,
    en: `Held for you with your payment: ${what}.`,
  }),
  declinedText: (reason: string) => ({ es: `Motivo: «${reason}».`, en: `Reason: “${reason}”.` }),
  goneTitle: (what: string) => ({
    es: `Ya no está disponible: ${what}`,
    en: `No longer available: ${what}`,
  }),
  again: { es: 'Pedir una oferta nueva', en: 'Ask for a new offer' },
  supersededTitle: { es: 'Hay una oferta más nueva', en: 'There is a newer offer' },
  seeNewest: { es: 'Ver la más nueva', en: 'See the newest' },
  noOffer: { es: 'Todavía no hay oferta', en: 'There is no offer yet' },
  noOfferText: {
    es: 'Cuando la haya, la verá aquí con este mismo enlace.',
    en: 'Once there is one, you see it here by this same link.',
  },
  ask: { es: 'Preguntar por WhatsApp', en: 'Ask on WhatsApp' },
  whatsappText: (number: string) => ({
    es: `Hola, escribo por la oferta ${number}.`,
    en: `Hello, I am writing about the offer ${number}.`,
  }),
  seeQuote: { es: 'Ver la cotización', en: 'See the quotation' },
});

export const offerLinkTexts = defineTexts({
  shareTitle: { es: 'Compartir', en: 'Share' },
  shareText: {
    es: 'Quien paga ve los montos y cómo pagar, y no puede aceptar por usted. Quien recibe ve qué le llega, sin precios.',
    en: 'Whoever pays sees the amounts and how to pay, and cannot accept for you. Whoever receives sees what is coming, without prices.',
  },
  share: {
    pays: { es: 'Compartir con quien paga', en: 'Share with the person who pays' },
    receives: { es: 'Compartir con quien recibe', en: 'Share with the person who receives' },
  },
  linkOf: {
    pays: { es: 'Enlace de quien paga', en: 'Link for whoever pays' },
    receives: { es: 'Enlace de quien recibe', en: 'Link for whoever receives' },
  },
  until: (until: string) => ({ es: `Sirve hasta ${until}.`, en: `It works until ${until}.` }),
  day: (day: string) => ({ es: `el ${day}`, en: day }),
  afterHandover: {
    es: `${daysAfterHandover} días después de la última entrega`,
    en: `${daysAfterHandover} days after the last handover`,
  },
  staffReceives: {
    es: 'Usted es del equipo: ni este enlace ni el código de entrega se le muestran a nadie del equipo. Su compra se entrega con un acta firmada que mira otra persona.',
    en: 'You are a member of staff: neither this link nor the handover code is shown to anybody of staff. Your order is handed over by a signed act that another person looks at.',
  },
  revoke: {
    pays: { es: 'Anular el enlace de quien paga', en: 'Revoke the link for whoever pays' },
    receives: {
      es: 'Anular el enlace de quien recibe',
      en: 'Revoke the link for whoever receives',
    },
  },
  revoked: { es: 'Enlace anulado: ya no abre nada', en: 'Link revoked: it opens nothing any more' },
  made: { es: 'Enlace listo para compartir', en: 'Link ready to be shared' },
  whatsapp: { es: 'Enviar por WhatsApp', en: 'Send on WhatsApp' },
  message: {
    pays: (reference: string, url: string) => ({
      es: `Aquí están los pagos de la cotización ${reference}: ${url}`,
      en: `Here are the payments of quotation ${reference}: ${url}`,
    }),
    receives: (reference: string, url: string) => ({
      es: `Aquí puede seguir la cotización ${reference}: ${url}`,
      en: `Here you can follow quotation ${reference}: ${url}`,
    }),
  },
  whose: (name: string, until: string) => ({
    es: `Este enlace es de ${name} y sirve hasta ${until}. Quien lo tiene ve esta página: no lo reenvíe a desconocidos.`,
    en: `This link belongs to ${name} and works until ${until}. Whoever has it sees this page: do not forward it to strangers.`,
  }),
  whoseAlone: (name: string) => ({
    es: `Es de la cotización de ${name}.`,
    en: `It is of the quotation of ${name}.`,
  }),
  wrongPerson: {
    es: '¿Le llegó por error? Avísenos y ciérrela',
    en: 'Did it reach you by mistake? Tell us, and close it',
  },
  wrongPersonText: (reference: string) => ({
    es: `Me llegó por error un enlace de ${reference}.`,
    en: `A link for ${reference} reached me by mistake.`,
  }),
  paysTitle: { es: 'Los pagos', en: 'The payments' },
  receivesTitle: { es: 'Lo que es para usted', en: 'What is for you' },
  sharedBy: (name: string) => ({
    es: `${name} le compartió esta cotización.`,
    en: `${name} shared this quotation with you.`,
  }),
  province: { es: 'Entrega en', en: 'Delivery in' },
  noHandover: {
    es: 'La entrega la coordina nuestro equipo con usted. No pague nada a nadie que se lo pida por teléfono.',
    en: 'Our team arranges the handover with you. Pay nothing to anybody who asks for it by phone.',
  },
  closed: {
    cut: {
      title: { es: 'El enlace llegó incompleto', en: 'The link arrived incomplete' },
      text: {
        es: 'Parece que se cortó al copiarlo o enviarlo. Ábralo desde el mensaje original, o cópielo entero.',
        en: 'It seems to have been cut when it was copied or sent. Open it from the original message, or copy all of it.',
      },
    },
    unknown: {
      title: { es: 'Este enlace no abre nada', en: 'This link opens nothing' },
      text: {
        es: 'Revise que sea el que le enviamos. Si lo es, escríbanos y le ayudamos.',
        en: 'Check that it is the one we sent to you. If it is, write to us and we help you.',
      },
    },
    over: {
      title: { es: 'Este enlace ya no abre', en: 'This link no longer opens' },
      text: {
        es: 'Se anuló o pasó su fecha. Pida uno nuevo a quien se lo envió, o entre en Mis Cotizaciones.',
        en: 'It was revoked or has expired. Ask whoever sent it for a new one, or go to My quotations.',
      },
    },
    staff: {
      title: { es: 'Este enlace es de quien recibe', en: 'This link is for whoever receives' },
      text: {
        es: 'Usted entró como parte del equipo, y detrás está el código de entrega: aquí no ve nada más. Si le llegó por error, anúlelo en la página de la oferta y mande otro al cliente desde allí.',
        en: 'You are signed in as a member of staff, and the handover code stands behind it: you see nothing more here. If it reached you by mistake, revoke it on the page of the offer and send another one to the customer from there.',
      },
    },
  },
  myQuotes: { es: 'Ir a Mis Cotizaciones', en: 'Go to My quotations' },
  write: { es: 'Escribirnos', en: 'Write to us' },
});

/** What the plan lets us wait for. */
export const planStepTexts = defineTexts({
  buyAfter: (amount: string) => ({
    es: `Compramos lo que pidió cuando estén pagados ${amount}.`,
    en: `We buy what you asked for once ${amount} are paid.`,
  }),
  buy: { es: 'Compramos lo que pidió.', en: 'We buy what you asked for.' },
  shipAfter: (amount: string) => ({
    es: `Lo embarcamos hacia el puerto de Mariel cuando estén pagados los ${amount} que vencen antes del embarque.`,
    en: `We ship it to the Port of Mariel once the ${amount} that are due before embarkation are paid.`,
  }),
  ship: { es: 'Lo enviamos al puerto de Mariel.', en: 'We ship it to the Port of Mariel.' },
});
