import { z } from 'zod';

/** What a call takes in one field of its body, as plain data for the form that sends it. */
export interface FieldRule {
  /** The most characters, the highest number, or the most entries. */
  max?: number;
  /** The lowest number. */
  min?: number;
  /** The values to choose from. */
  of?: readonly string[];
  /** It may not be empty. */
  needed?: true;
  /** It may be left out, which is sent as null. */
  optional?: true;
}

/** By name; a field within another is `point.es`. A field that may be anything has none. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

type Schema = z.core.JSONSchema.BaseSchema;

/** The rules of a call's body. What the caller saw (`expected`) is nobody's to type. */
export function fieldRulesOf(body: z.ZodType | undefined): FieldRules {
  if (!body) return {};
  const rules: Record<string, FieldRule> = {};
  // A field that one variant needs is optional in the object that takes those of all.
  const isPiped = body instanceof z.ZodPipe && body.def.out instanceof z.ZodDiscriminatedUnion;
  const typed = isPiped ? body.def.out : body;
  collect(z.toJSONSchema(typed, { io: 'input', unrepresentable: 'any' }), '', rules);
  return rules;
}

function collect(schema: Schema, prefix: string, rules: Record<string, FieldRule>): void {
  for (const variant of variantsOf(schema)) {
    for (const [name, field] of Object.entries(variant.properties ?? {})) {
      if (name === 'expected' || typeof field !== 'object') continue;
      const path = prefix + name;
      collect(field, `${path}.`, rules);
      const rule = ruleOf(variantsOf(field), variant.required?.includes(name) ?? false);
      if (Object.keys(rule).length > 0) rules[path] = rule;
    }
  }
}

function ruleOf(variants: Schema[], isRequired: boolean): FieldRule {
  const takesNull = variants.some(({ type }) => type === 'null');
  const value = variants.find(({ type }) => type !== 'null') ?? {};
  const max = value.maxLength ?? value.maximum ?? value.maxItems;
  const { minimum: min, enum: of } = value;
  return {
    ...(max !== undefined && { max }),
    ...(min !== undefined && { min }),
    ...(of && { of: of.map(String) }),
    ...((value.minLength ?? value.minItems) && { needed: true as const }),
    ...((takesNull || !isRequired) && { optional: true as const }),
  };
}

function variantsOf(schema: Schema): Schema[] {
  const { anyOf, oneOf } = schema;
  return ((anyOf ?? oneOf) as Schema[] | undefined)?.flatMap(variantsOf) ?? [schema];
}
