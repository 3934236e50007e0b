import { defineTexts } from '#platform/text/texts.ts';

export const savedReplyTexts = defineTexts({
  insertReply: { es: 'Insertar respuesta', en: 'Insert a reply' },
  chooseReply: { es: 'Elija una', en: 'Choose one' },
  editReplies: { es: 'Editar respuestas', en: 'Edit replies' },
  repliesTitle: { es: 'Respuestas guardadas', en: 'Saved replies' },
  repliesLead: {
    es: 'Textos que el equipo usa a menudo, en los dos idiomas. {nombre} y {referencia} se llenan al insertarlos.',
    en: 'Texts that the team uses often, in both languages. {nombre} and {referencia} are filled in when they are inserted.',
  },
  noReplies: {
    es: 'Todavía no hay ninguna. Escriba la primera aquí abajo.',
    en: 'There are none yet. Write the first one below.',
  },
  title: { es: 'Título', en: 'Title' },
  textEs: { es: 'Texto en español', en: 'Text in Spanish' },
  textEn: { es: 'Texto en inglés', en: 'Text in English' },
  newReply: { es: 'Nueva respuesta', en: 'New reply' },
  edit: { es: 'Editar', en: 'Edit' },
  editOf: (title: string) => ({ es: `Editar ${title}`, en: `Edit ${title}` }),
  removeOf: (title: string) => ({ es: `Eliminar ${title}`, en: `Delete ${title}` }),
  saved: { es: 'Respuesta guardada', en: 'Reply saved' },
  removed: { es: 'Respuesta eliminada', en: 'Reply deleted' },
});
