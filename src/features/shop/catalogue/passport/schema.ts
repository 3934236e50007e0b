import { z } from 'zod';
import { isoPastDay, needed, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { languages } from '#platform/text/language.ts';
import { isPictureHash } from '../pictures/picture-address.ts';
import {
  type FactName,
  factChoices,
  factNames,
  factSources,
  highestFacts,
  isChosen,
  isCounted,
  longestFact,
} from './facts.ts';
import {
  longestNote,
  markKinds,
  markSizes,
  mostMarks,
  type PointName,
  pointNames,
  pointStates,
  zoneNames,
} from './inspection.ts';
import { isNorthAmerican, readVin } from './vin.ts';

const Source = z.enum(factSources);

const Fact = z.strictObject({
  value: z.union([z.string(), z.number().int()]),
  source: Source,
  on: z.iso.date(),
});
const Note = trimmedText(longestNote).nullable();
const PointState = z.enum(pointStates);
const Point = z.strictObject({ state: PointState, note: Note });
const Mark = z.strictObject({
  zone: z.enum(zoneNames),
  kind: z.enum(markKinds),
  size: z.enum(markSizes),
  note: Note,
});
/** True for the made-up facts of the demo catalogue. */
const example = z.boolean();

const noteIn = z.enum(languages).optional();

/** What anybody reads of a product, in one language. Of a VIN it has the first part alone. */
export const Passport = z.object({
  facts: z.partialRecord(z.enum(factNames), Fact.extend({ valueIn: noteIn })),
  points: z.partialRecord(
    z.enum(pointNames),
    Point.extend({ noteIn, picture: z.number().int().optional() }),
  ),
  marks: z.array(Mark.extend({ noteIn })),
  example,
});
export type Passport = z.infer<typeof Passport>;

const noteEn = trimmedText(longestNote).optional();
const Facts = z.partialRecord(
  z.enum(factNames),
  Fact.extend({ valueEn: trimmedText(longestFact).optional() }),
);
const Picture = z
  .string()
  .refine(isPictureHash)
  .describe('The hash of a picture, in 32 or 64 hexadecimal digits.');
const Points = z.partialRecord(
  z.enum(pointNames),
  Point.extend({ noteEn, picture: Picture.optional() }),
);
const Marks = z.array(Mark.extend({ noteEn })).max(mostMarks);

/** As staff wrote it: a text in Spanish, in English or in both; a picture by its hash. */
export const WrittenPassport = z.object({ facts: Facts, points: Points, marks: Marks, example });
export type WrittenPassport = z.infer<typeof WrittenPassport>;

const wrongVin = withError({
  es: 'El dígito de control no corresponde: revise el VIN letra por letra.',
  en: 'The check digit does not fit: check the VIN letter by letter.',
});

/** What others than vehicles of the USA have is a number of its own. */
const Vin = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9]{5,30}$/)
      .refine((vin) => !(isNorthAmerican(vin) && readVin(vin) === 'check'), wrongVin),
  )
  .describe('5 to 30 letters and figures; of a North American VIN the check digit fits.');

const SaidText = trimmedText(longestFact).regex(/\S/);

/** What somebody types of one fact; without a value it is not known. */
const typedFact = (value: z.ZodType<string | number, string | number>) =>
  z
    .strictObject({
      value: value.nullable(),
      /** Of a text, which may be in one language alone. */
      valueEn: SaidText.nullish(),
      source: Source.nullable(),
      on: isoPastDay().nullable(),
    })
    .refine((fact) => !isKnown(fact) || fact.source !== null, { ...needed, path: ['source'] })
    .refine((fact) => !isKnown(fact) || fact.on !== null, { ...needed, path: ['on'] })
    .nullish();

const isKnown = ({ value, valueEn }: { value: unknown; valueEn?: unknown }) =>
  value !== null || Boolean(valueEn);

function typedValue(name: FactName): z.ZodType<string | number, string | number> {
  if (name === 'vin') return Vin;
  if (isChosen(name)) return z.enum(factChoices[name]);
  if (isCounted(name)) return z.number().int().min(0).max(highestFacts[name]);
  return SaidText;
}

const typedFacts = Object.fromEntries(
  factNames.map((name) => [name, typedFact(typedValue(name))]),
) as Record<FactName, ReturnType<typeof typedFact>>;

/** A fact that is left out stays as it is; one without a value is taken away. */
export const PassportForm = z.strictObject({
  ...typedFacts,
  /** Of the facts that are sent. */
  expected: Facts,
});

const TypedPoint = z
  .strictObject({
    state: PointState.nullable(),
    note: Note,
    noteEn: noteEn.nullable(),
    picture: Picture.nullish(),
  })
  .nullish();

/** Points that are left out stay as they are; one without a state was not looked at. */
export const PointsForm = z.strictObject({
  ...(Object.fromEntries(pointNames.map((name) => [name, TypedPoint])) as Record<
    PointName,
    typeof TypedPoint
  >),
  /** Of the points that are sent. */
  expected: Points,
});

export const MarksForm = z.strictObject({
  marks: Marks,
  expected: z.strictObject({ marks: Marks }),
});
