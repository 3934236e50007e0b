import { z } from 'zod';
import { isProvinceCode, provinceCodes } from '#features/company/provinces/provinces.ts';
import { typedCents, withoutNul } from '#platform/http/input-schemas.ts';
import { inBothLanguages, withError } from '#platform/http/route.ts';
import { plain } from '#platform/text/plain.ts';
import { pictureKinds } from '../pictures/picture-kinds.ts';
import { categorySlugs } from '../schema.ts';
import { productStatuses } from '../schema-values.ts';
import { maxStock } from '../stock.ts';
import {
  everywhere,
  formLimits,
  isYear,
  productProblemTexts,
  repeatedText,
  tooLong,
  yearText,
} from './product-form.ts';

const withoutControls = /^[^\p{Cc}]*$/u;

const Line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, withError(tooLong(longest)))
    .regex(withoutControls, withError(productProblemTexts.controlCharacters));

export const OptionalLine = (longest: number) =>
  Line(longest)
    .nullable()
    .transform((written) => written || null);

/** The filters use it as a key of an object, so `__proto__` is refused. */
export const FilterName = (longest: number) =>
  OptionalLine(longest).refine(
    (name) => plain(name ?? '') !== '__proto__',
    withError(productProblemTexts.filterName),
  );

export const Description = z
  .string()
  .trim()
  .max(formLimits.description, withError(tooLong(formLimits.description)))
  .regex(withoutNul, withError(productProblemTexts.controlCharacters))
  .nullable()
  .transform((text) => text ?? '');

/** Reads US dollars, as a number or as typed, into cents. Null means to be confirmed. */
export const Price = z
  .union([z.string(), z.number()], withError(productProblemTexts.price))
  .transform(typedCents(1, productProblemTexts.price))
  .describe(productProblemTexts.price.en)
  .nullable();

export const Year = z
  .number({ error: () => inBothLanguages(yearText()) })
  .nullable()
  .refine((year) => year === null || isYear(year), { error: () => inBothLanguages(yearText()) });

/** Null means one piece for a vehicle and no limit for an appliance. */
export const Stock = z
  .number(withError(productProblemTexts.stock))
  .int(withError(productProblemTexts.stock))
  .min(1, withError(productProblemTexts.stock))
  .max(maxStock, withError(productProblemTexts.stock))
  .nullable();

/** Reads codes separated by commas, or "Todas". Null means the default provinces. */
export const Provinces = z
  .string()
  .nullable()
  .transform((written, context) => {
    if (written === null) return null;
    if (plain(written.trim()) === plain(everywhere)) return [...provinceCodes];
    const codes = [...new Set(written.split(',').map((code) => code.trim().toUpperCase()))].filter(
      (code) => code,
    );
    const provinces = codes.filter(isProvinceCode);
    if (provinces.length === codes.length && provinces.length > 0) return provinces;
    const message = inBothLanguages(
      codes.length > 0 ? productProblemTexts.provinces : productProblemTexts.noProvince,
    );
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .describe(productProblemTexts.provinces.en);

/** Keeps the order, except that JavaScript sorts names of digits first. */
export const Specifications = z
  .record(
    z.string(),
    z.string(withError(productProblemTexts.specifications)),
    withError(productProblemTexts.specifications),
  )
  .nullable()
  .transform((written, context) => {
    const pairs = Object.entries(written ?? {}).map(
      ([name, value]) => [name.trim(), value.trim()] as const,
    );
    const problem = findPairProblem(pairs);
    if (!problem) return Object.fromEntries(pairs);
    context.addIssue({ code: 'custom', message: inBothLanguages(problem) });
    return z.NEVER;
  })
  .describe(
    `At most ${formLimits.specifications}. Names have a letter, at most ${formLimits.specificationName} characters, and differ in more than capitals and accents; values are not blank and have at most ${formLimits.specificationValue}.`,
  );

function findPairProblem(pairs: readonly (readonly [string, string])[]) {
  const { specifications, specificationName, specificationValue } = formLimits;
  if (pairs.length > specifications) return productProblemTexts.tooManySpecifications;
  const names = new Set<string>();
  for (const [name, value] of pairs) {
    if (!/\p{L}/u.test(name) || name === '__proto__') return productProblemTexts.specificationName;
    if (value === '') return productProblemTexts.specificationValue;
    if (/[\p{Cc}]/u.test(name) || value.includes('\0'))
      return productProblemTexts.controlCharacters;
    if (name.length > specificationName) return tooLong(specificationName);
    if (value.length > specificationValue) return tooLong(specificationValue);
    if (names.has(plain(name))) return repeatedText(name);
    names.add(plain(name));
  }
  return undefined;
}

export const Images = z
  .array(z.string().trim().min(1).max(2000), withError(productProblemTexts.images))
  .max(formLimits.images, withError(productProblemTexts.tooManyImages))
  .nullable()
  .transform((addresses) => addresses ?? [])
  .describe(
    'Addresses of pictures that were uploaded here, or public ones that begin with https://.',
  );

/** In the order of the images; a blank one becomes the product's name. */
export const ImageAlts = z
  .array(OptionalLine(formLimits.alt))
  .max(formLimits.images, withError(productProblemTexts.tooManyImages))
  .nullable()
  .transform((alts) => alts ?? [])
  .describe('No more than there are images.');

/** In the order of the images; null says nothing of one. */
export const ImageKinds = z
  .array(z.enum(pictureKinds).nullable())
  .max(formLimits.images, withError(productProblemTexts.tooManyImages))
  .nullable()
  .transform((kinds) => kinds ?? []);

/** The places of the images that are drawn: no photos of the product. */
export const Drawn = z.array(z.number().int().min(0)).max(formLimits.images);

export const Name = z
  .string(withError(productProblemTexts.nameRequired))
  .trim()
  .min(1, withError(productProblemTexts.nameRequired))
  .max(formLimits.name, withError(tooLong(formLimits.name)))
  .regex(withoutControls, withError(productProblemTexts.controlCharacters));

export const Category = z.enum(categorySlugs, withError(productProblemTexts.category));
export const Status = z
  .enum(productStatuses, withError(productProblemTexts.status))
  .nullable()
  .transform((status) => status ?? 'available');
export const Featured = z
  .boolean(withError(productProblemTexts.featured))
  .nullable()
  .transform((featured) => featured ?? false);
