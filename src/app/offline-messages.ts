import { bothLanguages } from '#platform/text/language.ts';

const es = {
  title: 'Sin conexión',
  text: 'Esta página todavía no está en su teléfono. Las que ya vio se abren sin conexión, y su cotización sigue guardada.',
};

const en: typeof es = {
  title: 'No connection',
  text: 'This page is not on your phone yet. Those you have seen open without a connection, and your quotation is still saved.',
};

/** Apart from the shell's words, which every screen loads: only one page says these. */
export const offlineMessages = bothLanguages({ es, en });
