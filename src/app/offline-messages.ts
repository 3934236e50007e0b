import { defineTexts } from '#platform/text/texts.ts';

/** Apart from the shell's words, which every screen loads: only one page says these. */
export const offlineMessages = defineTexts({
  title: { es: 'Sin conexión', en: 'No connection' },
  text: {
    es: 'Esta página todavía no está en su teléfono. Las que ya vio se abren sin conexión, y su cotización sigue guardada.',
    en: 'This page is not on your phone yet. Those you have seen open without a connection, and your quotation is still saved.',
  },
});
