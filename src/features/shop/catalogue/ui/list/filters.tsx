import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { CheckboxField, SelectField, TextField } from '#kit/forms/field.tsx';
import { whichAmount } from '#platform/text/typed-amount.ts';
import { useApp } from '#web/app-context.ts';
import {
  allFilters,
  type CatalogueAddress,
  chipNames,
  hasVehicleFilters,
  hasWrongPrice,
} from '../../catalogue-address.ts';
import type { ProductCategory } from '../../categories.ts';
import type { FilterOptions } from '../../filter-options.ts';
import { catalogueTexts } from '../../messages.ts';
import { productsId } from '../../products-id.ts';
import type { ProductChoices } from '../../schema.ts';
import { SearchField } from '../search-field.tsx';
import { FacetFilters } from './facet-filters.tsx';
import css from './filters.module.css';
import { isPanelOpen, rememberPanel, saveTyping, typedInto } from './typing.ts';
import { VehicleFilters } from './vehicle-filters.tsx';

interface FiltersProps {
  action: string;
  category: ProductCategory | undefined;
  current: CatalogueAddress;
  options: FilterOptions;
  facets: ProductChoices['facets'];
  /** Undefined while the list is loading. */
  found: string | undefined;
}

/** A GET form: it works without JavaScript, and its state is the address. */
export function Filters(props: FiltersProps) {
  const { action, current } = props;
  const { t, lowData, address } = useApp(catalogueTexts);
  const isRequested =
    chipNames.some((name) => name !== 'search' && current[name]) ||
    address.searchParams.has(allFilters);
  const isWrong = hasWrongPrice(current, 'minPrice') || hasWrongPrice(current, 'maxPrice');
  const [open, setOpen] = useState(
    isWrong || isPanelOpen(action) || address.searchParams.has(allFilters),
  );
  const typed = typedInto(action);
  const isBrowsing = useRef(false);
  const container = useRef<HTMLElement>(null);
  // Applies what was chosen before React was there.
  useEffect(() => applyChosen(container.current?.querySelector('form')), []);
  return (
    <search ref={container}>
      <form
        {...saveTyping(action)}
        className={css.filters}
        action={action}
        key={JSON.stringify(current)}
        // The filters apply at once, so React is loaded when somebody uses them; in low-data mode
        // the button applies them.
        data-live={lowData ? undefined : ''}
        onKeyDown={(event) => {
          isBrowsing.current = isBrowsingKey(event);
          if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        onPointerDown={() => {
          isBrowsing.current = false;
        }}
      >
        <SearchField words={typed.search ?? current.search} />
        {lowData && !isRequested ? (
          <p className={css.more}>
            <a href={`${action}?${allFilters}=1`}>{t.filters}</a>
          </p>
        ) : (
          <Panel
            {...props}
            typed={typed}
            open={open || isWrong}
            onToggle={setOpen}
            choose={({ target }) => {
              if (!isBrowsing.current) target.form?.requestSubmit();
            }}
          />
        )}
      </form>
    </search>
  );
}

interface PanelProps extends FiltersProps {
  /** What was typed before React was there, or before the list was rendered again. */
  typed: Partial<Record<string, string>>;
  open: boolean;
  onToggle: (open: boolean) => void;
  choose: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/** Stays folded: the chips show what is set, and the results stay in sight. */
function Panel(props: PanelProps) {
  const { action, category, current, options, facets, found, typed, open, onToggle, choose } =
    props;
  const { t, language, province, live } = useApp(catalogueTexts);
  const set = chipNames.filter((name) => name !== 'search' && current[name]).length;
  const price = (name: PriceName) => ({
    name,
    defaultValue: typed[name] ?? current[name],
    error:
      hasWrongPrice(current, name) &&
      (whichAmount(current[name] ?? '')?.[language] ?? t.wrongPrice),
    onBlur({ target }: FocusEvent<HTMLInputElement>) {
      if (target.value.trim() !== (current[name] ?? '')) target.form?.requestSubmit();
    },
  });
  return (
    <details
      className={css.more}
      open={open}
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
        rememberPanel(action, currentTarget.open);
      }}
    >
      <summary>
        {`${t.filters} `}
        {set > 0 && <span className={css.set}>{set}</span>}
      </summary>
      <div className={css.row}>
        <PriceField {...price('minPrice')} label={t.minPrice} placeholder="0" />
        <PriceField {...price('maxPrice')} label={t.maxPrice} placeholder="100000" />
        <SelectField name="sort" label={t.sort} defaultValue={current.sort ?? ''} onChange={choose}>
          {current.search && <option value="">{t.relevance}</option>}
          {Object.entries(t.sorts).map(([sort, label]) => (
            <option key={sort} value={sort === 'newest' && !current.search ? '' : sort}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {category && (
        <CheckboxField
          name="whole"
          value="1"
          label={t.whole(provinceName(province))}
          defaultChecked={current.whole === '1'}
          onChange={choose}
        />
      )}
      {hasVehicleFilters(category) && (
        <VehicleFilters current={current} options={options} choose={choose} />
      )}
      {facets.length > 0 ? (
        <FacetFilters current={current} facets={facets} choose={choose} />
      ) : (
        category && (
          <a href={`${action}?${allFilters}=1`} data-stay>
            {t.moreFilters}
          </a>
        )
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
          // The panel would cover them on a phone.
          <ButtonLink tone="secondary" href={`#${productsId}`} onClick={() => onToggle(false)}>
            {t.seeFound(found)}
          </ButtonLink>
        ) : (
          <Button type="submit" tone="secondary">
            {t.apply}
          </Button>
        )}
      </div>
    </details>
  );
}

function applyChosen(form: HTMLFormElement | null | undefined): void {
  const chosen = [...(form?.querySelectorAll('select') ?? [])].some((field) =>
    [...field.options].some((option) => option.selected !== option.defaultSelected),
  );
  const ticked = [...(form?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])].some(
    (box) => box.checked !== box.defaultChecked,
  );
  if (chosen || ticked) form?.requestSubmit();
}

/**
 * An arrow or a letter key changes a closed select at once, but somebody who moves through the
 * options has not chosen yet. Enter submits the form.
 */
function isBrowsingKey({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && ![' ', 'Enter', 'F4', 'Tab'].includes(key);
}

type PriceName = 'minPrice' | 'maxPrice';

function PriceField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} inputMode="decimal" prefix="US$" />;
}
