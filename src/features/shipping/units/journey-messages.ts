import { defineTexts } from '#platform/text/texts.ts';

export const journeyTexts = defineTexts({
  title: { es: 'Por dónde va su envío', en: 'Where your shipment is' },
  none: {
    es: 'Todavía no hay nada en camino. En cuanto compremos lo suyo, aquí verá dónde está y para cuándo se espera.',
    en: 'Nothing is on its way yet. As soon as we have bought it, you see here where it is and when it is expected.',
  },
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
    bought: {
      es: (day: string) => `Comprado el ${day}`,
      en: (day: string) => `Bought on ${day}`,
    },
    warehouse: {
      es: (day: string) => `En nuestro almacén de EE. UU. desde el ${day}`,
      en: (day: string) => `In our warehouse in the USA since ${day}`,
    },
    shipped: {
      es: (day: string) => `Embarcado el ${day}`,
      en: (day: string) => `Shipped on ${day}`,
    },
    in_mariel: {
      es: (day: string) => `En Mariel desde el ${day}`,
      en: (day: string) => `In Mariel since ${day}`,
    },
    customs: {
      es: (day: string) => `En aduana y papeles desde el ${day}`,
      en: (day: string) => `At customs since ${day}`,
    },
    ready: {
      es: (day: string) => `Listo para entrega desde el ${day}`,
      en: (day: string) => `Ready for handover since ${day}`,
    },
    delivered: {
      es: (day: string) => `Entregado el ${day}`,
      en: (day: string) => `Handed over on ${day}`,
    },
  },
  comes: {
    bought: { es: 'se compra', en: 'to be bought' },
    warehouse: { es: 'llega a nuestro almacén', en: 'reaches our warehouse' },
    shipped: { es: 'se embarca', en: 'ships' },
    in_mariel: { es: 'llega a Mariel', en: 'reaches Mariel' },
    customs: { es: 'pasa a aduana', en: 'goes to customs' },
    ready: { es: 'queda listo para entrega', en: 'is ready for handover' },
    delivered: { es: 'se entrega', en: 'is handed over' },
  },
  around: { es: (day: string) => `hacia el ${day}`, en: (day: string) => `around ${day}` },
  noCertainDate: {
    es: 'sin fecha segura hasta que siga su camino',
    en: 'no certain date until it goes on',
  },
  overdue: {
    bought: {
      es: (day: string) => `se esperaba comprar el ${day}`,
      en: (day: string) => `was to be bought on ${day}`,
    },
    warehouse: {
      es: (day: string) => `se esperaba en nuestro almacén el ${day}`,
      en: (day: string) => `was expected at our warehouse on ${day}`,
    },
    shipped: {
      es: (day: string) => `el embarque se esperaba el ${day}`,
      en: (day: string) => `was to ship on ${day}`,
    },
    in_mariel: {
      es: (day: string) => `se esperaba en Mariel el ${day}`,
      en: (day: string) => `was expected in Mariel on ${day}`,
    },
    customs: {
      es: (day: string) => `debía pasar a aduana el ${day}`,
      en: (day: string) => `was to go to customs on ${day}`,
    },
    ready: {
      es: (day: string) => `debía quedar listo el ${day}`,
      en: (day: string) => `was to be ready on ${day}`,
    },
    delivered: {
      es: (day: string) => `la entrega se esperaba el ${day}`,
      en: (day: string) => `was to be handed over on ${day}`,
    },
  },
  next: { es: 'Qué sigue', en: 'Next' },
  handover: { es: 'Entrega', en: 'Handover' },
  asPromised: {
    es: (day: string) => `${day}, como se prometió`,
    en: (day: string) => `${day}, as promised`,
  },
  promisedFor: {
    es: (day: string) => `se prometió para el ${day}`,
    en: (day: string) => `promised for ${day}`,
  },
  late: {
    es: 'va con atraso y todavía no hay otra fecha',
    en: 'it is late and there is no other date yet',
  },
  promised: { es: 'Prometido', en: 'Promised' },
  expected: { es: 'Se espera', en: 'Expected' },
  wasExpected: { es: 'Se esperaba', en: 'Was expected' },
  real: { es: 'Real', en: 'Actual' },
  difference: { es: 'Diferencia', en: 'Difference' },
  later: {
    es: (days: number) => (days === 1 ? '1 día después' : `${days} días después`),
    en: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  },
  sooner: {
    es: (days: number) => (days === 1 ? '1 día antes' : `${days} días antes`),
    en: (days: number) => (days === 1 ? '1 day early' : `${days} days early`),
  },
  done: { es: 'hecho', en: 'done' },
  here: { es: 'está aquí', en: 'it is here' },
  held: {
    es: (day: string) => `Detenido desde el ${day}`,
    en: (day: string) => `Held since ${day}`,
  },
  mustAct: {
    us: { es: 'Nos toca a nosotros resolverlo.', en: 'It is for us to settle it.' },
    asks: {
      es: 'Le toca a quien hizo la cotización.',
      en: 'It is for the person who asked for the quotation to act.',
    },
    pays: { es: 'Le toca a quien paga.', en: 'It is for the person who pays to act.' },
    receives: {
      es: 'Le toca a quien recibe.',
      en: 'It is for the person who receives to act.',
    },
    customs: { es: 'Depende de la aduana.', en: 'It depends on customs.' },
    carrier: { es: 'Depende de la naviera.', en: 'It depends on the carrier.' },
  },
  youMustAct: { es: 'Le toca a usted.', en: 'It is for you to act.' },
  silent: {
    es: (day: string) =>
      `Sin noticias desde el ${day}. Estamos preguntando; le escribimos en cuanto sepamos.`,
    en: (day: string) => `No news since ${day}. We are asking; we write as soon as we know.`,
  },
  voyage: { es: 'El barco', en: 'The ship' },
  ship: {
    es: (ship: string, number: string, carrier: string) =>
      `${ship}, viaje ${number}, de ${carrier}`,
    en: (ship: string, number: string, carrier: string) =>
      `${ship}, voyage ${number}, by ${carrier}`,
  },
  leaves: { es: 'Sale', en: 'Leaves' },
  left: { es: 'Salió', en: 'Left' },
  arrives: { es: 'Llega a Mariel', en: 'Reaches Mariel' },
  arrived: { es: 'Llegó a Mariel', en: 'Reached Mariel' },
  photos: { es: 'Fotos', en: 'Photos' },
  photoOf: {
    es: (name: string, stage: string) => `${name}: ${stage}`,
    en: (name: string, stage: string) => `${name}: ${stage}`,
  },
  seePhoto: {
    es: (size: string) => `Ver foto (${size})`,
    en: (size: string) => `Show photo (${size})`,
  },
  largePhoto: {
    es: (size: string) => `Abrir en grande (${size})`,
    en: (size: string) => `Open it large (${size})`,
  },
  history: {
    es: (count: number) => `Historia (${count})`,
    en: (count: number) => `History (${count})`,
  },
  entry: {
    made: { es: 'Empezamos a seguirlo', en: 'We began to follow it' },
    released: { es: 'Ya no está detenido', en: 'It is no longer held' },
    held: { es: 'Quedó detenido', en: 'It was held' },
    note: { es: 'Nota de nuestro equipo', en: 'A note from our team' },
    loaded: { es: 'Tiene lugar en un barco', en: 'It has a place on a ship' },
    unloaded: { es: 'Ya no va en ese barco', en: 'It no longer goes on that ship' },
    reached: {
      es: (stage: string, day: string) => `${stage}: ${day}`,
      en: (stage: string, day: string) => `${stage}: ${day}`,
    },
    takenBack: {
      es: (stage: string) => `Corregimos: «${stage}» todavía no ha sucedido`,
      en: (stage: string) => `We correct: “${stage}” has not happened yet`,
    },
    expected: {
      es: (stage: string, day: string) => `${stage}: se espera el ${day}`,
      en: (stage: string, day: string) => `${stage}: expected on ${day}`,
    },
    before: {
      es: (day: string) => ` (antes, el ${day})`,
      en: (day: string) => ` (before that, ${day})`,
    },
  },
  moving: { es: 'En camino', en: 'On the way' },
  follow: {
    es: (reference: string) => `Seguir ${reference}`,
    en: (reference: string) => `Follow ${reference}`,
  },
  others: {
    es: (count: number) => (count === 1 ? 'y otra unidad más' : `y otras ${count} unidades`),
    en: (count: number) => (count === 1 ? 'and another unit' : `and ${count} more units`),
  },
});
