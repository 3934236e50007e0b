import { defineTexts } from '#platform/text/texts.ts';

// One table for each component, so that a page contains only the texts that it needs.

export const closeTexts = defineTexts({ close: { es: 'Cerrar', en: 'Close' } });

export const toastTexts = defineTexts({
  notifications: { es: 'Notificaciones', en: 'Notifications' },
});

export const copyTexts = defineTexts({
  copied: { es: 'Copiado', en: 'Copied' },
  byHand: { es: 'Cópielo a mano', en: 'Copy it by hand' },
  byHandShort: { es: 'A mano', en: 'By hand' },
});

export const confirmTexts = defineTexts({ cancel: { es: 'Cancelar', en: 'Cancel' } });

export const actionTexts = defineTexts({ error: { es: 'Error', en: 'Error' } });

/** What every described form and list of staff says, where its own texts say nothing else. */
export const recordTexts = defineTexts({
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Guardado', en: 'Saved' },
  failed: {
    es: 'No se pudo guardar. Revise su conexión e intente de nuevo.',
    en: 'It could not be saved. Check your connection and try again.',
  },
  missing: { es: 'Falta este dato.', en: 'This is missing.' },
  optional: { es: 'opcional', en: 'optional' },
  actions: { es: 'Acciones', en: 'Actions' },
  remove: { es: 'Eliminar', en: 'Delete' },
  removed: { es: 'Eliminado', en: 'Deleted' },
  undo: { es: 'Deshacer', en: 'Undo' },
});

export const keyTexts = defineTexts({
  keys: { es: 'Teclas', en: 'Keys' },
  /** The same on every screen of staff. */
  list: [
    {
      key: { es: 'j / k', en: 'j / k' },
      does: { es: 'Fila siguiente / anterior', en: 'Next / previous row' },
    },
    { key: { es: 'Enter, o', en: 'Enter, o' }, does: { es: 'Abrir la fila', en: 'Open the row' } },
    {
      key: { es: 'x', en: 'x' },
      does: { es: 'Elegir la fila, o dejar de elegirla', en: 'Choose the row, or no longer' },
    },
    {
      key: { es: 'a, s, m', en: 'a, s, m' },
      does: {
        es: 'Asignar, cambiar el estado, escribir: lo abierto, lo elegido o la fila',
        en: 'Assign, change the status, write: what is open, chosen, or the row',
      },
    },
    {
      key: { es: 'z', en: 'z' },
      does: {
        es: 'Deshacer lo último (10 segundos)',
        en: 'Undo what was done last (10 seconds)',
      },
    },
    { key: { es: 'Esc', en: 'Esc' }, does: { es: 'Cerrar, volver', en: 'Close, go back' } },
    {
      key: { es: '/', en: '/' },
      does: { es: 'Buscar en esta lista', en: 'Search this list' },
    },
    {
      key: { es: 'Ctrl + K', en: 'Ctrl + K' },
      does: { es: 'Buscar lo que sea', en: 'Find anything' },
    },
    { key: { es: '?', en: '?' }, does: { es: 'Esta ayuda', en: 'This help' } },
  ],
});

/** What is done with several records of a list at once. */
export const manyTexts = defineTexts({
  selection: { es: 'Selección', en: 'Selection' },
  choose: (name: string) => ({ es: `Elegir ${name}`, en: `Choose ${name}` }),
  chosen: (count: number) => ({ es: `Selección: ${count}`, en: `Selection: ${count}` }),
  elsewhere: (count: number) => ({
    es: `${count} fuera de esta página`,
    en: `${count} not on this page`,
  }),
  chooseAll: { es: 'Elegir toda la página', en: 'Choose the whole page' },
  clear: { es: 'Quitar la selección', en: 'Clear the selection' },
  ask: (action: string, count: number) => ({
    es: `${action} (${count})`,
    en: `${action} (${count})`,
  }),
  andMore: (count: number) => ({ es: `y ${count} más`, en: `and ${count} more` }),
  done: (count: number) => ({ es: `Hecho en ${count}`, en: `Done for ${count}` }),
  refused: (count: number) => ({
    es: `En ${count} no se pudo: el motivo está junto a la selección.`,
    en: `Not for ${count}: the reason is beside the selection.`,
  }),
  notSent: {
    es: 'No se llegó a enviar. Inténtelo de nuevo.',
    en: 'It was not sent. Please try again.',
  },
  notDone: { es: 'No se hizo', en: 'It was not done' },
  undo: { es: 'Deshacer', en: 'Undo' },
  undone: { es: 'Deshecho', en: 'Undone' },
  notUndone: { es: 'No se pudo deshacer', en: 'It could not be undone' },
});

export const boardTexts = defineTexts({
  missing: { es: 'Lo que falta', en: 'What is missing' },
  record: (count: number) => ({
    es: count === 1 ? 'Anotar' : `Anotar para estas ${count}`,
    en: count === 1 ? 'Record' : `Record for these ${count}`,
  }),
  all: (count: number) => ({ es: `Ver las ${count}`, en: `Show all ${count}` }),
});

/** What others do while a list or a record is open. */
export const liveTexts = defineTexts({
  changed: (count: number) => ({
    es: count === 1 ? '1 cambio · mostrar' : `${count} cambios · mostrar`,
    en: count === 1 ? '1 change · show' : `${count} changes · show`,
  }),
});

export const meanwhileTexts = defineTexts({
  theirs: { es: 'Lo que guardó la otra persona', en: 'What the other person saved' },
  gone: { es: 'Ya no está.', en: 'It is gone.' },
  mine: { es: 'Guardar lo mío', en: 'Save mine' },
  take: { es: 'Usar lo actual', en: 'Use the current one' },
});

/** Each in the language to which it leads. */
export const otherLanguageTexts = defineTexts({
  other: { es: 'In English, with what you wrote', en: 'En español, con lo que escribió' },
});

export const signInAgainTexts = defineTexts({
  title: { es: 'Vuelva a entrar', en: 'Sign in again' },
  enter: { es: 'Volver a entrar', en: 'Sign in again' },
  back: {
    es: 'Ya entró. Revise lo que había escrito y confírmelo.',
    en: 'You are signed in. Check what you had written and confirm it.',
  },
});

export const uploadTexts = defineTexts({
  waiting: (name: string) => ({ es: `${name}: espera`, en: `${name}: waiting` }),
  sending: (name: string, percent: number) => ({
    es: `${name}: ${percent} %`,
    en: `${name}: ${percent}%`,
  }),
  retrying: (name: string) => ({
    es: `${name}: se cortó, se reintenta`,
    en: `${name}: cut off, trying again`,
  }),
  again: { es: 'Reintentar', en: 'Try again' },
  dismiss: { es: 'Descartar', en: 'Dismiss' },
  dismissOf: (name: string) => ({ es: `Descartar ${name}`, en: `Dismiss ${name}` }),
});

/** What every import of a file says. */
export const importTexts = defineTexts({
  checked: (name: string) => ({ es: `Comprobado: ${name}`, en: `Checked: ${name}` }),
  other: { es: 'Elegir otro archivo', en: 'Choose another file' },
  left: {
    csv: { es: 'Descargar lo que no entra', en: 'Download what is left out' },
    excel: {
      es: 'Lo que no entra, para Excel en español',
      en: 'What is left out, for Excel in Spanish',
    },
  },
  leftFile: { es: 'no-entra', en: 'left-out' },
});

export const csvLinkTexts = defineTexts({
  csv: { es: 'Exportar CSV', en: 'Export CSV' },
  excel: { es: 'Excel en español', en: 'Spanish Excel' },
});

export const failureTexts = defineTexts({ retry: { es: 'Intentar de nuevo', en: 'Try again' } });

export const listFailedTexts = defineTexts({
  back: { es: 'Volver al inicio', en: 'Back to home' },
  failed: { es: 'No se pudo cargar la lista', en: 'The list could not be loaded' },
  hint: { es: 'Revise la conexión.', en: 'Check the connection.' },
});

export const pagingTexts = defineTexts({
  pages: { es: 'Páginas', en: 'Pages' },
  pageOf: (page: number, last: number) => ({
    es: `Página ${page} de ${last}`,
    en: `Page ${page} of ${last}`,
  }),
  previous: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
});
