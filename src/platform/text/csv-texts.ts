import type { Language } from './language.ts';
import { formatCount } from './numbers.ts';
import type { OtherFormat } from './other-formats.ts';
import { type BadCsv, type CsvProblem, csvLimits } from './read-csv.ts';
import { defineTexts } from './texts.ts';

const csvTexts = defineTexts({
  'not-csv': {
    es: 'El archivo no es un CSV válido: a partir de aquí no se puede leer. Revise las comillas.',
    en: 'The file is not valid CSV: it cannot be read from here on. Check the quotes.',
  },
  'too-many-columns': {
    es: `Esta fila tiene más de ${csvLimits.columns} columnas. Borre lo que sobra a la derecha.`,
    en: `This row has more than ${csvLimits.columns} columns. Delete what is too much on the right.`,
  },
  'cell-too-long': {
    es: `Esta fila tiene una celda de más de ${formatCount(csvLimits.cellLength)} caracteres. Acórtela, o revise las comillas.`,
    en: `This row has a cell of more than ${formatCount(csvLimits.cellLength)} characters. Shorten it, or check the quotes.`,
  },
  'row-too-long': {
    es: `Esta fila tiene más de ${formatCount(csvLimits.rowLength)} caracteres. Acórtela, o revise las comillas.`,
    en: `This row has more than ${formatCount(csvLimits.rowLength)} characters. Shorten it, or check the quotes.`,
  },
} satisfies Record<CsvProblem, object>);

const otherFormatTexts = defineTexts({
  isOther: (name: string) => ({
    es: `Es un archivo ${name}, y aquí se lee CSV.`,
    en: `It is a file of ${name}, and CSV is read here.`,
  }),
  opens: {
    es: 'Ábralo en una hoja de cálculo y guárdelo como «CSV UTF-8 (delimitado por comas)».',
    en: 'Open it in a spreadsheet and save it as “CSV UTF-8 (comma delimited)”.',
  },
});

export function otherFormatText({ name, spreadsheet }: OtherFormat, language: Language): string {
  const t = otherFormatTexts[language];
  return spreadsheet ? `${t.isOther(name)} ${t.opens}` : t.isOther(name);
}

export function csvProblemText({ problem }: BadCsv, language: Language): string {
  return csvTexts[language][problem];
}
