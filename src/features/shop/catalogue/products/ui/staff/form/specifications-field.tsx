import type { KeyboardEvent } from 'react';
import { moveItem, useMoving } from '#features/shop/catalogue/pictures/ui/staff/use-moving.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { formLimits } from '#features/shop/catalogue/products/product-form.ts';
import { suggestedSpecifications } from '#features/shop/catalogue/products/suggested-specifications.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FieldError, FieldHint } from '#kit/forms/field-frame.tsx';
import { CloseIcon, PlusIcon } from '#kit/icons.tsx';
import { newRowKey } from '#kit/staff/list/row-key.ts';
import { plain } from '#platform/text/plain.ts';
import { useApp } from '#web/app-context.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../staff-icons.tsx';
import type { DraftSpecification } from './product-draft.ts';
import css from './staff-product-page.module.css';
import type { FieldsProps } from './use-text-field.ts';

const id = 'specifications';

export function SpecificationsField({ draft, change, problems }: FieldsProps) {
  const { t } = useApp(staffProductFormTexts);
  const rows = draft.specifications;
  const { announcement, set, add, move, remove } = useSpecifications(rows, change);
  const names = new Set(rows.map(({ name }) => plain(name.trim())));
  const suggested = draft.category ? suggestedSpecifications(draft.category) : [];
  const missing = suggested.filter((name) => !names.has(plain(name)));
  return (
    <section
      className={`card grid gap-4 end ${css.section}`}
      aria-labelledby="specifications-title"
    >
      <h2 id="specifications-title">{t.labels.specifications}</h2>
      <div className={css.wide}>
        <FieldHint id={id}>{t.specificationsHint}</FieldHint>
        <FieldError id={id}>{problems[id]}</FieldError>
        {rows.length > 0 && (
          <ol className={css.rows}>
            {rows.map((row, at) => (
              <SpecificationRow
                key={row.key}
                row={row}
                at={at}
                last={at === rows.length - 1}
                onChange={(by) =>
                  set(rows.map((each) => (each.key === row.key ? { ...each, ...by } : each)))
                }
                onMove={(by, focus) => move(at, by, focus)}
                onRemove={() => remove(at)}
              />
            ))}
          </ol>
        )}
        <AddRows count={rows.length} missing={missing} add={add} />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </section>
  );
}

function useSpecifications(rows: DraftSpecification[], change: FieldsProps['change']) {
  const { t } = useApp(staffProductFormTexts);
  const { announcement, focusNext } = useMoving();
  const set = (specifications: DraftSpecification[]) =>
    change((before) => ({ ...before, specifications }));

  function add(...added: string[]) {
    const more = added.map((name) => ({ key: newRowKey(), name, value: '' }));
    set([...rows, ...more]);
    const [first] = more;
    if (first) focusNext(`${first.key}-${first.name ? 'value' : 'name'}`);
  }

  function move(at: number, by: 1 | -1, focus: string) {
    const to = at + by;
    const row = rows[at];
    if (!row || to < 0 || to >= rows.length) return;
    set(moveItem(rows, at, to));
    focusNext(focus, t.placed(row.name || t.row(at + 1), to + 1, rows.length));
  }

  function remove(at: number) {
    const rest = rows.filter((_, index) => index !== at);
    set(rest);
    const next = rest[Math.min(at, rest.length - 1)];
    focusNext(next ? `${next.key}-remove` : id);
  }

  return { announcement, set, add, move, remove };
}

interface AddRowsProps {
  count: number;
  missing: readonly string[];
  add: (...names: string[]) => void;
}

function AddRows({ count, missing, add }: AddRowsProps) {
  const { t } = useApp(staffProductFormTexts);
  const full = count >= formLimits.specifications;
  return (
    <>
      <datalist id="suggested">
        {missing.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={`row gap-2 ${css.more}`}>
        <Button
          id={id}
          size="s"
          tone="secondary"
          icon={<PlusIcon size={20} />}
          disabled={full}
          aria-describedby={`${id}-hint`}
          onClick={() => add('')}
        >
          {t.addSpecification}
        </Button>
        {missing.length > 0 && !full && (
          <Button
            size="s"
            tone="quiet"
            onClick={() => add(...missing.slice(0, formLimits.specifications - count))}
          >
            {t.suggest}
          </Button>
        )}
      </div>
    </>
  );
}

interface RowProps {
  row: DraftSpecification;
  at: number;
  last: boolean;
  onChange: (by: Partial<DraftSpecification>) => void;
  /** `focus`: the id of the focused control. */
  onMove: (by: 1 | -1, focus: string) => void;
  onRemove: () => void;
}

function SpecificationRow({ row, at, last, onChange, onMove, onRemove }: RowProps) {
  const { t } = useApp(staffProductFormTexts);
  const called = row.name.trim() || t.row(at + 1);
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1, event.currentTarget.id);
  };
  const arrow = (by: 1 | -1, name: string, atEnd: boolean) => ({
    size: 's' as const,
    id: `${row.key}-${name}`,
    'aria-disabled': atEnd,
    onClick: () => onMove(by, `${row.key}-${name}`),
  });
  return (
    <li className={css.row}>
      <TextField
        dense
        id={`${row.key}-name`}
        label={<span className="visually-hidden">{t.specificationName(at + 1)}</span>}
        placeholder={t.nameColumn}
        list="suggested"
        autoComplete="off"
        maxLength={formLimits.specificationName}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
        onKeyDown={walk}
      />
      <TextField
        dense
        id={`${row.key}-value`}
        label={<span className="visually-hidden">{t.specificationValue(at + 1)}</span>}
        placeholder={t.valueColumn}
        autoComplete="off"
        maxLength={formLimits.specificationValue}
        value={row.value}
        onChange={({ target }) => onChange({ value: target.value })}
        onKeyDown={walk}
      />
      <div className={css.rowActions}>
        <IconButton {...arrow(-1, 'up', at === 0)} label={t.up(called)}>
          <ArrowUpIcon size={20} />
        </IconButton>
        <IconButton {...arrow(1, 'down', last)} label={t.down(called)}>
          <ArrowDownIcon size={20} />
        </IconButton>
        <IconButton
          size="s"
          id={`${row.key}-remove`}
          label={t.removeRow(called)}
          onClick={onRemove}
        >
          <CloseIcon size={20} />
        </IconButton>
      </div>
    </li>
  );
}
