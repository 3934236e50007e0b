import type { ChangeEvent } from 'react';
import { brandOptions } from '#features/catalogue/brands.ts';
import { categories, findCategory } from '#features/catalogue/categories.ts';
import { engineOptions } from '#features/catalogue/engine.ts';
import { catalogueMessages } from '#features/catalogue/messages.ts';
import { productStatuses } from '#features/catalogue/schema-values.ts';
import { mostStock } from '#features/catalogue/stock.ts';
import { SelectField, SwitchField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { priceToConfirm } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { staffFormMessages } from '../../messages.ts';
import { formLimits, lastYear } from '../../product-form.ts';
import type { DraftProblems } from './draft-problems.ts';
import { OpenQuotes } from './open-quotes.tsx';
import type { ProductDraft } from './product-draft.ts';
import css from './staff-product-page.module.css';
import type { ChangeDraft } from './use-product-form.ts';

export interface FieldsProps {
  draft: ProductDraft;
  change: ChangeDraft;
  problems: DraftProblems;
}

type TextName =
  | 'name'
  | 'description'
  | 'price'
  | 'formerPrice'
  | 'stock'
  | 'year'
  | 'brand'
  | 'model'
  | 'engineType';

/** Everything that a field of text has in common; its id is the name of its value. */
function useTextField({ draft, change, problems }: FieldsProps) {
  const t = staffFormMessages[useApp().language];
  return (name: TextName) => ({
    id: name,
    name,
    label: t.labels[name],
    error: problems[name],
    value: draft[name] ?? '',
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change((before) => ({ ...before, [name]: target.value })),
  });
}

/** What every product has, and what decides where it is seen. */
export function BasicFields(props: FieldsProps & { id: string | undefined }) {
  const { id, draft, change, problems } = props;
  const { language } = useApp();
  const t = staffFormMessages[language];
  const text = useTextField(props);
  return (
    <section className={css.section} aria-labelledby="basics">
      <h2 id="basics">{t.basics}</h2>
      <TextField {...text('name')} required maxLength={formLimits.name} className={css.wide} />
      <SelectField
        id="category"
        label={t.labels.category}
        error={problems.category}
        required
        value={draft.category}
        onChange={({ target }) =>
          change((before) => ({ ...before, category: findCategory(target.value)?.slug ?? '' }))
        }
      >
        <option value="">{t.chooseCategory}</option>
        {categories.map(({ slug, singular }) => (
          <option key={slug} value={slug}>
            {singular[language]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...text('price')}
        {...numberField}
        min="0.01"
        step="0.01"
        inputMode="decimal"
        prefix="US$"
        hint={t.priceHint}
        required={draft.price !== null}
        disabled={draft.price === null}
      />
      <SelectField
        id="status"
        label={t.labels.status}
        error={problems.status}
        value={draft.status}
        onChange={({ target }) => {
          const status = productStatuses.find((each) => each === target.value);
          if (status) change((before) => ({ ...before, status }));
        }}
      >
        {productStatuses.map((status) => (
          <option key={status} value={status}>
            {catalogueMessages[language][status]}
          </option>
        ))}
      </SelectField>
      <SwitchField
        id="priceToConfirm"
        label={priceToConfirm[language]}
        hint={t.priceToConfirmHint}
        checked={draft.price === null}
        onChange={({ target }) =>
          change((before) => ({ ...before, price: target.checked ? null : '' }))
        }
      />
      {id && draft.status !== 'available' && <OpenQuotes className={css.wide} products={[id]} />}
      <TextField
        {...text('formerPrice')}
        {...numberField}
        mark={`(${t.optional})`}
        min="0.01"
        step="0.01"
        inputMode="decimal"
        prefix="US$"
        hint={t.formerPriceHint}
      />
      <TextField
        {...text('stock')}
        {...numberField}
        mark={`(${t.optional})`}
        min="1"
        max={mostStock}
        step="1"
        inputMode="numeric"
        hint={t.stockHint}
      />
      <SwitchField
        id="featured"
        label={t.labels.featured}
        hint={t.featuredHint}
        error={problems.featured}
        checked={draft.featured}
        onChange={({ target }) => change((before) => ({ ...before, featured: target.checked }))}
      />
      <TextAreaField
        {...text('description')}
        mark={`(${t.optional})`}
        maxLength={formLimits.description}
        className={css.wide}
      />
    </section>
  );
}

/** What appliances have too, but nobody asks them for. */
export function VehicleFields({ brands, ...props }: FieldsProps & { brands: readonly string[] }) {
  const { language } = useApp();
  const t = staffFormMessages[language];
  const text = useTextField(props);
  const mark = `(${t.optional})`;
  return (
    <section className={css.section} aria-labelledby="vehicle">
      <h2 id="vehicle">{t.vehicle}</h2>
      <TextField {...text('brand')} mark={mark} list="brands" maxLength={formLimits.brand} />
      <datalist id="brands">
        {brandOptions(brands).map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TextField {...text('model')} mark={mark} maxLength={formLimits.model} />
      <TextField
        {...text('year')}
        {...numberField}
        mark={mark}
        min={formLimits.firstYear}
        max={lastYear()}
        step="1"
        inputMode="numeric"
      />
      <TextField
        {...text('engineType')}
        mark={mark}
        list="engines"
        maxLength={formLimits.engineType}
      />
      <datalist id="engines">
        {engineOptions.map(({ kind, label }) => (
          <option key={kind} value={label.es} />
        ))}
      </datalist>
    </section>
  );
}

/** A wheel that turns over a focused field would change the number unseen. */
const numberField = {
  type: 'number',
  onWheel: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.blur(),
} as const;
