import { z } from 'zod';
import { isProvinceCode, provinceCodes } from '#features/provinces/provinces.ts';
import { withoutNul } from '#platform/http/input-schemas.ts';
import { inCallersLanguage, withError } from '#platform/http/route.ts';
import { fromWire } from '#platform/money.ts';
import { plain } from '#platform/text/plain.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { categorySlugs } from '../schema.ts';
import { productStatuses } from '../schema-values.ts';
import { maxStock } from '../stock.ts';
import {
  everywhere,
  formLimits,
  formTexts,
  isYear,
  repeatedText,
  tooLong,
  yearText,
} from './product-form.ts';

const Line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, withError(tooLong(longest)))
    .regex(/^[^\p{Cc}]*$/u, withError(formTexts.controlCharacters));

export const OptionalLine = (longest: number) =>
  Line(longest)
    .nullable()
    .transform((written) => written || null);

/** The filters use it as a key of an object, so `__proto__` is refused. */
export const FilterName = (longest: number) =>
  OptionalLine(longest).refine(
    (name) => plain(name ?? '') !== '__proto__',
    withError(formTexts.filterName),
  );

export const Description = z
  .string()
  .trim()
  .max(formLimits.description, withError(tooLong(formLimits.description)))
  .regex(withoutNul, withError(formTexts.controlCharacters))
  .nullable()
  .transform((text) => text ?? '');

/** Reads US dollars, as a number or as typed, into cents. Null means to be confirmed. */
export const Price = z
  .union([z.string(), z.number()], withError(formTexts.price))
  .nullable()
  .transform((written, context) => {
    if (written === null) return null;
    // 9.999 as a number is not an amount; as text it is 9,999.
    const cents = typeof written === 'number' ? fromWire(written) : readAmount(written);
    if (cents !== undefined && cents > 0) return cents;
    context.addIssue({ code: 'custom', message: inCallersLanguage(formTexts.price) });
    return z.NEVER;
  });

export const Year = z
  .number({ error: () => inCallersLanguage(yearText()) })
  .nullable()
  .refine((year) => year === null || isYear(year), {
    error: () => inCallersLanguage(yearText()),
  });

/** Null means one piece for a vehicle and no limit for an appliance. */
export const Stock = z
  .number(withError(formTexts.stock))
  .int(withError(formTexts.stock))
  .min(1, withError(formTexts.stock))
  .max(maxStock, withError(formTexts.stock))
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
    const message = inCallersLanguage(
      codes.length > 0 ? formTexts.provinces : formTexts.noProvince,
    );
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Keeps the order, except that JavaScript sorts names of digits first. */
export const Specifications = z
  .record(
    z.string(),
    z.string(withError(formTexts.specifications)),
    withError(formTexts.specifications),
  )
  .nullable()
  .transform((written, context) => {
    const pairs = Object.entries(written ?? {}).map(
      ([name, value]) => [name.trim(), value.trim()] as const,
    );
    const problem = findPairProblem(pairs);
    if (!problem) return Object.fromEntries(pairs);
    context.addIssue({ code: 'custom', message: inCallersLanguage(problem) });
    return z.NEVER;
  });

function findPairProblem(pairs: readonly (readonly [string, string])[]) {
  const { specifications, specificationName, specificationValue } = formLimits;
  if (pairs.length > specifications) return formTexts.tooManySpecifications;
  const names = new Set<string>();
  for (const [name, value] of pairs) {
    if (!/\p{L}/u.test(name) || name === '__proto__') return formTexts.specificationName;
    if (value === '') return formTexts.specificationValue;
    if (/[\p{Cc}]/u.test(name) || value.includes('\0')) return formTexts.controlCharacters;
    if (name.length > specificationName) return tooLong(specificationName);
    if (value.length > specificationValue) return tooLong(specificationValue);
    if (names.has(plain(name))) return repeatedText(name);
    names.add(plain(name));
  }
  return undefined;
}

export const Images = z
  .array(z.string().trim().min(1).max(2000), withError(formTexts.images))
  .max(formLimits.images, withError(formTexts.tooManyImages))
  .nullable()
  .transform((addresses) => addresses ?? []);

/** In the order of the images; a blank one becomes the product's name. */
export const ImageAlts = z
  .array(OptionalLine(formLimits.alt))
  .max(formLimits.images, withError(formTexts.tooManyImages))
  .nullable()
  .transform((alts) => alts ?? []);

export const Name = z
  .string(withError(formTexts.nameRequired))
  .trim()
  .min(1, withError(formTexts.nameRequired))
  .pipe(Line(formLimits.name));

export const Category = z.enum(categorySlugs, withError(formTexts.category));
export const Status = z
  .enum(productStatuses, withError(formTexts.status))
  .nullable()
  .transform((status) => status ?? 'available');
export const Featured = z
  .boolean(withError(formTexts.featured))
  .nullable()
  .transform((featured) => featured ?? false);
