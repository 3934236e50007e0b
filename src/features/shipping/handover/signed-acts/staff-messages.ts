import { defineTexts } from '#platform/text/texts.ts';

export const staffActTexts = defineTexts({
  title: (count: number) => ({
    es: count === 1 ? 'Un acta firmada por mirar' : `${count} actas firmadas por mirar`,
    en: count === 1 ? 'One signed act to look at' : `${count} signed acts to look at`,
  }),
  lead: {
    es: 'Quien entrega no tuvo código y mandó una foto. Acéptela solo si se leen el número de la unidad, el nombre y la firma, y el nombre es de quien debe recibir o la familia lo confirma.',
    en: 'Whoever hands over had no code and sent a photo. Accept it only if number of the unit, name and signature are readable, and the name is of whoever should receive or the family confirms it.',
  },
  signed: (who: string, day: string) => ({
    es: `Firmó ${who}, el ${day}.`,
    en: `Signed by ${who}, on ${day}.`,
  }),
  receives: (who: string) => ({ es: `Debe recibir: ${who}.`, en: `Should receive: ${who}.` }),
  sent: (by: string, at: string) => ({ es: `La mandó ${by}, ${at}.`, en: `Sent by ${by}, ${at}.` }),
  attempt: (attempt: number) => ({
    es: `Es la número ${attempt} de 5.`,
    en: `It is number ${attempt} of 5.`,
  }),
  photo: (at: number) => ({ es: `Foto ${at}`, en: `Photo ${at}` }),
  photoOf: (at: number, unit: string) => ({
    es: `Foto ${at} del acta de ${unit} (se abre en otra pestaña)`,
    en: `Photo ${at} of the act of ${unit} (opens in another tab)`,
  }),
  accept: { es: 'Aceptar: está entregada', en: 'Accept: it is handed over' },
  acceptOf: (unit: string) => ({
    es: `Aceptar: está entregada ${unit}`,
    en: `Accept: it is handed over ${unit}`,
  }),
  accepted: { es: 'Entrega anotada', en: 'Handover recorded' },
  anotherAccepts: {
    es: 'El enlace es suyo, o la mandó usted: la acepta otra persona del equipo.',
    en: 'The link is yours, or you sent it: another member of staff accepts it.',
  },
  refuse: { es: 'Rechazar', en: 'Refuse' },
  refuseOf: (unit: string) => ({
    es: `Rechazar el acta de ${unit}`,
    en: `Refuse the act of ${unit}`,
  }),
  reason: { es: 'Por qué no vale', en: 'Why it does not hold' },
  reasonHint: {
    es: 'Lo lee quien entrega. El código sigue valiendo.',
    en: 'Whoever hands over reads it. The code still holds.',
  },
  refused: { es: 'Acta rechazada', en: 'Act refused' },
  blank: { es: 'Acta para firmar (PDF)', en: 'Act to be signed (PDF)' },
  blankOf: (unit: string) => ({
    es: `Acta para firmar de ${unit} (PDF)`,
    en: `Act to be signed of ${unit} (PDF)`,
  }),
  byAct: { es: 'Con un acta firmada.', en: 'By a signed act.' },
});
