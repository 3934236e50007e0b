import { defineTexts } from '#platform/text/texts.ts';

/** What comes next, within a sentence. */
export const nextStageTexts = defineTexts({
  bought: { es: 'se compra', en: 'to be bought' },
  warehouse: { es: 'llega a nuestro almacén', en: 'reaches our warehouse' },
  shipped: { es: 'se embarca', en: 'ships' },
  in_mariel: { es: 'llega a Mariel', en: 'reaches Mariel' },
  customs: { es: 'pasa a aduana', en: 'goes to customs' },
  ready: { es: 'queda listo para entrega', en: 'is ready for handover' },
  delivered: { es: 'se entrega', en: 'is handed over' },
});

export const journeyTexts = defineTexts({
  title: { es: 'Por dónde va su envío', en: 'Where your shipment is' },
  sheet: { es: 'Hoja de embarque (PDF)', en: 'Shipment sheet (PDF)' },
  units: {
    es: ({ all, left, handedOver }: { all: number; left: number; handedOver: number }) => {
      if (handedOver === all) return `${all} unidades, todas entregadas.`;
      const parts = [
        left > 0 && `${left} de ${all} ${left === 1 ? 'embarcada' : 'embarcadas'}`,
        handedOver > 0 &&
          `${handedOver} de ${all} ${handedOver === 1 ? 'entregada' : 'entregadas'}`,
      ].filter((part) => part);
      return parts.length > 0 ? `${parts.join(', ')}.` : `${all} unidades, cada una con su camino.`;
    },
    en: ({ all, left, handedOver }: { all: number; left: number; handedOver: number }) => {
      if (handedOver === all) return `${all} units, all handed over.`;
      const parts = [
        left > 0 && `${left} of ${all} shipped`,
        handedOver > 0 && `${handedOver} of ${all} handed over`,
      ].filter((part) => part);
      return parts.length > 0 ? `${parts.join(', ')}.` : `${all} units, each on its own way.`;
    },
  },
  beforeFirst: { es: 'Todavía no está comprado', en: 'Not bought yet' },
  happened: {
    bought: (day: string) => ({ es: `Comprado el ${day}`, en: `Bought on ${day}` }),
    warehouse: (day: string) => ({
      es: `En nuestro almacén de EE. UU. desde el ${day}`,
      en: `In our warehouse in the USA since ${day}`,
    }),
    shipped: (day: string) => ({ es: `Embarcado el ${day}`, en: `Shipped on ${day}` }),
    in_mariel: (day: string) => ({ es: `En Mariel desde el ${day}`, en: `In Mariel since ${day}` }),
    customs: (day: string) => ({
      es: `En aduana y papeles desde el ${day}`,
      en: `At customs since ${day}`,
    }),
    ready: (day: string) => ({
      es: `Listo para entrega desde el ${day}`,
      en: `Ready for handover since ${day}`,
    }),
    delivered: (day: string) => ({ es: `Entregado el ${day}`, en: `Handed over on ${day}` }),
  },
  around: (day: string) => ({ es: `hacia el ${day}`, en: `around ${day}` }),
  noCertainDate: {
    es: 'sin fecha segura hasta que siga su camino',
    en: 'no certain date until it goes on',
  },
  actWaits: {
    es: 'miramos la foto del acta firmada',
    en: 'we are looking at the photo of the signed act',
  },
  oncePaid: { es: 'cuando llegue el pago que falta', en: 'once the missing payment comes' },
  overdue: {
    bought: (day: string) => ({
      es: `se esperaba comprar el ${day}`,
      en: `was to be bought on ${day}`,
    }),
    warehouse: (day: string) => ({
      es: `se esperaba en nuestro almacén el ${day}`,
      en: `was expected at our warehouse on ${day}`,
    }),
    shipped: (day: string) => ({
      es: `el embarque se esperaba el ${day}`,
      en: `was to ship on ${day}`,
    }),
    in_mariel: (day: string) => ({
      es: `se esperaba en Mariel el ${day}`,
      en: `was expected in Mariel on ${day}`,
    }),
    customs: (day: string) => ({
      es: `debía pasar a aduana el ${day}`,
      en: `was to go to customs on ${day}`,
    }),
    ready: (day: string) => ({
      es: `debía quedar listo el ${day}`,
      en: `was to be ready on ${day}`,
    }),
    delivered: (day: string) => ({
      es: `la entrega se esperaba el ${day}`,
      en: `was to be handed over on ${day}`,
    }),
  },
  next: { es: 'Qué sigue', en: 'Next' },
  handover: { es: 'Entrega', en: 'Handover' },
  asPromised: (day: string) => ({ es: `${day}, como se prometió`, en: `${day}, as promised` }),
  promisedFor: (day: string) => ({ es: `se prometió para el ${day}`, en: `promised for ${day}` }),
  late: {
    es: 'va con atraso y todavía no hay otra fecha',
    en: 'it is late and there is no other date yet',
  },
  stages: { es: 'Etapas y fechas', en: 'Stages and dates' },
  promised: { es: 'Prometido', en: 'Promised' },
  expected: { es: 'Se espera', en: 'Expected' },
  wasExpected: { es: 'Se esperaba', en: 'Was expected' },
  real: { es: 'Real', en: 'Actual' },
  difference: { es: 'Diferencia', en: 'Difference' },
  later: (days: number) => ({
    es: days === 1 ? '1 día después' : `${days} días después`,
    en: days === 1 ? '1 day late' : `${days} days late`,
  }),
  sooner: (days: number) => ({
    es: days === 1 ? '1 día antes' : `${days} días antes`,
    en: days === 1 ? '1 day early' : `${days} days early`,
  }),
  done: { es: 'hecho', en: 'done' },
  here: { es: 'está aquí', en: 'it is here' },
  held: (day: string) => ({ es: `Detenido desde el ${day}`, en: `Held since ${day}` }),
  mustAct: {
    us: { es: 'Nos toca a nosotros resolverlo.', en: 'It is for us to settle it.' },
    asks: {
      es: 'Le toca a quien hizo la cotización.',
      en: 'It is for the person who asked for the quotation to act.',
    },
    pays: { es: 'Le toca a quien paga.', en: 'It is for the person who pays to act.' },
    receives: { es: 'Le toca a quien recibe.', en: 'It is for the person who receives to act.' },
    customs: { es: 'Depende de la aduana.', en: 'It depends on customs.' },
    carrier: { es: 'Depende de la naviera.', en: 'It depends on the carrier.' },
  },
  youMustAct: { es: 'Le toca a usted.', en: 'It is for you to act.' },
  silent: (day: string) => ({
    es: `Sin noticias desde el ${day}. Estamos preguntando; le escribimos en cuanto sepamos.`,
    en: `No news since ${day}. We are asking; we write as soon as we know.`,
  }),
  voyage: { es: 'El barco', en: 'The ship' },
  ship: (ship: string, number: string, carrier: string) => ({
    es: `${ship}, viaje ${number}, de ${carrier}`,
    en: `${ship}, voyage ${number}, by ${carrier}`,
  }),
  leaves: { es: 'Sale', en: 'Leaves' },
  left: { es: 'Salió', en: 'Left' },
  arrives: { es: 'Llega a Mariel', en: 'Reaches Mariel' },
  arrived: { es: 'Llegó a Mariel', en: 'Reached Mariel' },
  photos: { es: 'Fotos', en: 'Photos' },
  photoOf: (name: string, stage: string) => ({ es: `${name}: ${stage}`, en: `${name}: ${stage}` }),
  seePhoto: (size: string) => ({ es: `Ver foto (${size})`, en: `Show photo (${size})` }),
  largePhoto: (size: string) => ({
    es: `Abrir en grande (${size})`,
    en: `Open it large (${size})`,
  }),
  history: (count: number) => ({ es: `Historia (${count})`, en: `History (${count})` }),
  entry: {
    made: { es: 'Empezamos a seguirlo', en: 'We began to follow it' },
    released: { es: 'Ya no está detenido', en: 'It is no longer held' },
    held: { es: 'Quedó detenido', en: 'It was held' },
    note: { es: 'Nota de nuestro equipo', en: 'A note from our team' },
    loaded: { es: 'Tiene lugar en un barco', en: 'It has a place on a ship' },
    unloaded: { es: 'Ya no va en ese barco', en: 'It no longer goes on that ship' },
    reached: (stage: string, day: string) => ({ es: `${stage}: ${day}`, en: `${stage}: ${day}` }),
    takenBack: (stage: string) => ({
      es: `Corregimos: «${stage}» todavía no ha sucedido`,
      en: `We correct: “${stage}” has not happened yet`,
    }),
    expected: (stage: string, day: string) => ({
      es: `${stage}: se espera el ${day}`,
      en: `${stage}: expected on ${day}`,
    }),
    before: (day: string) => ({ es: ` (antes, el ${day})`, en: ` (before that, ${day})` }),
  },
  moving: { es: 'En camino', en: 'On the way' },
  follow: (reference: string) => ({ es: `Seguir ${reference}`, en: `Follow ${reference}` }),
  others: (count: number) => ({
    es: count === 1 ? 'y otra unidad más' : `y otras ${count} unidades`,
    en: count === 1 ? 'and another unit' : `and ${count} more units`,
  }),
});
