import { staffUnitTexts } from '#features/shipping/units/staff-messages.ts';
import type { ListedUnit } from '#features/shipping/units/staff-schema.ts';
import { kind } from '#features/shipping/units/ui/staff/unit-facts-form.tsx';
import { UnitState } from '#features/shipping/units/ui/staff/unit-state.tsx';
import type { VoyageDetail } from '#features/shipping/units/voyage-schema.ts';
import { staffVoyageTexts } from '#features/shipping/units/voyage-staff-messages.ts';
import { Button } from '#kit/button.tsx';
import { Board, type BoardColumn, type BoardState } from '#kit/staff/board.tsx';
import { useRecord } from '#kit/staff/form/use-record.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import type { ManyAction } from '#kit/staff/many/many-action.ts';
import type { Language } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import {
  type ExportItem,
  exportItems,
  exportPaperItems,
  itemLabels,
  itemNames,
} from '../../items.ts';
import type { VoyagePapers } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import { authorityFields } from './authority-part.tsx';
import css from './export-file.module.css';
import { paperFields, paperStart } from './export-paper-part.tsx';

type Papers = VoyagePapers[number];
type Row = ListedUnit & Omit<Papers, 'id'>;

const states: Record<Papers['papers'][number]['state'], BoardState> = {
  complete: 'done',
  overridden: 'waived',
  no_scan: 'partly',
  missing: 'missing',
  optional: 'none',
};

/** The units of a voyage and their papers; of one that has sailed, its units. */
export function VoyageBoard({ voyage, papers }: { voyage: VoyageDetail; papers: VoyagePapers }) {
  const { t, language, call } = useApp(staffVoyageTexts);
  const { busy, record } = useRecord({ failed: t.notSaved }, { always: true });
  const { id, units, departedOn } = voyage;
  const known = new Map(papers.map((each) => [each.id, each]));
  const rows = units.flatMap((unit) => {
    const own = known.get(unit.id);
    return own ? [{ ...unit, ...own }] : [];
  });
  if (rows.length === 0) return <p className="quiet">{t.noUnits}</p>;
  const takeOff = (unit: string) =>
    record(() => call(staffApi.unloadVoyage, { params: { id, unit } }), t.takenOff);
  const opens = departedOn ? staffRoutes.staffUnit : staffRoutes.staffExportFile;
  const stands = {
    id: 'stands',
    header: staffUnitTexts[language].stands,
    cell: (row: Row) => <UnitState unit={row} />,
  };
  const tools = {
    id: 'tools',
    header: t.takeOff,
    quiet: true,
    cell: (row: Row) => (
      <Button
        size="s"
        tone="quiet"
        data-live
        busy={busy}
        aria-label={t.takeOffOf(row.number)}
        onClick={() => void takeOff(row.id)}
      >
        {t.takeOff}
      </Button>
    ),
  };
  return (
    <Board
      title={t.units}
      rows={rows}
      nameOf={({ number }) => number}
      words={boardWords(language)}
      columns={departedOn ? [] : columns(rows, language)}
      first={{
        id: 'unit',
        header: t.units,
        cell: (row) => (
          <div className={css.unit}>
            <Two
              first={
                <RowLink row={row.id} leaves href={href(opens, { id: row.id })}>
                  {row.number}
                </RowLink>
              }
              second={
                <>
                  {row.name} · <a href={customerHref(row.quoteId)}>{row.customer}</a>
                </>
              }
            />
          </div>
        ),
      }}
      rest={[stands, ...(departedOn ? [] : [tools])]}
    />
  );
}

function boardWords(language: Language): Record<BoardState, string> {
  const { states: t } = exportTexts[language];
  const { complete: done, no_scan: partly, missing, overridden: waived, optional: none } = t;
  return { done, partly, missing, waived, none };
}

/** What goods are that somebody typed, then each paper that one of the goods needs. */
function columns(rows: readonly Row[], language: Language): BoardColumn<Row>[] {
  const stateOf = (row: Row, item: ExportItem): BoardState => {
    const paper = row.papers.find((each) => each.item === item);
    return paper ? states[paper.state] : 'none';
  };
  const items = exportItems.filter((item) => rows.some((row) => stateOf(row, item) !== 'none'));
  const t = exportTexts[language];
  const kinds: BoardColumn<Row> = {
    id: 'kind',
    label: t.category,
    short: staffUnitTexts[language].category,
    state: ({ kindOpen }) => (kindOpen ? 'missing' : 'none'),
    ask: () => kindAction(language),
  };
  return [
    ...(rows.some(({ kindOpen }) => kindOpen) ? [kinds] : []),
    ...items.map((item) => ({
      id: item,
      label: itemLabels[item][language],
      short: itemNames[item][language],
      state: (row: Row) => stateOf(row, item),
      ask: actionOf(item, language),
      // Both are of the order: what is recorded for one of its goods counts for all.
      ...((item === 'authority' || item === 'screening') && { shared: (row: Row) => row.quoteId }),
    })),
  ];
}

const versionOf = ({ papers }: Row, item: ExportItem) =>
  papers.find((each) => each.item === item)?.version ?? 0;

/** Undefined where each has its own: a VIN, or names that are compared. */
function actionOf(item: ExportItem, language: Language): (() => ManyAction<Row>) | undefined {
  const texts = exportTexts[language];
  const paper = exportPaperItems.find((each) => each === item);
  if (paper)
    return () => ({
      call: staffApi.recordPapers,
      fields: paperFields(paper),
      start: paperStart,
      texts,
      bodyOf: (row, typed) => ({ item, expected: versionOf(row, item), ...typed }),
    });
  if (item !== 'authority') return undefined;
  return () => ({
    call: staffApi.recordAuthorities,
    fields: authorityFields,
    start: { kind: 'exception' },
    texts,
    bodyOf: (row, typed) => ({ expected: versionOf(row, item), ...typed }),
  });
}

const kindAction = (language: Language): ManyAction<Row> => ({
  call: staffApi.saveUnits,
  fields: { category: kind },
  texts: staffUnitTexts[language],
  bodyOf: ({ revision: expected, identifier, titleNumber, titleState }, typed) => ({
    expected,
    identifier: identifier ?? '',
    titleNumber: titleNumber ?? '',
    titleState: titleState ?? '',
    ...typed,
  }),
});
