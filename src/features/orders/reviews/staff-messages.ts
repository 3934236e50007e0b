import { defineTexts } from '#platform/text/texts.ts';

export const staffReviewTexts = defineTexts({
  title: { es: 'Opiniones', en: 'Reviews' },
  lead: {
    es: 'Lo que dicen los clientes de sus entregas. Todas se publican solas; se responden aquí, y solo un administrador oculta una, con su motivo.',
    en: 'What customers say of their handovers. All are published by themselves; they are answered here, and only an administrador hides one, with a reason.',
  },
  show: { es: 'Mostrar', en: 'Show' },
  all: { es: 'Todas', en: 'All' },
  states: {
    unanswered: { es: 'Sin respuesta', en: 'Unanswered' },
    low: { es: '1 o 2 estrellas', en: '1 or 2 stars' },
    hidden: { es: 'Ocultas', en: 'Hidden' },
    'taken-back': { es: 'De entregas anuladas', en: 'Of handovers taken back' },
  },
  public: (count: number) => ({
    es:
      count === 1
        ? '1 opinión a la vista del público'
        : `${count} opiniones a la vista del público`,
    en: count === 1 ? '1 review that the public sees' : `${count} reviews that the public sees`,
  }),
  average: (average: number) => ({ es: `promedio ${average} de 5`, en: `average ${average} of 5` }),
  tooFew: (least: number) => ({
    es: `sin promedio hasta que haya ${least}`,
    en: `no average until there are ${least}`,
  }),
  none: { es: 'Todavía no hay opiniones', en: 'There are no reviews yet' },
  noneText: {
    es: 'Un día después de cada entrega le preguntamos al cliente por correo.',
    en: 'A day after each handover we ask the customer by e-mail.',
  },
  noneOfThese: { es: 'Ninguna así', en: 'None of these' },
  stars: { es: 'Estrellas', en: 'Stars' },
  review: { es: 'Opinión', en: 'Review' },
  unit: { es: 'Unidad', en: 'Unit' },
  where: { es: 'Provincia', en: 'Province' },
  written: { es: 'Escrita', en: 'Written' },
  state: { es: 'Estado', en: 'Status' },
  shown: { es: 'A la vista', en: 'Shown' },
  answered: { es: 'Respondida', en: 'Answered' },
  hidden: { es: 'Oculta', en: 'Hidden' },
  takenBack: { es: 'Entrega anulada', en: 'Handover taken back' },
  order: { es: 'Orden', en: 'Order' },
  handedOn: { es: 'Entregado', en: 'Handed over' },
  author: { es: 'Firma', en: 'Signed' },
  noName: { es: 'Sin nombre', en: 'Without a name' },
  open: (unit: string) => ({ es: `Opinión de ${unit}`, en: `Review of ${unit}` }),
  missing: { es: 'Esa opinión ya no existe', en: 'That review is no longer there' },
  missingText: { es: 'Se borró con su orden.', en: 'It was erased with its order.' },
  takenBackText: {
    es: 'La entrega se anuló, así que nadie la ve ni cuenta en las cifras. Si se entrega de nuevo, el cliente puede escribir otra.',
    en: 'The handover was taken back, so nobody sees it and it counts in no figure. If it is handed over again, the customer can write another one.',
  },
  hiddenBy: (who: string, at: string) => ({
    es: `La ocultó ${who} el ${at}.`,
    en: `${who} hid it on ${at}.`,
  }),
  answeredBy: (who: string, at: string) => ({ es: `${who}, ${at}`, en: `${who}, ${at}` }),
  somebody: { es: 'Alguien del equipo', en: 'Somebody of the team' },
  text: { es: 'Respuesta pública', en: 'Public answer' },
  textHint: {
    es: 'Sale debajo de la opinión, a la vista de todos. Sin datos del cliente.',
    en: 'It stands under the review, for everybody to see. No data of the customer.',
  },
  sendAnswer: { es: 'Publicar respuesta', en: 'Publish the answer' },
  changeAnswer: { es: 'Guardar respuesta', en: 'Save the answer' },
  hide: { es: 'Ocultar', en: 'Hide it' },
  hideTitle: { es: 'Ocultar esta opinión', en: 'Hide this review' },
  reasonHint: {
    es: 'Solo por insultos, datos de personas o algo que no trata de la entrega; nunca por ser mala. Queda en el registro.',
    en: 'Only for insults, data of people or what is not about the handover; never because it is bad. It stays in the log.',
  },
  reason: { es: 'Motivo', en: 'Reason' },
  unhide: { es: 'Mostrar otra vez', en: 'Show it again' },
  administradores: {
    es: 'Ocultar una opinión es cosa de un administrador.',
    en: 'Hiding a review is up to an administrador.',
  },
  saved: { es: 'Respuesta publicada', en: 'Answer published' },
  isHidden: { es: 'Ya no se muestra', en: 'It is not shown any more' },
  isShown: { es: 'Se muestra otra vez', en: 'It is shown again' },
  failed: { es: 'No se pudo guardar.', en: 'It could not be saved.' },
});
