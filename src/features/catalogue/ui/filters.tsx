import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { CheckboxField, SelectField, TextField } from '#kit/forms/field.tsx';
import { SearchIcon } from '#kit/icons.tsx';
import { plain } from '#platform/text/plain.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { brandOptions } from '../brands.ts';
import {
  allFilters,
  type CatalogueAddress,
  filterNames,
  hasVehicleFilters,
  hasWrongPrice,
} from '../catalogue-address.ts';
import type { ProductCategory } from '../categories.ts';
import { engineOptions } from '../engine.ts';
import { catalogueMessages } from '../messages.ts';
import type { ProductChoices } from '../schema.ts';
import { yearOptions } from '../years.ts';
import css from './filters.module.css';
import { clearTyping, saveTyping, typedInto } from './typing.ts';

interface FiltersProps {
  category: ProductCategory | undefined;
  current: CatalogueAddress;
  choices: ProductChoices;
}

/** A GET form: it works without a script, and its state is the address. */
export function Filters({ category, current, choices }: FiltersProps) {
  const { language, province, lowData, address } = useApp();
  const t = catalogueMessages[language];
  const action = href(routes.catalogue, category ? { category } : {});
  const filtered = filterNames.some((name) => current[name]);
  // What was searched for stands in its own field: the results are to be seen, not the filters.
  const isRequested =
    filterNames.some((name) => name !== 'search' && current[name]) ||
    address.searchParams.has(allFilters);
  const brief = lowData && !isRequested;
  const shown = { ...current, ...typedInto(action) };
  const walking = useRef(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (!walking.current) target.form?.requestSubmit();
  };
  return (
    <search>
      <form
        {...saveTyping(action)}
        className={css.filters}
        action={action}
        key={JSON.stringify(current)}
        onKeyDown={(event) => {
          walking.current = walks(event);
          if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        onPointerDown={() => {
          walking.current = false;
        }}
      >
        <div className={css.search}>
          <TextField
            type="search"
            name="search"
            label={t.search}
            placeholder={t.searchHint}
            defaultValue={shown.search}
            maxLength={100}
          />
          <Button type="submit" aria-label={t.find}>
            <SearchIcon />
          </Button>
        </div>
        {brief ? (
          <p className={css.more}>
            <a href={href(routes.catalogue, category ? { category } : {}, { [allFilters]: '1' })}>
              {t.filters}
            </a>
          </p>
        ) : (
          <details className={css.more} open={isRequested}>
            <summary>{t.filters}</summary>
            <div className={css.row}>
              <PriceField
                name="minPrice"
                label={t.minPrice}
                placeholder="0"
                defaultValue={shown.minPrice}
                error={hasWrongPrice(current, 'minPrice') && t.wrongPrice}
              />
              <PriceField
                name="maxPrice"
                label={t.maxPrice}
                placeholder="100000"
                defaultValue={shown.maxPrice}
                error={hasWrongPrice(current, 'maxPrice') && t.wrongPrice}
              />
              <SelectField
                name="sort"
                label={t.sort}
                defaultValue={current.sort ?? ''}
                onChange={choose}
              >
                {Object.entries(t.sorts).map(([sort, label]) => (
                  <option key={sort} value={sort === 'newest' ? '' : sort}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
            {hasVehicleFilters(category) && (
              <VehicleFilters current={current} choices={choices} choose={choose} />
            )}
            <div className={css.foot}>
              <CheckboxField
                name="mine"
                value="1"
                label={t.onlyMine(provinceName(province))}
                defaultChecked={current.mine === '1'}
                onChange={choose}
              />
              <div className={css.actions}>
                {filtered && (
                  <ButtonLink tone="quiet" href={action} data-stay onClick={clearTyping}>
                    {t.clear}
                  </ButtonLink>
                )}
                <Button type="submit" tone="secondary">
                  {t.apply}
                </Button>
              </div>
            </div>
          </details>
        )}
      </form>
    </search>
  );
}

/**
 * An arrow or a letter changes a closed select at once: whoever walks through its options that way
 * has not chosen yet. Enter sends the form; a list that was opened chooses when it closes.
 */
function walks({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && ![' ', 'Enter', 'F4'].includes(key);
}

function PriceField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} inputMode="decimal" prefix="US$" />;
}

interface VehicleFiltersProps extends Omit<FiltersProps, 'category'> {
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** Collapsed by default; open when one of them is in use. */
function VehicleFilters({ current, choices, choose }: VehicleFiltersProps) {
  const { language } = useApp();
  const t = catalogueMessages[language];
  const { brands, newestYear, counts } = choices;
  const [open, setOpen] = useState(Boolean(current.year || current.brand || current.engineType));
  return (
    <details
      className={css.vehicle}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={css.whenClosed}>{t.show}</span>
        <span className={css.whenOpen}>{t.hide}</span>
      </summary>
      <div className={css.row}>
        <SelectField name="year" label={t.year} defaultValue={current.year ?? ''} onChange={choose}>
          <option value="">{t.every}</option>
          {yearOptions(new Date(), newestYear).map((year) => (
            <Choice
              key={year}
              value={String(year)}
              count={counts.year && (counts.year[year] ?? 0)}
              chosen={current.year}
            />
          ))}
        </SelectField>
        <SelectField
          name="brand"
          label={t.brand}
          defaultValue={current.brand ?? ''}
          onChange={choose}
        >
          <option value="">{t.everyBrand}</option>
          {brandOptions(brands).map((brand) => (
            <Choice
              key={brand}
              value={brand}
              count={counts.brand && (counts.brand[plain(brand)] ?? 0)}
              chosen={current.brand}
            />
          ))}
        </SelectField>
        <SelectField
          name="engineType"
          label={t.engine}
          defaultValue={current.engineType ?? ''}
          onChange={choose}
        >
          <option value="">{t.every}</option>
          {engineOptions.map(({ kind, label }) => (
            <Choice
              key={kind}
              value={label.es}
              label={label[language]}
              count={counts.engineType && (counts.engineType[kind] ?? 0)}
              chosen={current.engineType}
            />
          ))}
        </SelectField>
      </div>
    </details>
  );
}

interface ChoiceProps {
  value: string;
  label?: string;
  /** How many products it would leave; undefined where that is not counted. */
  count: number | undefined;
  /** The value that is chosen now. */
  chosen: string | undefined;
}

/** An option with its count; one that would leave nothing can only be left. */
function Choice({ value, label = value, count, chosen }: ChoiceProps) {
  return (
    <option value={value} disabled={count === 0 && chosen !== value}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  );
}
