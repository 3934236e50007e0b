import { defineTexts } from '#platform/text/texts.ts';

export const staffVoyageTexts = defineTexts({
  title: { es: 'Viajes', en: 'Voyages' },
  lead: {
    es: 'Los barcos que llevan unidades a Mariel. Una anotación mueve las unidades de su viaje y avisa a su gente.',
    en: 'The ships that carry units to Mariel. One entry moves the units of its voyage and tells their people.',
  },
  one: (ship: string, number: string) => ({
    es: `${ship}, viaje ${number}`,
    en: `${ship}, voyage ${number}`,
  }),
  create: { es: 'Anotar un viaje', en: 'Record a voyage' },
  edit: { es: 'Cambiar nombre o B/L', en: 'Change name or B/L' },
  createHint: {
    es: 'Las fechas son las previstas; después se cambian con una causa.',
    en: 'The dates are those expected; later they are changed with a cause.',
  },
  editHint: {
    es: 'Las fechas se cambian con una anotación, que avisa a su gente.',
    en: 'Dates are changed with an entry, which tells their people.',
  },
  none: { es: 'Todavía no hay viajes', en: 'There are no voyages yet' },
  noneText: {
    es: 'Anote el primero con el botón de arriba.',
    en: 'Record the first one with the button above.',
  },
  back: { es: 'Todos los viajes', en: 'All voyages' },
  ship: { es: 'Barco', en: 'Ship' },
  carrier: { es: 'Naviera', en: 'Carrier' },
  number: { es: 'Número de viaje', en: 'Voyage number' },
  port: { es: 'Puerto de salida', en: 'Port of departure' },
  billOfLading: { es: 'B/L', en: 'B/L' },
  departs: { es: 'Salida', en: 'Departure' },
  arrives: { es: 'Llegada a Mariel', en: 'Arrival in Mariel' },
  departsOn: { es: 'Sale el', en: 'Departs on' },
  arrivesOn: { es: 'Llega el', en: 'Arrives on' },
  really: (day: string) => ({ es: `${day} (real)`, en: `${day} (real)` }),
  expected: (day: string) => ({ es: `${day} (prevista)`, en: `${day} (expected)` }),
  newDates: (departs: string, arrives: string) => ({
    es: `Sale el ${departs}, llega el ${arrives}`,
    en: `Departs on ${departs}, arrives on ${arrives}`,
  }),
  units: { es: 'Unidades', en: 'Units' },
  count: (count: number) => ({
    es: count === 1 ? '1 unidad' : `${count} unidades`,
    en: count === 1 ? '1 unit' : `${count} units`,
  }),
  summary: (departs: string, count: string) => ({
    es: `Sale ${departs}, ${count}`,
    en: `Departs ${departs}, ${count}`,
  }),
  summaryDeparted: (departed: string, count: string) => ({
    es: `Salió ${departed}, ${count}`,
    en: `Departed ${departed}, ${count}`,
  }),
  states: {
    planned: { es: 'Por salir', en: 'To depart' },
    sailing: { es: 'Navegando', en: 'Sailing' },
    arrived: { es: 'En Mariel', en: 'In Mariel' },
  },
  state: { es: 'Estado', en: 'Status' },
  noUnits: { es: 'No lleva ninguna unidad.', en: 'It carries no units.' },
  takeOff: { es: 'Quitar', en: 'Take off' },
  takeOffOf: (number: string) => ({
    es: `Quitar ${number} del viaje`,
    en: `Take ${number} off the voyage`,
  }),
  takenOff: { es: 'Unidad quitada', en: 'Unit taken off' },
  loadUnits: { es: 'Subir unidades', en: 'Load units' },
  load: { es: 'Subir a un viaje', en: 'Put on a voyage' },
  loadHint: {
    es: 'Todas o ninguna. Se esperarán en las fechas del barco.',
    en: 'All or none. They will be expected on the ship’s dates.',
  },
  entry: { es: 'Anotar', en: 'Record' },
  kinds: {
    departed: { es: 'Salió', en: 'It departed' },
    arrived: { es: 'Llegó a Mariel', en: 'It arrived in Mariel' },
    expected: { es: 'Otras fechas', en: 'Other dates' },
    note: { es: 'Nota para todos', en: 'Note to all' },
    departure_taken_back: {
      es: 'No salió: quitar la salida',
      en: 'It did not depart: take the departure back',
    },
    arrival_taken_back: {
      es: 'No llegó: quitar la llegada',
      en: 'It did not arrive: take the arrival back',
    },
  },
  takeBackHint: {
    es: 'Quita de cada unidad lo que esa anotación alcanzó, y la vuelve a esperar en las fechas del barco. Si todavía no salió el correo, no se manda.',
    en: 'Takes from each unit what that entry reached, and expects it on the ship’s dates again. If the e-mail has not left yet, it is not sent.',
  },
  day: { es: 'Qué día', en: 'Which day' },
  earlierToo: {
    es: 'Las etapas anteriores que falten, el mismo día',
    en: 'Earlier stages that are missing, on the same day',
  },
  cause: { es: 'Causa, la leen los clientes', en: 'Cause, read by the customers' },
  text: { es: 'Nota, la leen los clientes', en: 'Note, read by the customers' },
  preview: { es: 'Ver qué pasaría', en: 'See what would happen' },
  moves: (count: number) => ({
    es:
      count === 1
        ? 'Mueve 1 unidad y avisa a su gente'
        : `Mueve ${count} unidades y avisa a su gente`,
    en:
      count === 1
        ? 'Moves 1 unit and tells its people'
        : `Moves ${count} units and tells their people`,
  }),
  notes: (count: number) => ({
    es:
      count === 1
        ? 'La leen los clientes de 1 unidad'
        : `La leen los clientes de ${count} unidades`,
    en: count === 1 ? 'Read by the customers of 1 unit' : `Read by the customers of ${count} units`,
  }),
  couldMove: (count: number) => ({
    es:
      count === 1
        ? 'Todavía no se mueve ninguna. Esta sí puede'
        : `Todavía no se mueve ninguna. Estas ${count} sí pueden`,
    en:
      count === 1
        ? 'None is moved yet. This one can be'
        : `None is moved yet. These ${count} can be`,
  }),
  movesNone: { es: 'No mueve ninguna unidad.', en: 'It moves no units.' },
  refused: (count: number) => ({
    es:
      count === 1
        ? '1 unidad no puede moverse así. Corríjala o quítela del viaje.'
        : `${count} unidades no pueden moverse así. Corríjalas o quítelas del viaje.`,
    en:
      count === 1
        ? '1 unit cannot be moved like that. Correct it or take it off.'
        : `${count} units cannot be moved like that. Correct them or take them off.`,
  }),
  confirm: { es: 'Anotar', en: 'Record' },
  recorded: { es: 'Anotado', en: 'Recorded' },
  notRecorded: { es: 'No se anotó', en: 'Not recorded' },
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Guardado', en: 'Saved' },
  notSaved: { es: 'No se guardó', en: 'Not saved' },
  optional: { es: '(opcional)', en: '(optional)' },
  history: { es: 'Historial', en: 'History' },
  by: (who: string, when: string) => ({ es: `${who}, ${when}`, en: `${who}, ${when}` }),
  somebody: { es: 'Alguien del equipo', en: 'Somebody of the team' },
});
