import type { Text } from '#platform/text/language.ts';
import { formatCount } from '#platform/text/numbers.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { FactName, FactSource, FactSubject, factChoices } from './facts.ts';

type Words<Name extends string> = Record<Name, Text>;

/** What a passport calls its facts, and what they say. */
export const factTexts = defineTexts({
  names: {
    vin: { es: 'VIN', en: 'VIN' },
    title: { es: 'Título', en: 'Title' },
    owners: { es: 'Dueños', en: 'Owners' },
    mileage: { es: 'Recorrido', en: 'Mileage' },
    accidents: { es: 'Accidentes', en: 'Accidents' },
    condition: { es: 'Estado', en: 'Condition' },
    repairs: { es: 'Reparaciones', en: 'Repairs' },
    battery: { es: 'Batería', en: 'Battery' },
    charger: { es: 'Cargador', en: 'Charger' },
    range: { es: 'Autonomía medida', en: 'Measured range' },
    spares: { es: 'Piezas de repuesto', en: 'Spare parts' },
    voltage: { es: 'Voltaje', en: 'Voltage' },
    frequency: { es: 'Frecuencia', en: 'Frequency' },
    plug: { es: 'Clavija', en: 'Plug' },
    consumption: { es: 'Consumo', en: 'Consumption' },
    location: { es: 'Dónde está', en: 'Where it is' },
    inspector: { es: 'Quién lo revisó', en: 'Who inspected it' },
    warranty: { es: 'Garantía', en: 'Warranty' },
    warrantor: { es: 'Quién responde', en: 'Who honors it' },
  } satisfies Words<FactName>,
  choices: {
    title: {
      clean: { es: 'Limpio (clean)', en: 'Clean' },
      rebuilt: { es: 'Reconstruido (rebuilt)', en: 'Rebuilt' },
      salvage: { es: 'De salvamento (salvage)', en: 'Salvage' },
      flood: { es: 'Inundado (flood)', en: 'Flood' },
      lemon: { es: 'Devuelto a la fábrica (lemon)', en: 'Lemon' },
    },
    condition: {
      new: { es: 'Nuevo', en: 'New' },
      openBox: { es: 'Nuevo, caja abierta', en: 'Open box' },
      refurbished: { es: 'Reacondicionado', en: 'Refurbished' },
      used: { es: 'Usado', en: 'Used' },
    },
    voltage: {
      '110': { es: '110 V', en: '110 V' },
      '220': { es: '220 V', en: '220 V' },
      '110-220': { es: 'De 110 a 220 V', en: '110 to 220 V' },
    },
    frequency: {
      '60': { es: '60 Hz', en: '60 Hz' },
      '50': { es: '50 Hz', en: '50 Hz' },
      '50-60': { es: '50 y 60 Hz', en: '50 and 60 Hz' },
    },
    plug: {
      A: { es: 'A: dos patas planas', en: 'A: two flat pins' },
      B: { es: 'B: dos patas planas y tierra', en: 'B: two flat pins and ground' },
      C: { es: 'C: dos patas redondas', en: 'C: two round pins' },
      F: { es: 'F: dos patas redondas y tierra', en: 'F: two round pins and ground' },
      G: { es: 'G: tres patas rectangulares', en: 'G: three rectangular pins' },
      I: { es: 'I: patas planas inclinadas', en: 'I: slanted flat pins' },
      L: { es: 'L: tres patas redondas en fila', en: 'L: three round pins in a row' },
      none: { es: 'Sin clavija: se conecta fijo', en: 'No plug: hard-wired' },
    },
  } satisfies { [Name in keyof typeof factChoices]: Words<(typeof factChoices)[Name][number]> },
  counts: {
    owners: (count: number) => ({
      es: count === 1 ? '1 dueño' : `${count} dueños`,
      en: count === 1 ? '1 owner' : `${count} owners`,
    }),
    mileage: (miles: number, kilometres: number) => ({
      es: `${formatCount(kilometres)} km (${formatCount(miles)} millas)`,
      en: `${formatCount(miles)} miles (${formatCount(kilometres)} km)`,
    }),
    range: (kilometres: number) => ({ es: `${kilometres} km`, en: `${kilometres} km` }),
    consumption: (hours: number) => ({
      es: `${hours} kWh al mes`,
      en: `${hours} kWh a month`,
    }),
  },
  sources: {
    title: { es: 'según el título', en: 'from the title' },
    inspection: { es: 'según la inspección', en: 'from the inspection' },
    measured: { es: 'medido por nosotros', en: 'measured by us' },
    maker: { es: 'según el fabricante', en: 'from the maker' },
    report: { es: 'según el informe de historial', en: 'from the history report' },
    seller: { es: 'según el vendedor', en: 'from the seller' },
  } satisfies Words<FactSource>,
});

export const passportTexts = defineTexts({
  title: { es: 'Lo que sabemos, y lo que no', en: 'What we know, and what we do not know' },
  example: {
    es: 'Datos de ejemplo, para mostrar la tienda.',
    en: 'Example facts, to show the shop.',
  },
  inOther: { es: '(en inglés)', en: '(in Spanish)' },
  nothingYet: {
    es: 'Todavía no tenemos estos datos',
    en: 'We do not have these facts yet',
  },
  fits: {
    term: { es: 'En la corriente de Cuba', en: 'On Cuban current' },
    yes: { es: 'Sirve: 110 V, 60 Hz', en: 'Works: 110 V, 60 Hz' },
    at220: { es: 'Sirve con una toma de 220 V', en: 'Works on a 220 V outlet' },
    no: { es: 'No sirve: allí es de 60 Hz', en: 'Does not work: Cuba runs on 60 Hz' },
  },
  askPhotos: { es: 'Pida las fotos que faltan', en: 'Ask for the missing photos' },
  askText: (name: string) => ({
    es: `Hola, me interesa «${name}». ¿Me mandan las fotos y los datos que faltan?`,
    en: `Hello, I am interested in “${name}”. Could you send me the missing photos and details?`,
  }),
  subjects: {
    papers: { es: 'Papeles', en: 'Papers' },
    use: { es: 'Recorrido, accidentes y arreglos', en: 'Mileage, accidents and repairs' },
    state: { es: 'Estado', en: 'Condition' },
    power: { es: 'Batería y autonomía', en: 'Battery and range' },
    current: { es: 'Corriente y consumo', en: 'Current and consumption' },
    place: { es: 'Inspección y lugar', en: 'Inspection and location' },
    warranty: { es: 'Garantía', en: 'Warranty' },
  } satisfies Words<FactSubject>,
  absent: {
    vin: { es: 'No tenemos su VIN.', en: 'We do not have its VIN.' },
    title: { es: 'No hemos visto su título.', en: 'We have not seen its title.' },
    owners: {
      es: 'No sabemos cuántos dueños tuvo.',
      en: 'We do not know how many owners it had.',
    },
    mileage: { es: 'No sabemos cuánto ha recorrido.', en: 'We do not know its mileage.' },
    accidents: {
      es: 'No sabemos si tuvo accidentes.',
      en: 'We do not know if it was in an accident.',
    },
    condition: { es: 'No sabemos en qué estado está.', en: 'We do not know its condition.' },
    repairs: { es: 'No sabemos qué se le reparó.', en: 'We do not know what was repaired.' },
    battery: {
      es: 'No sabemos cómo está la batería.',
      en: 'We do not know the state of its battery.',
    },
    charger: {
      es: 'No sabemos qué cargador trae.',
      en: 'We do not know which charger it comes with.',
    },
    range: { es: 'Nadie ha medido su autonomía.', en: 'Nobody has measured its range.' },
    spares: { es: 'No sabemos dónde hay piezas.', en: 'We do not know where to find spare parts.' },
    voltage: { es: 'No sabemos su voltaje.', en: 'We do not know its voltage.' },
    frequency: { es: 'No sabemos su frecuencia.', en: 'We do not know its frequency.' },
    plug: { es: 'No sabemos qué clavija trae.', en: 'We do not know which plug it has.' },
    consumption: { es: 'No sabemos cuánto consume.', en: 'We do not know how much power it uses.' },
    location: { es: 'No sabemos dónde está ahora.', en: 'We do not know where it is now.' },
    inspector: { es: 'Nadie lo ha revisado todavía.', en: 'Nobody has inspected it yet.' },
    warranty: { es: 'No sabemos si trae garantía.', en: 'We do not know if it has a warranty.' },
    warrantor: {
      es: 'No sabemos quién responde por la garantía.',
      en: 'We do not know who honors the warranty.',
    },
  } satisfies Words<FactName>,
});
