import { type ChangeEvent, useState } from 'react';
import { SelectField } from '#kit/forms/field.tsx';
import { useApp } from '#web/app-context.ts';
import { wellKnownBrands } from '../../brands.ts';
import type { CatalogueAddress } from '../../catalogue-address.ts';
import { engineLabel } from '../../engine.ts';
import {
  type FilterOption,
  type FilterOptions,
  withNone,
  yearOptions,
} from '../../filter-options.ts';
import { catalogueTexts } from '../../messages.ts';
import css from './filters.module.css';

interface VehicleFiltersProps {
  current: CatalogueAddress;
  options: FilterOptions;
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
}

export function VehicleFilters({ current, options, choose }: VehicleFiltersProps) {
  const { t, language } = useApp(catalogueTexts);
  const [open, setOpen] = useState(Boolean(current.year || current.brand || current.engineType));
  const years = yearOptions(options.years);
  const select = (name: 'year' | 'brand' | 'engineType') => ({
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
          {withNone(options.year, years).map((option) => toOption(option, option[0], current.year))}
        </SelectField>
        <SelectField {...select('brand')} label={t.brand}>
          <option value="">{t.everyBrand}</option>
          {withNone(options.brand, wellKnownBrands).map((option) =>
            toOption(option, option[0], current.brand),
          )}
        </SelectField>
        <SelectField {...select('engineType')} label={t.engine}>
          <option value="">{t.every}</option>
          {options.engineType.map((option) => toOption(option, engineLabel(option[0])[language]))}
        </SelectField>
      </div>
    </details>
  );
}

function toOption([value, count]: FilterOption, label: string, chosen = '') {
  const isNone = count === 0 && value !== chosen;
  return (
    <option key={value} value={value} disabled={isNone}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  );
}
