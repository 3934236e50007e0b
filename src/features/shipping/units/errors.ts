import type { ErrorKind } from '#platform/http/errors.ts';
import { dayInFuture } from '#platform/time/day-in-future.ts';
import type { DateProblem } from './journey-plan.ts';

export const shippingErrors = {
  unitNotFound: {
    status: 404,
    code: 'unit_not_found',
    message: { es: 'No encontramos esa unidad.', en: 'We could not find that unit.' },
  },
  photoNotFound: {
    status: 404,
    code: 'photo_not_found',
    message: { es: 'No encontramos esa foto.', en: 'We could not find that photo.' },
  },
  unitChanged: {
    status: 409,
    code: 'unit_changed',
    message: {
      es: 'Otra persona cambió esta unidad mientras tanto. Véala como está ahora y decida de nuevo.',
      en: 'Someone else changed this unit meanwhile. See how it is now and decide again.',
    },
  },
  vinLetters: {
    status: 400,
    code: 'vin_letters',
    field: 'identifier',
    message: {
      es: 'Un VIN no lleva las letras I, O ni Q: si vio una de ellas, es un 1 o un 0. Compárelo con el título.',
      en: 'A VIN has no letters I, O or Q: if you saw one, it is a 1 or a 0. Compare it with the title.',
    },
  },
  identifierUsed: {
    status: 409,
    code: 'identifier_used',
    field: 'identifier',
    message: {
      es: 'Otra unidad ya lleva ese VIN o número de serie.',
      en: 'Another unit has that VIN or serial number already.',
    },
  },
  mayNotShip: {
    status: 409,
    code: 'may_not_ship',
    details: { reasons: 'Each in Spanish and English.' },
    message: {
      es: 'Todavía no se puede embarcar: falta algo de su expediente.',
      en: 'It may not be shipped yet: something is missing from its export file.',
    },
  },
  customsGoOn: {
    status: 409,
    code: 'customs_go_on',
    details: { reasons: 'Each in Spanish and English.' },
    message: {
      es: 'Todavía no está lista para entregar.',
      en: 'It is not ready to be handed over yet.',
    },
  },
  heldAlready: {
    status: 409,
    code: 'held_already',
    message: {
      es: 'Ya está detenida. Libérela antes de anotar otra causa.',
      en: 'It is held already. Release it before you record another cause.',
    },
  },
  notHeld: {
    status: 409,
    code: 'not_held',
    message: { es: 'Ya no está detenida.', en: 'It is not held any more.' },
  },
  tooManyPhotos: {
    status: 409,
    code: 'too_many_photos',
    message: {
      es: 'Ya tiene 60 fotos. Quite alguna antes de agregar otra.',
      en: 'It has 60 photos already. Remove one before you add another.',
    },
  },
  generalDurations: {
    status: 409,
    code: 'general_durations',
    message: {
      es: 'Lo general no se quita: de ahí salen las promesas que no tienen excepción.',
      en: 'What is general is not removed: promises without an exception come from it.',
    },
  },
  voyageNotFound: {
    status: 404,
    code: 'voyage_not_found',
    message: { es: 'No encontramos ese viaje.', en: 'We could not find that voyage.' },
  },
  voyageExists: {
    status: 409,
    code: 'voyage_exists',
    message: {
      es: 'Ese viaje de ese barco ya está anotado.',
      en: 'That voyage of that ship is recorded already.',
    },
  },
  voyageChanged: {
    status: 409,
    code: 'voyage_changed',
    message: {
      es: 'Otra persona cambió este viaje mientras tanto. Véalo como está ahora y decida de nuevo.',
      en: 'Someone else changed this voyage meanwhile. See how it is now and decide again.',
    },
  },
  voyageDates: {
    status: 400,
    code: 'voyage_dates',
    message: {
      es: 'Un barco llega después de salir.',
      en: 'A ship arrives after it departs.',
    },
  },
  voyageStands: {
    status: 409,
    code: 'voyage_stands',
    message: {
      es: 'El viaje ya salió o ya llegó. Vea cómo está ahora.',
      en: 'The voyage has departed or arrived already. See how it stands now.',
    },
  },
  voyageRefused: {
    status: 409,
    code: 'voyage_refused',
    details: { refused: 'The units that keep the voyage back, with the reasons.' },
    message: {
      es: 'Algunas unidades no pueden moverse así. Corríjalas o quítelas del viaje; no se anotó nada.',
      en: 'Some units cannot be moved like that. Correct them or take them off; nothing was recorded.',
    },
  },
  notLoadable: {
    status: 409,
    code: 'not_loadable',
    message: {
      es: 'Alguna de esas unidades ya va en otro viaje, ya se embarcó o llega al almacén después de que salga el barco. No se subió ninguna. Revise:',
      en: 'One of those units is on another voyage, was shipped already or comes to the warehouse after the ship departs. None was loaded. Look at:',
    },
  },
  handoverNeeded: {
    status: 422,
    code: 'handover_needed',
    message: {
      es: 'Una entrega se anota en Entregas a clientes: con el código de quien recibe, o con un acta firmada que mira otra persona. Sin ninguno de los dos la anota un administrador.',
      en: 'A handover is recorded under Handovers: by the code of whoever receives, or by a signed act that another person looks at. Without either an administrator records it.',
    },
  },
} as const satisfies Record<string, ErrorKind>;

export const dateErrors: Record<DateProblem, ErrorKind> = {
  future: {
    status: 400,
    code: 'day_in_future',
    message: dayInFuture,
  },
  before_former: {
    status: 400,
    code: 'day_before_former',
    message: {
      es: 'Es antes de una etapa anterior.',
      en: 'It is before an earlier stage.',
    },
  },
  earlier_missing: {
    status: 409,
    code: 'earlier_missing',
    message: {
      es: 'Falta una etapa anterior: anótela, o diga que se alcanzó el mismo día.',
      en: 'An earlier stage is missing: record it, or say that it was reached on the same day.',
    },
  },
  reached_already: {
    status: 409,
    code: 'reached_already',
    message: {
      es: 'Esa etapa ya se alcanzó. Vea cómo está ahora.',
      en: 'That stage was reached already. See how it stands now.',
    },
  },
  not_last: {
    status: 409,
    code: 'not_last_stage',
    message: {
      es: 'Quite primero las etapas posteriores.',
      en: 'First take back the stages after it.',
    },
  },
  not_reached: {
    status: 409,
    code: 'stage_not_reached',
    message: { es: 'Esa etapa no se ha alcanzado.', en: 'That stage was not reached.' },
  },
};
