import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { NoticeTime } from './notice-form.ts';

export const staffNoticeTexts = defineTexts({
  title: { es: 'Avisos', en: 'Notices' },
  lead: {
    es: 'Lo que los clientes deben saber por un tiempo: aparece sobre el catálogo y en la cotización, y se quita solo. Se ven tres a la vez, primero los que terminan antes. Las horas son de Cuba.',
    en: 'What customers should know for a while: it stands above the catalog and in the quotation, and goes by itself. Three are shown at once, those that end first before the others. Times are Cuba’s.',
  },
  add: { es: 'Nuevo aviso', en: 'New notice' },
  show: { es: 'Mostrar', en: 'Show' },
  all: { es: 'Todos', en: 'All' },
  times: {
    now: { es: 'Vigente', en: 'Current' },
    coming: { es: 'Próximo', en: 'Coming' },
    past: { es: 'Pasado', en: 'Past' },
  } satisfies Record<NoticeTime, Text>,
  queues: {
    now: { es: 'Vigentes', en: 'Current' },
    coming: { es: 'Próximos', en: 'Coming' },
    past: { es: 'Pasados', en: 'Past' },
  } satisfies Record<NoticeTime, Text>,
  notice: { es: 'Aviso', en: 'Notice' },
  from: { es: 'Desde', en: 'From' },
  until: { es: 'Hasta', en: 'Until' },
  provinces: { es: 'Provincias', en: 'Provinces' },
  everywhere: { es: 'Todas', en: 'All' },
  categories: { es: 'Categorías', en: 'Categories' },
  everything: { es: 'Todas', en: 'All' },
  state: { es: 'Estado', en: 'Status' },
  none: { es: 'Ningún aviso', en: 'No notice' },
  noneText: {
    es: 'Escriba uno cuando los clientes deban saber algo: un puerto cerrado, un barco que se atrasa, un feriado.',
    en: 'Write one when customers should know something: a closed port, a ship that is late, a holiday.',
  },
  noneOfThese: { es: 'Ningún aviso de ese grupo', en: 'No notice in that group' },
  edit: { es: 'Editar aviso', en: 'Edit notice' },
  name: { es: 'Título', en: 'Title' },
  text: { es: 'Texto', en: 'Text' },
  optional: { es: 'opcional', en: 'optional' },
  left: (letters: number) => ({
    es: letters === 1 ? 'Queda 1 carácter' : `Quedan ${letters} caracteres`,
    en: letters === 1 ? '1 character left' : `${letters} characters left`,
  }),
  over: (letters: number) => ({
    es: letters === 1 ? 'Sobra 1 carácter' : `Sobran ${letters} caracteres`,
    en: letters === 1 ? '1 character too many' : `${letters} characters too many`,
  }),
  fromHavana: { es: 'Desde (hora de Cuba)', en: 'From (Cuba time)' },
  untilHavana: { es: 'Hasta (hora de Cuba)', en: 'Until (Cuba time)' },
  preview: { es: 'Así lo verán los clientes', en: 'How customers will see it' },
  untitled: { es: 'Título del aviso', en: 'Title of the notice' },
  seenBy: (provinces: string, categories: string) => ({
    es: `Provincias: ${provinces}. Categorías: ${categories}.`,
    en: `Provinces: ${provinces}. Categories: ${categories}.`,
  }),
  seenByNobody: {
    es: 'Con ese final ya pasó: ningún cliente lo verá.',
    en: 'With that end it is over already: no customer will see it.',
  },
  problem: { es: 'Revise lo que falta', en: 'Check what is missing' },
  publish: { es: 'Publicar aviso', en: 'Publish notice' },
  save: { es: 'Guardar cambios', en: 'Save changes' },
  delete: { es: 'Eliminar', en: 'Delete' },
  deleteTitle: { es: '¿Eliminar este aviso?', en: 'Delete this notice?' },
  deleteText: (title: string) => ({
    es: `Los clientes dejan de ver «${title}» enseguida.`,
    en: `Customers stop seeing “${title}” at once.`,
  }),
  keep: { es: 'Conservar', en: 'Keep it' },
  deleted: { es: 'Aviso eliminado', en: 'Notice deleted' },
  undo: { es: 'Deshacer', en: 'Undo' },
  restored: { es: 'Aviso publicado de nuevo', en: 'Notice published again' },
  published: { es: 'Aviso publicado', en: 'Notice published' },
  saved: { es: 'Aviso guardado', en: 'Notice saved' },
  savedText: { es: 'Los clientes ya lo ven así.', en: 'Customers see it this way now.' },
  savedComing: {
    es: 'Los clientes lo verán desde el momento que indicó.',
    en: 'Customers will see it from the moment you entered.',
  },
  notSaved: {
    es: 'No se pudo guardar. Lo que escribió sigue aquí; intente de nuevo.',
    en: 'It could not be saved. What you wrote is still here; please try again.',
  },
  notDeleted: {
    es: 'No se pudo eliminar. Intente de nuevo.',
    en: 'It could not be deleted. Please try again.',
  },
  conflict: {
    es: 'Otra persona cambió este aviso mientras usted escribía',
    en: 'Someone else changed this notice while you were writing',
  },
  conflictText: {
    es: 'Lo que usted escribió sigue aquí. Ahora el aviso está así:',
    en: 'What you wrote is still here. This is how the notice is now:',
  },
  useTheirs: { es: 'Usar lo actual', en: 'Use the current one' },
  saveMine: { es: 'Guardar lo mío', en: 'Save mine' },
  gone: { es: 'Alguien eliminó este aviso', en: 'Someone has deleted this notice' },
  goneText: {
    es: 'Lo que usted escribió sigue aquí. Si lo guarda, se publica como un aviso nuevo.',
    en: 'What you wrote is still here. If you save it, it becomes a new notice.',
  },
  missing: { es: 'Ese aviso ya no existe', en: 'That notice no longer exists' },
  missingText: {
    es: 'Alguien lo eliminó, o la dirección está incompleta.',
    en: 'Someone has deleted it, or the address is incomplete.',
  },
});
