import type { Language } from '#platform/text/language.ts';
import { inEither } from '../../in-language.ts';
import { isText, maskedVin } from '../facts.ts';
import type { Passport, WrittenPassport } from '../schema.ts';

/** As anybody may read it in one language: of a VIN the first part, of pictures those of the product. */
export function publicPassport(
  { facts, points, marks, example }: WrittenPassport,
  images: readonly string[],
  language: Language,
): Passport {
  return {
    facts: mapped(facts, ({ valueEn, ...fact }, name) => {
      if (name === 'vin') return { ...fact, value: maskedVin(String(fact.value)) };
      if (!isText(name)) return fact;
      const { text, from } = inEither(String(fact.value), valueEn, language);
      return { ...fact, value: text, ...(from && { valueIn: from }) };
    }),
    points: mapped(points, ({ picture, ...point }) => {
      const at = picture ? images.findIndex((image) => image.includes(picture)) : -1;
      return { ...noted(point, language), ...(at >= 0 && { picture: at }) };
    }),
    marks: marks.map((mark) => noted(mark, language)),
    example,
  };
}

interface WrittenNote {
  note: string | null;
  noteEn?: string | undefined;
}

function noted<Noted extends WrittenNote>({ noteEn, ...rest }: Noted, language: Language) {
  const { text, from } = inEither(rest.note, noteEn, language);
  return { ...rest, note: text || null, ...(from && { noteIn: from }) };
}

const mapped = <Name extends string, Value, Made>(
  values: { [Each in Name]?: Value | undefined },
  make: (value: Value, name: Name) => Made,
): { [Each in Name]?: Made } =>
  Object.fromEntries(
    (Object.entries(values) as [Name, Value][]).map(([name, value]) => [name, make(value, name)]),
  ) as { [Each in Name]?: Made };
