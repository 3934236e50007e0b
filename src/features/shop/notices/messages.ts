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
  startsAt: { es: 'Desde (hora de Cuba)', en: 'From (Cuba time)' },
  endsAt: { es: 'Hasta (hora de Cuba)', en: 'Until (Cuba time)' },
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
  publish: { es: 'Publicar aviso', en: 'Publish notice' },
  save: { es: 'Guardar cambios', en: 'Save changes' },
  deleteOf: (title: string) => ({
    es: `Eliminar el aviso «${title}»`,
    en: `Delete the notice “${title}”`,
  }),
  deleted: { es: 'Aviso eliminado', en: 'Notice deleted' },
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
  absent: { es: 'Ese aviso ya no existe', en: 'That notice no longer exists' },
  absentText: {
    es: 'Alguien lo eliminó, o la dirección está incompleta.',
    en: 'Someone has deleted it, or the address is incomplete.',
  },
});
