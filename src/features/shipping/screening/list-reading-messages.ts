import { defineTexts } from '#platform/text/texts.ts';

export const listReadingTexts = defineTexts({
  empty: { es: 'El archivo no trae ninguna entrada.', en: 'The file has no entries.' },
  noHeading: (columns: string) => ({
    es: `No es la lista consolidada (Consolidated Screening List) en CSV: faltan las columnas ${columns}.`,
    en: `This is not the Consolidated Screening List as CSV: the columns ${columns} are missing.`,
  }),
  half: {
    es: 'La fila termina antes que las columnas: el archivo está cortado.',
    en: 'The row ends before its columns do: the file is cut off.',
  },
  tooManyRows: {
    es: 'El archivo tiene más de 80,000 filas.',
    en: 'The file has more than 80,000 rows.',
  },
});
