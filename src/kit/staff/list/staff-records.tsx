import type { ComponentType, ReactNode } from 'react';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import type { AnyPage } from '#web/page.ts';
import { href, type Route } from '#web/routes/route.ts';
import { Disclosure } from '../../disclosure.tsx';
import { recordTexts } from '../../messages.ts';
import {
  type BodyOf,
  DescribedForm,
  type FieldTexts,
  type FormFields,
  type FormTexts,
  type Paths,
  wordsOf,
} from '../form/call-form.tsx';
import { RemoveButton } from '../form/remove-button.tsx';
import { SidePanel } from '../side-panel.tsx';
import { RowLink } from './row-link.tsx';
import { type ListColumn, StaffList } from './staff-list.tsx';
import { staffListPage } from './staff-list-page.tsx';

interface RecordsTexts extends FormTexts {
  title: string;
  lead: string;
  none: string;
  noneText?: string;
  /** The heading of the rows' names. */
  name: string;
  /** The button that adds a record, and what its form is under; the button's words by default. */
  add: string;
  adds?: string;
  editOf: (name: string) => string;
  removeOf: (name: string) => string;
}

type Saved = { id: string };
type OfOne = { params: { id: string } };

interface AnyScreen {
  route: Route;
  texts: Record<Language, RecordsTexts>;
  list: Call<Saved[], object>;
  create: Call;
  update: Call;
  remove: Call;
  fields: FormFields;
  nameOf: (row: never, language: Language) => string;
  /** The fields that stand in the table after the name. */
  columns: readonly string[];
  /** What else can be done with a row, beside its removal. */
  links?: (row: never, language: Language) => ReactNode;
  /** The form that adds a record is open from the start. */
  addsAtOnce?: true;
  formClass?: string | undefined;
  Below?: ComponentType;
}

interface RecordsScreen<Row extends Saved, Input extends CallInput, Name extends string>
  extends AnyScreen {
  texts: Record<Language, RecordsTexts & FieldTexts<NoInfer<Name>>>;
  list: Call<Row[], object>;
  create: Call<Row, Input>;
  update: Call<Row, OfOne & { body: BodyOf<Input> & { expected: Row } }>;
  remove: Call<Row, OfOne & { body: { expected: Row } }>;
  fields: FormFields<Name>;
  nameOf: (row: Row, language: Language) => string;
  columns: readonly NoInfer<Name>[];
  links?: (row: Row, language: Language) => ReactNode;
}

interface RecordsData {
  rows: Saved[];
  opened: Saved | undefined;
}

/**
 * A short list of records that staff add, change and remove in one table. Its form is described;
 * the limits of its fields are those of the calls. `ver` in the address opens a record beside it.
 */
export const staffRecords = <
  Row extends Saved,
  Input extends CallInput,
  Name extends Paths<BodyOf<Input>>,
>(
  screen: RecordsScreen<Row, Input, Name>,
): AnyPage =>
  staffListPage<RecordsData>({
    texts: screen.texts,
    load: async ({ call, query }) => {
      const rows = await call(screen.list, {});
      return { rows, opened: rows.find(({ id }) => id === query.get('ver')) };
    },
    // biome-ignore lint/correctness/noComponentHookFactories: once for each screen, as its module loads
    View: ({ data }) => <Records screen={screen} {...data} />,
  });

function Records({ screen, rows, opened }: RecordsData & { screen: AnyScreen }) {
  const { fields, formClass, Below } = screen;
  const { t, language } = useApp(screen.texts);
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={rows}
      columns={columnsOf(screen, language)}
      openRow={opened?.id}
      empty={{ title: t.none, children: t.noneText }}
      panel={opened && <Opened key={opened.id} screen={screen} row={opened} />}
      below={Below && <Below />}
    >
      <Disclosure summary={t.adds ?? t.add} open={screen.addsAtOnce}>
        <DescribedForm
          className={formClass}
          call={screen.create}
          fields={fields}
          texts={t}
          submit={t.add}
        />
      </Disclosure>
    </StaffList>
  );
}

interface RowProps {
  screen: AnyScreen;
  row: Saved;
}

function Opened({ screen, row }: RowProps) {
  const { route, texts, update, fields, formClass } = screen;
  const { t, language, navigate } = useApp(texts);
  const listHref = href(route);
  const close = () => void navigate(listHref, { scroll: false });
  return (
    <SidePanel title={t.editOf(nameOf(screen, row, language))} closeHref={listHref} row={row.id}>
      <DescribedForm
        className={formClass}
        call={update}
        params={{ id: row.id }}
        fields={fields}
        texts={t}
        seen={row}
        onDone={close}
        onCancel={close}
      />
    </SidePanel>
  );
}

function columnsOf(screen: AnyScreen, language: Language): ListColumn<Saved>[] {
  const { fields, columns, texts } = screen;
  const t = texts[language];
  const labels = t as RecordsTexts & FieldTexts<string>;
  return [
    {
      id: 'name',
      header: t.name,
      cell: (row) => {
        const name = nameOf(screen, row, language);
        const address = href(screen.route, {}, { ver: row.id });
        return (
          <RowLink href={address} row={row.id} aria-label={t.editOf(name)}>
            {name}
          </RowLink>
        );
      },
    },
    ...columns.flatMap((name): ListColumn<Saved>[] => {
      const field = fields[name];
      if (!field) return [];
      const cell = (row: Saved) => wordsOf(field, name, row, language);
      return [{ id: name, header: labels[name] ?? name, align: field.align, cell }];
    }),
    {
      id: 'actions',
      header: recordTexts[language].actions,
      cell: (row) => <RowActions screen={screen} row={row} />,
    },
  ];
}

function RowActions({ screen, row }: RowProps) {
  const { texts, create, remove, links } = screen;
  const { t, language, call } = useApp(texts);
  const { id, ...body } = row;
  return (
    <div className="row gap-2 middle">
      {links?.(row as never, language)}
      <RemoveButton
        texts={t}
        label={t.removeOf(nameOf(screen, row, language))}
        remove={() => call(remove, { params: { id }, body: { expected: row } })}
        restore={() => call(create, { body })}
      />
    </div>
  );
}

const nameOf = (screen: AnyScreen, row: Saved, language: Language) =>
  screen.nameOf(row as never, language);
