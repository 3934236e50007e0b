import { Fragment, type ReactNode, useState } from 'react';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import type { FieldRule } from '#platform/calls/field-rules.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { DescriptionList } from '../../data/description-list.tsx';
import { meanwhileTexts, recordTexts } from '../../messages.ts';
import { focusPanel } from '../side-panel.tsx';
import type { FormField } from './form-fields.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { Theirs, useMeanwhile } from './use-meanwhile.tsx';

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
  extends Omit<RecordFormProps, 'texts' | 'submit' | 'save' | 'wrongIn' | 'watch' | 'children'> {
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
  /** Sends what the fields say, over what was `seen` of it, where that is not one call. */
  send?(typed: unknown, key: string, seen: unknown): Promise<unknown>;
  /** What follows the form and shows what is typed. */
  below?(typed: unknown): ReactNode;
  /** What is done with the response before the page is loaded anew. */
  follow?(response: unknown): Promise<unknown>;
}

export interface CallFormProps<Input extends CallInput, Name extends string, Output, Seen = unknown>
  extends DescribedFormProps {
  call: Call<Output, Input>;
  seen?: (Seen & object) | null;
  send?(typed: NoInfer<BodyOf<Input>>, key: string, seen: NoInfer<Seen>): Promise<unknown>;
  below?(typed: NoInfer<BodyOf<Input>>): ReactNode;
  follow?(response: NoInfer<Output>): Promise<unknown>;
  fields: FormFields<Name>;
  texts: FormTexts & FieldTexts<NoInfer<Name>>;
  fixed?: Partial<BodyOf<Input>>;
}

/** A described form whose fields are known to be fields of the call, each with a label. */
export const CallForm = <Input extends CallInput, Name extends Paths<BodyOf<Input>>, Output, Seen>(
  props: CallFormProps<Input, Name, Output, Seen>,
) => <DescribedForm {...props} />;

/**
 * A form that makes one call. Its fields are described; their limits, and which may be empty, are
 * the call's. Where somebody else has changed the record meanwhile, it shows their version.
 */
export function DescribedForm(props: DescribedFormProps) {
  const { call: called, fields, texts, params, fixed, seen, follow, submit, ...more } = props;
  const { send: sendAlone, below, ...rest } = more;
  const { start = seen, onDone, ...form } = rest;
  const { language, call } = useApp();
  const t = { ...recordTexts[language], ...texts };
  const described = describedIn(fields);
  const rulesOf = (name: string) => ruleOf(called, fields[name], name);
  const { save, theirs, taken, take, renew } = useMeanwhile(seen);
  const [typed, setTyped] = useState<Tree>();
  const shown = taken ?? start;
  const words = texts as Words & FormTexts;

  function takeTheirs() {
    setTyped(undefined);
    take();
    focusPanel();
  }

  function send(fieldsSay: FormData, key: string) {
    const body = { ...fixed, ...readFields(called, fields, fieldsSay) };
    return save(async (expected) => {
      if (sendAlone) return void (await sendAlone(body, key, expected));
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
      <RecordForm
        key={taken ? 'theirs' : 'mine'}
        size="s"
        {...form}
        texts={t}
        submit={submit ?? t.save}
        save={send}
        onDone={() => {
          renew();
          onDone?.();
        }}
        wrongIn={wrongIn}
        watch={below && ((fieldsSay) => setTyped(readFields(called, fields, fieldsSay)))}
      >
        {(errorOf) => (
          <>
            {described.map(([name, field]) => {
              const rule = rulesOf(name);
              const control = {
                name,
                label: words[name] ?? name,
                hint: words[`${name}Hint`],
                mark: rule.optional && `(${t.optional})`,
                error: errorOf(name),
              };
              const value = (shown ? valueIn(field, name, shown) : undefined) as never;
              return (
                <Fragment key={name}>{field.draw(control, { value, rule, language })}</Fragment>
              );
            })}
            <TheirVersion
              fields={fields}
              texts={words}
              seen={seen}
              theirs={theirs}
              makesAnew={sendAlone !== undefined}
              onTake={takeTheirs}
            />
          </>
        )}
      </RecordForm>
      {below?.(typed ?? shown ?? {})}
    </>
  );
}

interface TheirVersionProps {
  fields: FormFields;
  texts: Words;
  seen: object | null | undefined;
  theirs: object | null | undefined;
  /** Saving what is gone makes it again. */
  makesAnew: boolean;
  onTake: () => void;
}

/** What the other person changed, by the names of the form: to be saved over, or gone on with. */
function TheirVersion(props: TheirVersionProps) {
  const { fields, texts, seen, theirs, makesAnew, onTake } = props;
  const { t, language } = useApp(meanwhileTexts);
  const before = seen ? describe(fields, texts, seen, language) : [];
  const changed = theirs
    ? describe(fields, texts, theirs, language).filter(
        ({ detail }, at) => detail !== before[at]?.detail,
      )
    : [];
  return (
    <Theirs
      theirs={theirs}
      action={
        <div className="row gap-2">
          {(theirs || makesAnew) && (
            <Button type="submit" size="s">
              {t.mine}
            </Button>
          )}
          {theirs && (
            <Button size="s" tone="secondary" onClick={onTake}>
              {t.take}
            </Button>
          )}
        </div>
      }
    >
      {changed.length > 0 && <DescriptionList items={changed} />}
    </Theirs>
  );
}

type Words = Readonly<Record<string, string>>;

type Tree = { [name: string]: unknown };

const describedIn = (fields: FormFields) =>
  Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field] as const] : []));

/** The call's, unless the form has one of its own. */
const ruleOf = (called: Call, field: FormFields[string], name: string): FieldRule =>
  field?.rule ?? called.fields[name] ?? {};

/** Boxes of one name are told together. */
const typedIn = (typed: FormData, name: string) => typed.getAll(name).join(',');

/** What a call gets for the typed fields. */
function readFields(called: Call, fields: FormFields, typed: FormData): Tree {
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
