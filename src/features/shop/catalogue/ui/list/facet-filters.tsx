import type { ChangeEvent } from 'react';
import { SelectField } from '#kit/forms/field.tsx';
import { useApp } from '#web/app-context.ts';
import type { CatalogueAddress } from '../../catalogue-address.ts';
import { catalogueTexts } from '../../messages.ts';
import type { ProductChoices } from '../../schema.ts';
import css from './filters.module.css';

interface FacetFiltersProps {
  current: CatalogueAddress;
  facets: ProductChoices['facets'];
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** What fits the category. Names, values and counts come from the server, in words. */
export function FacetFilters({ current, facets, choose }: FacetFiltersProps) {
  const { t } = useApp(catalogueTexts);
  return (
    <div className={css.row}>
      {facets.map(({ name, label, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          defaultValue={current[name] ?? ''}
          onChange={choose}
        >
          <option value="">{t.any}</option>
          {options.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {count === undefined ? label : `${label} (${count})`}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
