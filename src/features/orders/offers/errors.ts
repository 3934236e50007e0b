import type { ErrorKind } from '#platform/http/errors.ts';
import { offerLimits } from './offer-rules.ts';

export const offerErrors = {
  notFound: {
    status: 404,
    code: 'offer_not_found',
    message: { es: 'No encontramos esa oferta.', en: 'We could not find that offer.' },
  },
  changed: {
    status: 409,
    code: 'offer_changed',
    message: {
      es: 'Otra persona guardó esta oferta mientras tanto. Véala como está ahora; lo que escribió no se guardó.',
      en: 'Someone else saved this offer meanwhile. See how it is now; what you wrote was not saved.',
    },
  },
  notDraft: {
    status: 409,
    code: 'offer_not_draft',
    message: {
      es: 'Esta oferta ya se envió y no cambia. Haga una versión nueva.',
      en: 'This offer was sent and does not change. Make a new version.',
    },
  },
  notSent: {
    status: 409,
    code: 'offer_not_sent',
    message: {
      es: 'Esta oferta ya no espera respuesta. Vea cómo está ahora.',
      en: 'This offer no longer waits for an answer. See how it stands now.',
    },
  },
  hasMoney: {
    status: 409,
    code: 'offer_has_money',
    message: {
      es: 'Hay dinero del cliente: la aceptación no se deshace. Un administrador lo devuelve antes, o anula la anotación si fue un error.',
      en: 'There is money of the customer: the acceptance is not undone. An administrador refunds it first, or reverses the entry if it was a mistake.',
    },
  },
  notAccepted: {
    status: 409,
    code: 'offer_not_accepted',
    message: {
      es: 'Esta oferta no está aceptada. Vea cómo está ahora.',
      en: 'This offer is not accepted. See how it stands now.',
    },
  },
  holdDay: {
    status: 422,
    code: 'offer_hold_day',
    message: {
      es: `Elija un día más tarde que el de ahora, de aquí a ${offerLimits.holdDays} días a lo sumo.`,
      en: `Choose a later day than the present one, at most ${offerLimits.holdDays} days from today.`,
    },
  },
  holdSold: {
    status: 409,
    code: 'offer_hold_sold',
    message: {
      es: 'Algo de esta oferta ya no está libre: no se puede apartar de nuevo. Deshaga la aceptación y haga una versión nueva; si ya pagó, un administrador le devuelve antes el dinero.',
      en: 'Something in this offer is free no more: it cannot be held again. Undo the acceptance and make a new version; if they have paid, an administrador refunds the money first.',
    },
  },
  holdNothing: {
    status: 409,
    code: 'offer_hold_nothing',
    message: {
      es: 'Lo de esta oferta se pide por encargo: no hay piezas que apartar.',
      en: 'What is in this offer is ordered: there are no pieces to hold.',
    },
  },
  notExpired: {
    status: 409,
    code: 'offer_not_expired',
    message: {
      es: 'Esta oferta no está vencida. Vea cómo está ahora.',
      en: 'This offer has not expired. See how it stands now.',
    },
  },
  draftThere: {
    status: 409,
    code: 'offer_draft_there',
    message: {
      es: 'Esta cotización tiene un borrador de oferta. Envíelo o descártelo primero.',
      en: 'This quotation has a draft of an offer. Send it or discard it first.',
    },
  },
  acceptedBefore: {
    status: 409,
    code: 'offer_accepted_before',
    message: {
      es: 'El cliente ya aceptó una oferta de esta cotización. Para enviar otra, deshaga primero esa aceptación.',
      en: 'The customer has accepted an offer of this quotation. To send another one, undo that acceptance first.',
    },
  },
  quoteClosed: {
    status: 409,
    code: 'quote_closed',
    message: {
      es: 'Esta cotización está rechazada, cancelada o terminada: no se hacen ofertas.',
      en: 'This quotation is rejected, cancelled or finished: no offers are made of it.',
    },
  },
  noGoods: {
    status: 422,
    code: 'offer_empty',
    message: {
      es: 'Escriba al menos una línea que no sea opcional, con precio: el total debe ser mayor que cero.',
      en: 'Write at least one line that is not optional, with a price: the total must be more than zero.',
    },
  },
  tooManyPresets: {
    status: 422,
    code: 'offer_too_many_presets',
    message: {
      es: `Los fletes y cargos guardados para esta cotización no caben en una oferta: son ${offerLimits.lines} líneas a lo sumo. Quite los que sobran en «Fletes y cargos guardados».`,
      en: `The freight and fees kept for this quotation do not fit into an offer: ${offerLimits.lines} lines at most. Remove some in “Kept freight and fees”.`,
    },
  },
  priceTooMuch: {
    status: 422,
    code: 'offer_price_too_much',
    message: {
      es: 'Un precio pasa de diez millones de dólares: el de un producto, o un cargo guardado en porcentaje. Cámbielo primero.',
      en: 'A price is above ten million dollars: that of a product, or of a fee kept as a percentage. Change it first.',
    },
  },
  tooMuch: {
    status: 422,
    code: 'offer_too_much',
    message: {
      es: 'El total pasa de mil millones de dólares. Revise cantidades y precios.',
      en: 'The total is above a billion dollars. Check quantities and prices.',
    },
  },
  wrongDiscount: {
    status: 422,
    code: 'offer_wrong_discount',
    message: {
      es: 'Un descuento resta y no es opcional; las demás líneas no llevan precio negativo.',
      en: 'A discount takes away and is not optional; all other lines have no negative price.',
    },
  },
  plan: {
    status: 422,
    code: 'offer_plan',
    message: {
      es: 'Las cuotas no suman el total. Revise sus montos o porcentajes.',
      en: 'The instalments do not add up to the total. Check their amounts or percentages.',
    },
  },
  smallInstalment: {
    status: 422,
    code: 'offer_plan',
    message: {
      es: 'Una cuota queda en menos de un centavo. Revise el plan de pago.',
      en: 'An instalment comes to less than a cent. Check the payment plan.',
    },
  },
  noPlan: {
    status: 422,
    code: 'offer_plan',
    message: {
      es: 'Escriba cómo se paga: al menos una cuota.',
      en: 'Write how it is paid: at least one instalment.',
    },
  },
  dueDate: {
    status: 422,
    code: 'offer_plan',
    message: {
      es: 'Una cuota con fecha necesita su día, y las demás ninguno.',
      en: 'An instalment with a date needs its day, and the others none.',
    },
  },
  duePast: {
    status: 422,
    code: 'offer_plan',
    message: {
      es: 'El día de una cuota ya pasó en La Habana. Elija otro.',
      en: 'The day of an instalment is over in Havana. Choose another one.',
    },
  },
  dueFar: {
    status: 422,
    code: 'offer_due_far',
    message: {
      es: `La primera cuota vence en más de ${offerLimits.holdDays} días, y hasta ese día quedaría apartado lo que acepte. Elija un día más cercano.`,
      en: `The first instalment is due in more than ${offerLimits.holdDays} days, and what is accepted would be held until then. Choose an earlier day.`,
    },
  },
  validity: {
    status: 422,
    code: 'offer_validity',
    message: {
      es: 'La oferta debe valer al menos hasta hoy en La Habana, y 90 días a lo sumo.',
      en: 'The offer must hold at least until today in Havana, and 90 days at most.',
    },
  },
  expired: {
    status: 409,
    code: 'offer_expired',
    message: {
      es: 'Esta oferta venció. Pida una nueva con un toque: no tiene que escribir nada.',
      en: 'This offer has expired. Ask for a new one with one tap: there is nothing to write.',
    },
  },
  superseded: {
    status: 409,
    code: 'offer_superseded',
    message: {
      es: 'Hay una versión más nueva de esta oferta. Responda a esa.',
      en: 'There is a newer version of this offer. Answer that one.',
    },
  },
  withdrawn: {
    status: 409,
    code: 'offer_withdrawn',
    message: {
      es: 'Retiramos esta oferta. Su agente le escribe qué sigue.',
      en: 'We have withdrawn this offer. Your agent writes to you what comes next.',
    },
  },
  accepted: {
    status: 409,
    code: 'offer_accepted',
    message: {
      es: 'Esta oferta ya se aceptó. Si no quiere seguir, escriba a su agente.',
      en: 'This offer has been accepted. If you do not want to go on, write to your agent.',
    },
  },
  declined: {
    status: 409,
    code: 'offer_declined',
    message: {
      es: 'Esta oferta ya se rechazó. Si la quiere de todos modos, escriba a su agente.',
      en: 'This offer has been declined. If you want it after all, write to your agent.',
    },
  },
  sold: {
    status: 409,
    code: 'offer_sold',
    message: {
      es: 'Algo de esta oferta se vendió mientras tanto. Ya avisamos a su agente, que le prepara una oferta nueva.',
      en: 'Something in this offer was sold meanwhile. We have told your agent, who prepares a new offer for you.',
    },
  },
  wrongChoice: {
    status: 422,
    code: 'offer_wrong_choice',
    message: {
      es: 'Una de las opciones no es de esta oferta. Vuelva a la oferta y elija de nuevo.',
      en: 'One of the options is not of this offer. Go back to the offer and choose again.',
    },
  },
  otherShown: {
    status: 409,
    code: 'offer_shown_other',
    message: {
      es: 'Lo que vio no es lo que dice esta oferta. Véala de nuevo y confirme.',
      en: 'What you saw is not what this offer says. See it again and confirm.',
    },
  },
  notForStaff: {
    status: 403,
    code: 'offer_not_for_staff',
    message: {
      es: 'Nadie del equipo responde una oferta por un cliente.',
      en: 'Nobody of staff answers an offer for a customer.',
    },
  },
  receivesNotForStaff: {
    status: 403,
    code: 'link_not_for_staff',
    message: {
      es: 'El enlace de quien recibe no se le da a nadie del equipo: detrás está el código de entrega.',
      en: 'The link of whoever receives is given to nobody of staff: the handover code stands behind it.',
    },
  },
  linkChanged: {
    status: 409,
    code: 'link_changed',
    message: {
      es: 'Ese enlace cambió mientras tanto. Vea cómo está ahora.',
      en: 'That link has changed meanwhile. See how it is now.',
    },
  },
  customerOfStaff: {
    status: 409,
    code: 'customer_of_staff',
    message: {
      es: 'Ese correo es de alguien del equipo, y a nadie del equipo se le manda el enlace de quien recibe. Se entrega con un acta firmada.',
      en: 'That e-mail is of somebody of staff, and nobody of staff is sent the link of whoever receives. It is handed over by a signed act.',
    },
  },
  addressUnknown: {
    status: 409,
    code: 'address_unknown',
    message: {
      es: 'El cliente todavía no mostró que ese correo es suyo. Cuando entre con él, comparte el enlace desde su cotización.',
      en: 'The customer has not shown yet that this e-mail is theirs. Once they sign in with it, they share the link from their quotation.',
    },
  },
  presetNotFound: {
    status: 404,
    code: 'preset_not_found',
    message: {
      es: 'No encontramos ese valor guardado.',
      en: 'We could not find that preset.',
    },
  },
  linkNotFound: {
    status: 404,
    code: 'link_not_found',
    message: { es: 'No encontramos ese enlace.', en: 'We could not find that link.' },
  },
} as const satisfies Record<string, ErrorKind>;
