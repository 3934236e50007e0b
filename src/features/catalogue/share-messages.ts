import { bothLanguages } from '#platform/text/language.ts';

// Apart from the catalogue's: the quotation and the quotes need only these.

const es = {
  until: (date: string) => `Hasta el ${date}.`,
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  linkCopiedText: 'Péguelo donde quiera compartirlo.',
};

const en: typeof es = {
  until: (date: string) => `Until ${date}.`,
  share: 'Share',
  linkCopied: 'Link copied',
  linkCopiedText: 'Paste it wherever you want to share it.',
};

export const shareMessages = bothLanguages({ es, en });
