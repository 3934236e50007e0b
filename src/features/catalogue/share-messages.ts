import { defineTexts } from '#platform/text/texts.ts';

// Apart from the catalogue's: the quotation and the quotes need only these.

export const shareMessages = defineTexts({
  until: { es: (date: string) => `Hasta el ${date}.`, en: (date: string) => `Until ${date}.` },
  share: { es: 'Compartir', en: 'Share' },
  linkCopied: { es: 'Enlace copiado', en: 'Link copied' },
  linkCopiedText: {
    es: 'Péguelo donde quiera compartirlo.',
    en: 'Paste it wherever you want to share it.',
  },
});
