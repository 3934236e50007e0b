import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { offerLimits } from './offer-rules.ts';

export const offerErrors = {
  notFound: errorKind(404, 'offer_not_found', {
    es: 'No encontramos esa oferta.',
    en: 'We could not find that offer.',
  }),
  changed: errorKind(409, 'offer_changed', {
    es: 'Otra persona guardó esta oferta mientras tanto. Véala como está ahora; lo que escribió no se guardó.',
    en: 'Someone else saved this offer meanwhile. See how it is now; what you wrote was not saved.',
  }),
  notDraft: errorKind(409, 'offer_not_draft', {
    es: 'Esta oferta ya se envió y no cambia. Haga una versión nueva.',
    en: 'This offer was sent and does not change. Make a new version.',
  }),
  notSent: errorKind(409, 'offer_not_sent', {
    es: 'Esta oferta ya no espera respuesta. Vea cómo está ahora.',
    en: 'This offer no longer waits for an answer. See how it stands now.',
  }),
  hasMoney: errorKind(409, 'offer_has_money', {
    es: 'Hay dinero del cliente: la aceptación no se deshace. Un administrador lo devuelve antes, o anula la anotación si fue un error.',
    en: 'There is money of the customer: the acceptance is not undone. An administrador refunds it first, or reverses the entry if it was a mistake.',
  }),
  notAccepted: errorKind(409, 'offer_not_accepted', {
    es: 'Esta oferta no está aceptada. Vea cómo está ahora.',
    en: 'This offer is not accepted. See how it stands now.',
  }),
  holdDay: errorKind(422, 'offer_hold_day', {
    es: `Elija un día más tarde que el de ahora, de aquí a ${offerLimits.holdDays} días a lo sumo.`,
    en: `Choose a later day than the present one, at most ${offerLimits.holdDays} days from today.`,
  }),
  holdSold: errorKind(409, 'offer_hold_sold', {
    es: 'Algo de esta oferta ya no está libre: no se puede apartar de nuevo. Deshaga la aceptación y haga una versión nueva; si ya pagó, un administrador le devuelve antes el dinero.',
    en: 'Something in this offer is free no more: it cannot be held again. Undo the acceptance and make a new version; if they have paid, an administrador refunds the money first.',
  }),
  holdNothing: errorKind(409, 'offer_hold_nothing', {
    es: 'Lo de esta oferta se pide por encargo: no hay piezas que apartar.',
    en: 'What is in this offer is ordered: there are no pieces to hold.',
  }),
  notExpired: errorKind(409, 'offer_not_expired', {
    es: 'Esta oferta no está vencida. Vea cómo está ahora.',
    en: 'This offer has not expired. See how it stands now.',
  }),
  draftThere: errorKind(409, 'offer_draft_there', {
    es: 'Esta cotización tiene un borrador de oferta. Envíelo o descártelo primero.',
    en: 'This quotation has a draft of an offer. Send it or discard it first.',
  }),
  acceptedBefore: errorKind(409, 'offer_accepted_before', {
    es: 'El cliente ya aceptó una oferta de esta cotización. Para enviar otra, deshaga primero esa aceptación.',
    en: 'The customer has accepted an offer of this quotation. To send another one, undo that acceptance first.',
  }),
  quoteClosed: errorKind(409, 'quote_closed', {
    es: 'Esta cotización está rechazada, cancelada o terminada: no se hacen ofertas.',
    en: 'This quotation is rejected, canceled or finished: no offers are made of it.',
  }),
  noGoods: errorKind(422, 'offer_empty', {
    es: 'Escriba al menos una línea que no sea opcional, con precio: el total debe ser mayor que cero.',
    en: 'Write at least one line that is not optional, with a price: the total must be more than zero.',
  }),
  tooManyPresets: errorKind(422, 'offer_too_many_presets', {
    es: `Los fletes y cargos guardados para esta cotización no caben en una oferta: son ${offerLimits.lines} líneas a lo sumo. Quite los que sobran en «Fletes y cargos guardados».`,
    en: `The freight and fees kept for this quotation do not fit into an offer: ${offerLimits.lines} lines at most. Remove some in “Kept freight and fees”.`,
  }),
  priceTooMuch: errorKind(422, 'offer_price_too_much', {
    es: 'Un precio pasa de diez millones de dólares: el de un producto, o un cargo guardado en porcentaje. Cámbielo primero.',
    en: 'A price is above ten million dollars: that of a product, or of a fee kept as a percentage. Change it first.',
  }),
  tooMuch: errorKind(422, 'offer_too_much', {
    es: 'El total pasa de mil millones de dólares. Revise cantidades y precios.',
    en: 'The total is above a billion dollars. Check quantities and prices.',
  }),
  wrongDiscount: errorKind(422, 'offer_wrong_discount', {
    es: 'Un descuento resta y no es opcional; las demás líneas no llevan precio negativo.',
    en: 'A discount takes away and is not optional; all other lines have no negative price.',
  }),
  plan: errorKind(422, 'offer_plan', {
    es: 'Las cuotas no suman el total. Revise sus montos o porcentajes.',
    en: 'The installments do not add up to the total. Check their amounts or percentages.',
  }),
  smallInstalment: errorKind(422, 'offer_plan', {
    es: 'Una cuota queda en menos de un centavo. Revise el plan de pago.',
    en: 'An installment comes to less than a cent. Check the payment plan.',
  }),
  noPlan: errorKind(422, 'offer_plan', {
    es: 'Escriba cómo se paga: al menos una cuota.',
    en: 'Write how it is paid: at least one installment.',
  }),
  dueDate: errorKind(422, 'offer_plan', {
    es: 'Una cuota con fecha necesita su día, y las demás ninguno.',
    en: 'An installment with a date needs its day, and the others none.',
  }),
  duePast: errorKind(422, 'offer_plan', {
    es: 'El día de una cuota ya pasó en La Habana. Elija otro.',
    en: 'The day of an installment is over in Havana. Choose another one.',
  }),
  dueFar: errorKind(422, 'offer_due_far', {
    es: `El primer pago vence en más de ${offerLimits.holdDays} días, y hasta ese día quedaría apartado lo que acepte. Elija un día más cercano.`,
    en: `The first payment is due in more than ${offerLimits.holdDays} days, and what is accepted would be held until then. Choose an earlier day.`,
  }),
  validity: errorKind(422, 'offer_validity', {
    es: 'La oferta debe valer al menos hasta hoy en La Habana, y 90 días a lo sumo.',
    en: 'The offer must hold at least until today in Havana, and 90 days at most.',
  }),
  expired: errorKind(409, 'offer_expired', {
    es: 'Esta oferta venció. Pida una nueva con un toque: no tiene que escribir nada.',
    en: 'This offer has expired. Ask for a new one with one tap: there is nothing to write.',
  }),
  superseded: errorKind(409, 'offer_superseded', {
    es: 'Hay una versión más nueva de esta oferta. Responda a esa.',
    en: 'There is a newer version of this offer. Answer that one.',
  }),
  withdrawn: errorKind(409, 'offer_withdrawn', {
    es: 'Esta oferta ya no vale. En su página se lee qué pasó y qué sigue.',
    en: 'This offer holds no longer. Its page says what happened and what comes next.',
  }),
  accepted: errorKind(409, 'offer_accepted', {
    es: 'Esta oferta ya se aceptó. Si no quiere seguir, escriba a su agente.',
    en: 'This offer has been accepted. If you do not want to go on, write to your agent.',
  }),
  declined: errorKind(409, 'offer_declined', {
    es: 'Esta oferta ya se rechazó. Si la quiere de todos modos, escriba a su agente.',
    en: 'This offer has been declined. If you want it after all, write to your agent.',
  }),
  sold: errorKind(409, 'offer_sold', {
    es: 'Algo de esta oferta se vendió mientras tanto. Ya avisamos a su agente, que le prepara una oferta nueva.',
    en: 'Something in this offer was sold meanwhile. We have told your agent, who prepares a new offer for you.',
  }),
  wrongChoice: errorKind(422, 'offer_wrong_choice', {
    es: 'Una de las opciones no es de esta oferta. Vuelva a la oferta y elija de nuevo.',
    en: 'One of the options is not of this offer. Go back to the offer and choose again.',
  }),
  otherShown: errorKind(409, 'offer_shown_other', {
    es: 'Lo que vio no es lo que dice esta oferta. Véala de nuevo y confirme.',
    en: 'What you saw is not what this offer says. See it again and confirm.',
  }),
  notForStaff: errorKind(403, 'offer_not_for_staff', {
    es: 'Nadie del equipo responde una oferta por un cliente.',
    en: 'Nobody of staff answers an offer for a customer.',
  }),
  receivesNotForStaff: errorKind(403, 'link_not_for_staff', {
    es: 'El enlace de quien recibe no se le da a nadie del equipo: detrás está el código de entrega.',
    en: 'The link of whoever receives is given to nobody of staff: the handover code stands behind it.',
  }),
  linkChanged: errorKind(409, 'link_changed', {
    es: 'Ese enlace cambió mientras tanto. Vea cómo está ahora.',
    en: 'That link has changed meanwhile. See how it is now.',
  }),
  customerOfStaff: errorKind(409, 'customer_of_staff', {
    es: 'Ese correo es de alguien del equipo, y a nadie del equipo se le manda el enlace de quien recibe. Se entrega con un acta firmada.',
    en: 'That e-mail is of somebody of staff, and nobody of staff is sent the link of whoever receives. It is handed over by a signed act.',
  }),
  addressUnknown: errorKind(409, 'address_unknown', {
    es: 'El cliente todavía no mostró que ese correo es suyo. Cuando entre con él, comparte el enlace desde su cotización.',
    en: 'The customer has not shown yet that this e-mail is theirs. Once they sign in with it, they share the link from their quotation.',
  }),
  presetNotFound: errorKind(404, 'preset_not_found', {
    es: 'No encontramos ese valor guardado.',
    en: 'We could not find that preset.',
  }),
  linkNotFound: errorKind(404, 'link_not_found', {
    es: 'No encontramos ese enlace.',
    en: 'We could not find that link.',
  }),
} satisfies Record<string, ErrorKind>;
