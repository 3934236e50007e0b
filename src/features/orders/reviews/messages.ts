import { formatCount } from '#platform/text/numbers.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const reviewTexts = defineTexts({
  title: { es: 'Su opinión de la entrega', en: 'Your review of the handover' },
  lead: {
    es: 'Una opinión por entrega. La leen quienes piensan comprar, y también nuestro equipo.',
    en: 'One review for each handover. People who think of buying read it, and so does our team.',
  },
  handedOver: (day: string, province: string) => ({
    es: `Entregado el ${day} · ${province}`,
    en: `Handed over on ${day} · ${province}`,
  }),
  stars: { es: '¿Cómo fue?', en: 'How was it?' },
  starWords: {
    1: { es: 'Muy mal', en: 'Very bad' },
    2: { es: 'Mal', en: 'Bad' },
    3: { es: 'Regular', en: 'Fair' },
    4: { es: 'Bien', en: 'Good' },
    5: { es: 'Muy bien', en: 'Very good' },
  },
  starsMissing: { es: 'Elija de 1 a 5 estrellas.', en: 'Choose from 1 to 5 stars.' },
  text: { es: 'Cuente cómo fue', en: 'Tell how it was' },
  textHint: {
    es: 'Hasta 1,000 caracteres, sin enlaces, correos ni teléfonos.',
    en: 'Up to 1,000 characters, without links, e-mails or phone numbers.',
  },
  textMissing: {
    es: 'Escriba cómo fue: una palabra basta.',
    en: 'Write how it was: a word is enough.',
  },
  tooLong: (most: number) => ({
    es: `Es muy largo: caben ${formatCount(most)} caracteres.`,
    en: `It is too long: there is room for ${formatCount(most)} characters.`,
  }),
  leadsAway: {
    es: 'Quite los enlaces, correos, teléfonos y números largos: aquí los lee todo el mundo.',
    en: 'Take out links, e-mails, phone numbers and long numbers: everybody reads them here.',
  },
  name: { es: 'Su nombre de pila', en: 'Your first name' },
  optional: { es: '(opcional)', en: '(optional)' },
  nameHint: {
    es: 'Si lo deja vacío, su opinión sale sin nombre.',
    en: 'Left empty, your review is shown without a name.',
  },
  consent: (unit: string, day: string, province: string) => ({
    es: `Se publica en este sitio: las estrellas, su texto, el nombre que escriba, qué recibió (${unit}), el día (${day}) y la provincia (${province}). Nada más de usted ni de su orden.`,
    en: `Published on this site: the stars, your text, the name that you write, what you received (${unit}), the day (${day}) and the province (${province}). Nothing else of you or your order.`,
  }),
  final: {
    es: 'Después no se cambia. Si elimina su cuenta, queda sin nombre.',
    en: 'It does not change afterwards. If you delete your account, it stays without a name.',
  },
  send: { es: 'Publicar mi opinión', en: 'Publish my review' },
  problem: { es: 'Falta algo', en: 'Something is missing' },
  notTaken: { es: 'No se pudo publicar', en: 'It could not be published' },
  thanks: { es: 'Gracias. Su opinión está publicada.', en: 'Thank you. Your review is published.' },
  yours: { es: 'Su opinión', en: 'Your review' },
  writeFor: (unit: string) => ({ es: `Opinar sobre ${unit}`, en: `Review ${unit}` }),
  isHidden: {
    es: 'El equipo no la muestra. Escríbanos si quiere saber por qué.',
    en: 'The team does not show it. Write to us if you want to know why.',
  },
  none: {
    es: 'Todavía no hay entregas en esta orden',
    en: 'Nothing of this order is handed over yet',
  },
  noneText: {
    es: 'Cuando reciba su compra, aquí podrá decir cómo fue.',
    en: 'Once you receive your purchase, you can say here how it was.',
  },
  toOrder: { es: 'Volver a mi oferta', en: 'Back to my offer' },
  toQuote: { es: 'Volver a mi cotización', en: 'Back to my quotation' },
});

export const shownReviewTexts = defineTexts({
  title: { es: 'Opiniones de entregas reales', en: 'Reviews of real handovers' },
  ofKind: (kind: string) => ({
    es: `Opiniones de entregas reales: ${kind.toLowerCase()}`,
    en: `Reviews of real handovers: ${kind.toLowerCase()}`,
  }),
  count: (count: number) => ({
    es: count === 1 ? '1 opinión de una entrega real' : `${count} opiniones de entregas reales`,
    en: count === 1 ? '1 review of a real handover' : `${count} reviews of real handovers`,
  }),
  average: (average: number, count: string) => ({
    es: `${average} de 5, de ${count}`,
    en: `${average} of 5, from ${count}`,
  }),
  note: {
    es: 'Una por entrega, escrita por quien hizo la compra. No es una cifra de la empresa.',
    en: 'One per handover, written by the buyer. It is not the company’s own figure.',
  },
  newest: { es: 'Las más nuevas:', en: 'The newest:' },
  range: (from: number, to: number) => ({
    es: `De la ${from} a la ${to}:`,
    en: `${from} to ${to}:`,
  }),
  more: { es: 'Más opiniones', en: 'More reviews' },
  newer: { es: 'Opiniones más nuevas', en: 'Newer reviews' },
  starsOf: (stars: number) => ({
    es: stars === 1 ? '1 estrella de 5' : `${stars} estrellas de 5`,
    en: stars === 1 ? '1 star of 5' : `${stars} stars of 5`,
  }),
  whole: { es: 'Leer las opiniones enteras', en: 'Read the whole reviews' },
  somebody: { es: 'Cliente', en: 'Customer' },
  answer: { es: 'Respuesta de nuestro equipo', en: 'Answer of our team' },
});

export const reviewMailTexts = defineTexts({
  subject: { es: '¿Cómo fue su entrega?', en: 'How was your handover?' },
  title: { es: 'Cuente cómo fue', en: 'Tell how it was' },
  text: {
    es: 'Hace poco recibió su compra. Si quiere, diga cómo fue: ayuda a quienes todavía lo piensan, y nosotros lo leemos.',
    en: 'You received your purchase not long ago. If you like, say how it was: it helps people who still think about it, and we read it.',
  },
  received: { es: 'Qué recibió', en: 'What you received' },
  once: {
    es: 'No hace falta entrar en su cuenta. Se lo preguntamos una sola vez.',
    en: 'There is no need to sign in. We ask you only once.',
  },
  open: { es: 'Escribir mi opinión', en: 'Write my review' },
});
