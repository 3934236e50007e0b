import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { CheckboxField, SelectField, TextField } from '#kit/forms/field.tsx';
import { SearchIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import {
  allFilters,
  type CatalogueAddress,
  filterNames,
  hasVehicleFilters,
  hasWrongPrice,
} from '../catalogue-address.ts';
import type { ProductCategory } from '../categories.ts';
import { engineLabel } from '../engine.ts';
import type { FilterOption, FilterOptions } from '../filter-options.ts';
import { catalogueMessages } from '../messages.ts';
import { productsId } from '../products-id.ts';
import css from './filters.module.css';
import { saveTyping, typedInto } from './typing.ts';

interface FiltersProps {
  /** Where the form leads: the list without filters. */
  action: string;
  category: ProductCategory | undefined;
  current: CatalogueAddress;
  options: FilterOptions;
  /** How many products there are now, in words; undefined while they are on their way. */
  found: string | undefined;
}

/** A GET form: it works without a script, and its state is the address. */
export function Filters({ action, category, current, options, found }: FiltersProps) {
  const { language, province, lowData, live, address } = useApp();
  const t = catalogueMessages[language];
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
  const leavePrice = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim() !== (current[target.name as PriceName] ?? ''))
      target.form?.requestSubmit();
  };
  const price = (name: PriceName) => ({
    name,
    defaultValue: shown[name],
    error: hasWrongPrice(current, name) && t.wrongPrice,
    onBlur: leavePrice,
  });
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
            <a href={`${action}?${allFilters}=1`}>{t.filters}</a>
          </p>
        ) : (
          <details className={css.more} open={isRequested}>
            <summary>{t.filters}</summary>
            <div className={css.row}>
              <PriceField {...price('minPrice')} label={t.minPrice} placeholder="0" />
              <PriceField {...price('maxPrice')} label={t.maxPrice} placeholder="100000" />
              <SelectField
                name="sort"
                label={t.sort}
                defaultValue={current.sort ?? ''}
                onChange={choose}
              >
                {current.search && <option value="">{t.relevance}</option>}
                {Object.entries(t.sorts).map(([sort, label]) => (
                  <option key={sort} value={sort === 'newest' && !current.search ? '' : sort}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
            {hasVehicleFilters(category) && (
              <VehicleFilters current={current} options={options} choose={choose} />
            )}
            <div className={css.foot}>
              <CheckboxField
                name="mine"
                value="1"
                label={t.onlyMine(provinceName(province))}
                defaultChecked={current.mine === '1'}
                onChange={choose}
              />
              {live && found ? (
                <ButtonLink tone="secondary" href={`#${productsId}`}>
                  {t.seeFound(found)}
                </ButtonLink>
              ) : (
                <Button type="submit" tone="secondary">
                  {t.apply}
                </Button>
              )}
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

type PriceName = 'minPrice' | 'maxPrice';

function PriceField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} inputMode="decimal" prefix="US$" />;
}

interface VehicleFiltersProps extends Pick<FiltersProps, 'current' | 'options'> {
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** Collapsed by default; open when one of them is in use. */
function VehicleFilters({ current, options, choose }: VehicleFiltersProps) {
  const { language } = useApp();
  const t = catalogueMessages[language];
  const [open, setOpen] = useState(Boolean(current.year || current.brand || current.engineType));
  const select = (name: keyof FilterOptions) => ({
    name,
    defaultValue: current[name] ?? '',
    onChange: choose,
  });
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
        <SelectField {...select('year')} label={t.year}>
          <option value="">{t.every}</option>
          {options.year.map((option) => toOption(option, option[0]))}
        </SelectField>
        <SelectField {...select('brand')} label={t.brand}>
          <option value="">{t.everyBrand}</option>
          {options.brand.map((option) => toOption(option, option[0]))}
        </SelectField>
        <SelectField {...select('engineType')} label={t.engine}>
          <option value="">{t.every}</option>
          {options.engineType.map((option) => toOption(option, engineLabel(option[0])[language]))}
        </SelectField>
      </div>
    </details>
  );
}

/** An option with how many products it would leave. */
function toOption([value, count]: FilterOption, label: string) {
  return (
    <option key={value} value={value}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  );
}
