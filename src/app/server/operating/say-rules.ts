import { z } from 'zod';
import { sentenceOf } from '#platform/http/route.ts';

interface Written {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/**
 * Adds to a JSON schema what Zod leaves out: that a trimmed text needs more than blanks, and each
 * rule in code, in the words with which it refuses.
 */
export function sayRules({ zodSchema, jsonSchema }: Written): void {
  const checks = (zodSchema._zod.def.checks ?? []).map((check) => check._zod.def);
  const trims = checks.some(({ check }) => check === 'overwrite');
  const { minLength = 0 } = jsonSchema;
  if (trims && minLength > 0) {
    const pattern = minLength === 1 ? '\\S' : `\\S[\\s\\S]{${minLength - 2},}\\S`;
    const others = (jsonSchema.allOf ?? []).filter((each) => each.pattern !== pattern);
    jsonSchema.allOf = [...others, { pattern }];
  }
  const { def } = zodSchema._zod;
  // A pattern beside it would hide what kind of text it is.
  if ('format' in def && typeof def.format === 'string') {
    const format = timeFormats.get(def.format);
    if (format) jsonSchema.format = format;
  }
  // What is read as one flat object first, so that each wrong key is named, and then by its kind.
  if (def.type === 'pipe' && def.out._zod.def.type === 'union') {
    const { oneOf = [] } = z.toJSONSchema(def.out, { io: 'input', override: sayRules });
    jsonSchema.oneOf = oneOf;
  }
  nameKeys({ jsonSchema });
  for (const check of checks.filter(isCustom)) {
    const sentence = check.error && sentenceOf(check.error, 'en');
    if (sentence) describe(placeOf(jsonSchema, check), sentence);
  }
}

/** A record whose keys are known is an object with these properties, as generators read it. */
export function nameKeys({ jsonSchema }: Pick<Written, 'jsonSchema'>): void {
  const { propertyNames, required, additionalProperties: value = {} } = jsonSchema;
  if (!required || typeof propertyNames !== 'object') return;
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, value]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

const timeFormats = new Map([
  ['datetime', 'date-time'],
  ['date', 'date'],
]);

const isCustom = (check: z.core.$ZodCheckDef): check is z.core.$ZodCustomDef =>
  check.check === 'custom';

/** A rule of a whole object may be about one of its values. */
function placeOf(schema: z.core.JSONSchema.BaseSchema, { path }: z.core.$ZodCustomDef) {
  const inner = schema.properties?.[String(path?.[0])];
  return typeof inner === 'object' ? inner : schema;
}

function describe(schema: z.core.JSONSchema.BaseSchema, sentence: string): void {
  const { description = '' } = schema;
  if (description.includes(sentence)) return;
  schema.description = description ? `${description} ${sentence}` : sentence;
}
