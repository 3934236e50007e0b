import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { dayInFuture } from '#platform/time/day-in-future.ts';
import type { DateProblem } from './journey-plan.ts';

export const shippingErrors = {
  unitNotFound: errorKind(404, 'unit_not_found', {
    es: 'No encontramos esa unidad.',
    en: 'We could not find that unit.',
  }),
  photoNotFound: errorKind(404, 'photo_not_found', {
    es: 'No encontramos esa foto.',
    en: 'We could not find that photo.',
  }),
  unitChanged: errorKind(409, 'unit_changed', {
    es: 'Otra persona cambió esta unidad mientras tanto. Véala como está ahora y decida de nuevo.',
    en: 'Someone else changed this unit meanwhile. See how it is now and decide again.',
  }),
  vinLetters: errorKind(400, 'vin_letters', {
    es: 'Un VIN no lleva las letras I, O ni Q: si vio una de ellas, es un 1 o un 0. Compárelo con el título.',
    en: 'A VIN has no letters I, O or Q: if you saw one, it is a 1 or a 0. Compare it with the title.',
    field: 'identifier',
  }),
  identifierUsed: errorKind(409, 'identifier_used', {
    es: 'Otra unidad ya lleva ese VIN o número de serie.',
    en: 'Another unit has that VIN or serial number already.',
    field: 'identifier',
  }),
  notSailed: errorKind(409, 'not_sailed', {
    es: 'Nada de esta cotización se ha embarcado. Registre antes el embarque de sus unidades.',
    en: 'Nothing of this quotation was shipped. Record the shipping of its units first.',
  }),
  notHandedOver: errorKind(409, 'not_handed_over', {
    es: 'Algo de esta cotización no se ha entregado. Registre antes cada entrega en «Entregas a clientes».',
    en: 'Something of this quotation was not handed over. Record each handover first, in “Handovers”.',
  }),
  goodsBought: errorKind(403, 'goods_bought', {
    es: 'Algo de esta cotización ya se compró: solo un administrador la rechaza.',
    en: 'Something of this quotation was bought: only an administrador rejects it.',
  }),
  mayNotBuy: errorKind(409, 'may_not_buy', {
    es: 'Todavía no se puede comprar.',
    en: 'It may not be bought yet.',
    details: { reasons: 'Each in Spanish and English.' },
  }),
  mayNotShip: errorKind(409, 'may_not_ship', {
    es: 'Todavía no se puede embarcar.',
    en: 'It may not be shipped yet.',
    details: { reasons: 'Each in Spanish and English.' },
  }),
  customsGoOn: errorKind(409, 'customs_go_on', {
    es: 'Todavía no está lista para entregar.',
    en: 'It is not ready to be handed over yet.',
    details: { reasons: 'Each in Spanish and English.' },
  }),
  heldAlready: errorKind(409, 'held_already', {
    es: 'Ya está detenida. Libérela antes de anotar otra causa.',
    en: 'It is held already. Release it before you record another cause.',
  }),
  notHeld: errorKind(409, 'not_held', {
    es: 'Ya no está detenida.',
    en: 'It is not held any more.',
  }),
  kindStands: errorKind(409, 'kind_stands', {
    es: 'No se cambia qué es: es del catálogo, tiene el VIN de un vehículo o ya se embarcó.',
    en: 'What it is does not change: it is of the catalog, has the VIN of a vehicle or was shipped.',
  }),
  tooManyPhotos: errorKind(409, 'too_many_photos', {
    es: 'Ya tiene 60 fotos. Quite alguna antes de agregar otra.',
    en: 'It has 60 photos already. Remove one before you add another.',
  }),
  generalDurations: errorKind(409, 'general_durations', {
    es: 'Lo general no se quita: de ahí salen las promesas que no tienen excepción.',
    en: 'What is general is not removed: promises without an exception come from it.',
  }),
  voyageNotFound: errorKind(404, 'voyage_not_found', {
    es: 'No encontramos ese viaje.',
    en: 'We could not find that voyage.',
  }),
  voyageExists: errorKind(409, 'voyage_exists', {
    es: 'Ese viaje de ese barco ya está anotado.',
    en: 'That voyage of that ship is recorded already.',
  }),
  voyageChanged: errorKind(409, 'voyage_changed', {
    es: 'Otra persona cambió este viaje mientras tanto. Véalo como está ahora y decida de nuevo.',
    en: 'Someone else changed this voyage meanwhile. See how it is now and decide again.',
  }),
  voyageDates: errorKind(400, 'voyage_dates', {
    es: 'Un barco llega después de salir.',
    en: 'A ship arrives after it departs.',
  }),
  voyageStands: errorKind(409, 'voyage_stands', {
    es: 'El viaje ya salió o ya llegó. Vea cómo está ahora.',
    en: 'The voyage has departed or arrived already. See how it stands now.',
  }),
  voyageRefused: errorKind(409, 'voyage_refused', {
    es: 'Algunas unidades no pueden moverse así. Corríjalas o quítelas del viaje; no se anotó nada.',
    en: 'Some units cannot be moved like that. Correct them or take them off; nothing was recorded.',
    details: { refused: 'The units that keep the voyage back, with the reasons.' },
  }),
  notLoadable: errorKind(409, 'not_loadable', {
    es: 'Alguna de esas unidades ya va en otro viaje, ya se embarcó o llega al almacén después de que salga el barco. No se subió ninguna. Revise:',
    en: 'One of those units is on another voyage, was shipped already or comes to the warehouse after the ship departs. None was loaded. Look at:',
  }),
  handoverNeeded: errorKind(422, 'handover_needed', {
    es: 'Una entrega se anota en Entregas a clientes: con el código de quien recibe, o con un acta firmada que mira otra persona. Sin ninguno de los dos la anota un administrador.',
    en: 'A handover is recorded under Handovers: by the code of whoever receives, or by a signed act that another person looks at. Without either an administrator records it.',
  }),
} satisfies Record<string, ErrorKind>;

export const dateErrors: Record<DateProblem, ErrorKind> = {
  future: errorKind(400, 'day_in_future', dayInFuture),
  before_former: errorKind(400, 'day_before_former', {
    es: 'Es antes de una etapa anterior.',
    en: 'It is before an earlier stage.',
  }),
  earlier_missing: errorKind(409, 'earlier_missing', {
    es: 'Falta una etapa anterior: anótela, o diga que se alcanzó el mismo día.',
    en: 'An earlier stage is missing: record it, or say that it was reached on the same day.',
  }),
  reached_already: errorKind(409, 'reached_already', {
    es: 'Esa etapa ya se alcanzó. Vea cómo está ahora.',
    en: 'That stage was reached already. See how it stands now.',
  }),
  not_last: errorKind(409, 'not_last_stage', {
    es: 'Quite primero las etapas posteriores.',
    en: 'First take back the stages after it.',
  }),
  not_reached: errorKind(409, 'stage_not_reached', {
    es: 'Esa etapa no se ha alcanzado.',
    en: 'That stage was not reached.',
  }),
};
