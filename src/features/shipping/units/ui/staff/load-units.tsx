import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { CheckboxField, TextField } from '#kit/forms/field.tsx';
import { useRecord } from '#kit/staff/use-record.ts';
import { useAction } from '#kit/use-action.ts';
import { listPageSize } from '#platform/calls/page-size.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { ListedUnit, UnitList } from '../../staff-schema.ts';
import { maxLoaded } from '../../units-list.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';
import { UnitNext } from './unit-state.tsx';

export function LoadUnits({ voyageId, first }: { voyageId: string; first: UnitList }) {
  const { t, language, call } = useApp(staffVoyageTexts);
  const { list, busy: reading, read } = useList(first);
  const { units, total, page, q } = list;
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { busy, record } = useRecord({ failed: t.notSaved }, { always: true });
  const start = useRef<HTMLParagraphElement>(null);

  const load = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { units: [...marked] };
    void record(() => call(staffApi.loadVoyage, { params: { id: voyageId }, body }), t.loaded);
  };
  const turn = async (to: number) => {
    // Whoever turned the page stands below fifty units, and the new ones begin above.
    if (await read({ page: to, q })) start.current?.focus();
  };
  const mark = (ids: string[], on: boolean) =>
    setMarked((before) => [...before.filter((each) => !ids.includes(each)), ...(on ? ids : [])]);
  const tooMany = marked.length > maxLoaded;

  return (
    <Disclosure summary={t.load}>
      <div className="grid gap-3">
        <p className={css.quiet}>{t.loadHint}</p>
        {first.total > listPageSize && (
          <Search busy={reading} search={(words) => void read({ page: 1, q: words })} />
        )}
        <p ref={start} className={css.quiet} role="status" tabIndex={-1}>
          {units.length > 0
            ? t.shown(...spanOf(page, units.length), total)
            : emptyText(q, language)}
        </p>
        {units.length > 0 && <Candidates units={units} marked={marked} mark={mark} />}
        {total > listPageSize && <Pages list={list} busy={reading} turn={(to) => void turn(to)} />}
        <form className="grid gap-3" onSubmit={load}>
          <p className={css.quiet} role="status">
            {t.marked(marked.length)} {tooMany && t.tooMany(maxLoaded)}
          </p>
          <div>
            <Button
              type="submit"
              size="s"
              data-live
              busy={busy}
              disabled={marked.length === 0 || tooMany}
            >
              {t.loadThese}
            </Button>
          </div>
        </form>
      </div>
    </Disclosure>
  );
}

const emptyText = (q: string, language: Language) =>
  q ? staffUnitTexts[language].empty.all : staffVoyageTexts[language].noCandidates;

const spanOf = (page: number, count: number): [number, number] => [
  (page - 1) * listPageSize + 1,
  (page - 1) * listPageSize + count,
];

interface ListFilters {
  page: number;
  q: string;
}

function useList(first: UnitList) {
  const { language, call } = useApp();
  const [list, setList] = useState<UnitList & ListFilters>({ ...first, page: 1, q: '' });
  const { busy, run } = useAction(staffVoyageTexts[language].notRead);
  const read = (filters: ListFilters) =>
    run(async () => {
      const query = { queue: 'to_load' as const, page: String(filters.page), q: filters.q };
      setList({ ...(await call(staffApi.listUnits, { query })), ...filters });
    });
  return { list, busy, read };
}

function Search({ busy, search }: { busy: boolean; search: (words: string) => void }) {
  const { t } = useApp(staffUnitTexts);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <search>
      <form className="grid gap-3" onSubmit={submit}>
        <TextField dense type="search" name="q" label={t.search} />
        <div>
          <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
            {t.filter}
          </Button>
        </div>
      </form>
    </search>
  );
}

interface PagesProps {
  list: UnitList & ListFilters;
  busy: boolean;
  turn: (page: number) => void;
}

function Pages({ list: { page, total }, busy, turn }: PagesProps) {
  const { t } = useApp(staffVoyageTexts);
  return (
    <div className="row gap-2">
      <Button
        size="s"
        tone="secondary"
        disabled={page === 1 || busy}
        onClick={() => turn(page - 1)}
      >
        {t.previousUnits}
      </Button>
      <Button
        size="s"
        tone="secondary"
        disabled={page * listPageSize >= total || busy}
        onClick={() => turn(page + 1)}
      >
        {t.nextUnits}
      </Button>
    </div>
  );
}

interface CandidatesProps {
  units: readonly ListedUnit[];
  marked: readonly string[];
  mark: (ids: string[], on: boolean) => void;
}

function Candidates({ units, marked, mark }: CandidatesProps) {
  const { t } = useApp(staffVoyageTexts);
  const shown = units.map(({ id }) => id);
  const allMarked = shown.every((id) => marked.includes(id));
  return (
    <>
      {units.length > 1 && (
        <div>
          <Button size="s" tone="quiet" data-live onClick={() => mark(shown, !allMarked)}>
            {allMarked ? t.unmarkThese : t.markThese}
          </Button>
        </div>
      )}
      {units.map((unit) => (
        <CheckboxField
          key={unit.id}
          label={
            <>
              <span translate="no">{unit.number}</span> · {unit.name} · {unit.customer}
            </>
          }
          hint={<UnitNext unit={unit} />}
          checked={marked.includes(unit.id)}
          onChange={({ target }) => mark([unit.id], target.checked)}
        />
      ))}
    </>
  );
}
