import { Fragment } from 'react';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import type { FieldRule } from '#platform/calls/field-rules.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { recordTexts } from '../messages.ts';
import type { FormField } from './form-fields.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { useMeanwhile } from './use-meanwhile.tsx';

/** The names of a body's fields; a field within another is `point.es`. */
export type Paths<Body> = Body extends unknown
  ? { [Name in keyof Body & string]: Name | PathsIn<Name, NonNullable<Body[Name]>> }[keyof Body &
      string]
  : never;
type PathsIn<Name extends string, Value> = Value extends string | number | boolean | unknown[]
  ? never
  : `${Name}.${keyof Value & string}`;

export type FormFields<Name extends string = string> = {
  readonly [Each in Name]?: FormField<never>;
};
/** A label for each field; a hint under its name and `Hint`, such as `priceHint`. */
export type FieldTexts<Name extends string> = Readonly<Record<Name, string>>;
/** What a form says in other words than every form (`recordTexts`). */
export interface FormTexts {
  save?: string;
  saved?: string;
  failed?: string;
  remove?: string;
  removed?: string;
}

export type BodyOf<Input> = Input extends { body: infer Body } ? Body : never;

interface DescribedFormProps
  extends Omit<RecordFormProps, 'texts' | 'submit' | 'save' | 'wrongIn' | 'children'> {
  call: Call;
  fields: FormFields;
  texts: FormTexts;
  submit?: string;
  params?: Record<string, string>;
  /** What is sent beside the fields. */
  fixed?: object;
  /** What the fields say at first, by their names in the body. Default what was `seen`. */
  start?: object | undefined;
  /** What the agent saw of the record, where its change has to say so; null where it is new. */
  seen?: object | null;
  /** Sends what the fields say, where that is not one call. */
  send?(typed: Tree, key: string): Promise<unknown>;
  /** What is done with the response before the page is loaded anew. */
  follow?(response: unknown): Promise<unknown>;
}

export interface CallFormProps<Input extends CallInput, Name extends string, Output>
  extends DescribedFormProps {
  call: Call<Output, Input>;
  follow?(response: NoInfer<Output>): Promise<unknown>;
  fields: FormFields<Name>;
  texts: FormTexts & FieldTexts<NoInfer<Name>>;
  fixed?: Partial<BodyOf<Input>>;
}

/** A described form whose fields are known to be fields of the call, each with a label. */
export const CallForm = <Input extends CallInput, Name extends Paths<BodyOf<Input>>, Output>(
  props: CallFormProps<Input, Name, Output>,
) => <DescribedForm {...props} />;

/**
 * A form that makes one call. Its fields are described; their limits, and which may be empty, are
 * the call's. Where somebody else has changed the record meanwhile, it shows their version.
 */
export function DescribedForm(props: DescribedFormProps) {
  const { call: called, fields, texts, params, fixed, seen, follow, submit, ...more } = props;
  const { send: sendAlone, ...rest } = more;
  const { start = seen, ...form } = rest;
  const { language, call } = useApp();
  const t = { ...recordTexts[language], ...texts };
  const described = describedIn(fields);
  const rulesOf = (name: string) => ruleOf(called, fields[name], name);
  const { save, notice } = useMeanwhile(seen, (theirs) =>
    described.map(([name, field]) => wordsOf(field, name, theirs, language)).join(' · '),
  );
  const words = texts as Readonly<Record<string, string | undefined>>;

  function send(typed: FormData, key: string) {
    const body = { ...fixed, ...readFields(called, fields, typed) };
    if (sendAlone) return sendAlone(body, key);
    return save(async (expected) => {
      const input: CallInput = {
        ...(params && { params }),
        ...(called.keyed && { key }),
        body: expected === undefined ? body : { ...body, expected },
      };
      const response = await call(called, input);
      await follow?.(response);
    });
  }

  function wrongIn(typed: FormData): Record<string, string> {
    return Object.fromEntries(
      described.flatMap(([name, field]) => {
        const text = typedIn(typed, name);
        const isMissing = rulesOf(name).needed && text.trim() === '';
        const wrong = isMissing ? t.missing : field.wrong?.(text)?.[language];
        return wrong ? [[name, wrong]] : [];
      }),
    );
  }

  return (
    <>
      {seen !== undefined && notice}
      <RecordForm
        size="s"
        {...form}
        texts={t}
        submit={submit ?? t.save}
        save={send}
        wrongIn={wrongIn}
      >
        {(errorOf) =>
          described.map(([name, field]) => {
            const rule = rulesOf(name);
            const control = {
              name,
              label: words[name] ?? name,
              hint: words[`${name}Hint`],
              mark: rule.optional && `(${t.optional})`,
              error: errorOf(name),
            };
            const value = (start ? valueIn(field, name, start) : undefined) as never;
            return <Fragment key={name}>{field.draw(control, { value, rule, language })}</Fragment>;
          })
        }
      </RecordForm>
    </>
  );
}

type Tree = { [name: string]: unknown };

const describedIn = (fields: FormFields) =>
  Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field] as const] : []));

/** The call's, unless the form has one of its own. */
const ruleOf = (called: Call, field: FormFields[string], name: string): FieldRule =>
  field?.rule ?? called.fields[name] ?? {};

const typedIn = (typed: FormData, name: string) => String(typed.get(name) ?? '');

/** What a call gets for the typed fields. */
export function readFields(called: Call, fields: FormFields, typed: FormData): Tree {
  const body: Tree = {};
  for (const [name, field] of describedIn(fields)) {
    const text = typedIn(typed, name);
    if (field.parts) Object.assign(body, field.parts(text));
    else setAt(body, name, field.read(text, ruleOf(called, field, name)));
  }
  return body;
}

function valueIn({ at }: FormField<never>, path: string, record: object): unknown {
  if (at) return at(record as never);
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Tree | null | undefined)?.[name], record);
}

/** What a record says in these fields, for a description list. */
export const describe = <Name extends string>(
  fields: FormFields<Name>,
  texts: FieldTexts<NoInfer<Name>>,
  record: object,
  language: Language,
) =>
  Object.entries<FormField<never> | undefined>(fields).flatMap(([name, field]) =>
    field
      ? [{ term: texts[name as Name] as string, detail: wordsOf(field, name, record, language) }]
      : [],
  );

/** The words that stand for a field of a record. */
export const wordsOf = (
  field: FormField<never>,
  path: string,
  record: object,
  language: Language,
) => field.show(valueIn(field, path, record) as never, language);

function setAt(record: Tree, path: string, value: unknown): void {
  const [name = '', inner] = path.split('.');
  record[name] = inner === undefined ? value : { ...(record[name] as Tree), [inner]: value };
}
