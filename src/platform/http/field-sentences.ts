import type { z } from 'zod';
import type { Text } from '../text/language.ts';

type Issue = z.core.$ZodRawIssue;

const texts = {
  wrongForm: {
    es: 'No tiene la forma que hace falta.',
    en: 'It does not have the form that is needed.',
  },
  missing: { es: 'Falta este dato.', en: 'This is missing.' },
  number: { es: 'Escriba un número.', en: 'Enter a number.' },
  whole: { es: 'Escriba un número entero.', en: 'Enter a whole number.' },
  oneOf: { es: 'Elija una de las opciones.', en: 'Choose one of the options.' },
  unknown: { es: 'Aquí no se espera este dato.', en: 'This is not expected here.' },
} satisfies Record<string, Text>;

/**
 * Writes the message for a field whose schema has none. Patterns are never shown, and only programs
 * are told the allowed values, because people choose them by name.
 */
export function fieldSentence(issue: Issue, reader: 'person' | 'program'): Text {
  if (issue.input === undefined) return texts.missing;
  switch (issue.code) {
    case 'invalid_type':
      return (
        { number: texts.number, int: texts.whole }[issue.expected as string] ?? texts.wrongForm
      );
    case 'invalid_value':
      return reader === 'person' ? texts.oneOf : oneOf(issue.values.map(String));
    case 'too_big':
      return tooMuch(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooLittle(issue.origin, Number(issue.minimum));
    case 'unrecognized_keys':
      return texts.unknown;
    default:
      return texts.wrongForm;
  }
}

function oneOf(values: string[]): Text {
  const list = (language: string) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(values);
  return { es: `Elija ${list('es')}.`, en: `Choose ${list('en')}.` };
}

function tooMuch(origin: string, most: number): Text {
  if (origin === 'string') {
    return { es: `Use ${most} caracteres como máximo.`, en: `Use ${most} characters at most.` };
  }
  if (origin === 'array') return { es: `Caben ${most} como máximo.`, en: `At most ${most} fit.` };
  return { es: `Puede ser ${most} como máximo.`, en: `It may be ${most} at most.` };
}

function tooLittle(origin: string, least: number): Text {
  if (origin === 'string') {
    if (least === 1) return texts.missing;
    return { es: `Use ${least} caracteres como mínimo.`, en: `Use ${least} characters at least.` };
  }
  if (origin === 'array') {
    return { es: `Hace falta ${least} como mínimo.`, en: `At least ${least} is needed.` };
  }
  return { es: `Puede ser ${least} como mínimo.`, en: `It may be ${least} at least.` };
}
