import { brandOptions } from '#features/shop/catalogue/brands.ts';
import { categories, findCategory } from '#features/shop/catalogue/categories.ts';
import { engineOptions } from '#features/shop/catalogue/engine.ts';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { formLimits, lastYear } from '#features/shop/catalogue/products/product-form.ts';
import { productStatuses } from '#features/shop/catalogue/schema-values.ts';
import { SelectField, SwitchField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { useApp } from '#web/app-context.ts';
import { QuotesOfProducts } from '../quotes-of-products.tsx';
import { FormerPriceField, PriceField, PriceToConfirmField, StockField } from './amount-fields.tsx';
import css from './staff-product-page.module.css';
import { type FieldsProps, numberField, useTextField } from './use-text-field.ts';

export function BasicFields(props: FieldsProps & { id: string | undefined }) {
  const { id, draft, change, problems } = props;
  const { t } = useApp(staffProductFormTexts);
  const text = useTextField(props);
  return (
    <section className={`card grid gap-4 end ${css.section}`} aria-labelledby="basics">
      <h2 id="basics">{t.basics}</h2>
      <TextField {...text('name')} required maxLength={formLimits.name} className={css.wide} />
      <CategoryField {...props} />
      <PriceField {...props} />
      <StatusField {...props} />
      <PriceToConfirmField {...props} />
      {id && draft.status !== 'available' && (
        <QuotesOfProducts className={css.wide} products={[id]} />
      )}
      <FormerPriceField {...props} />
      <StockField {...props} />
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
      <TextAreaField
        {...text('descriptionEn')}
        mark={`(${t.optional})`}
        hint={t.descriptionEnHint}
        lang="en"
        maxLength={formLimits.description}
        className={css.wide}
      />
    </section>
  );
}

function CategoryField({ draft, change, problems }: FieldsProps) {
  const { t, language } = useApp(staffProductFormTexts);
  return (
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
  );
}

function StatusField({ draft, change, problems }: FieldsProps) {
  const { language } = useApp();
  return (
    <SelectField
      id="status"
      label={staffProductFormTexts[language].labels.status}
      error={problems.status}
      value={draft.status}
      onChange={({ target }) => {
        const status = productStatuses.find((each) => each === target.value);
        if (status) change((before) => ({ ...before, status }));
      }}
    >
      {options(productStatuses, (status) => catalogueTexts[language][status])}
    </SelectField>
  );
}

export function VehicleFields({ brands, ...props }: FieldsProps & { brands: readonly string[] }) {
  const { t } = useApp(staffProductFormTexts);
  const text = useTextField(props);
  const mark = `(${t.optional})`;
  return (
    <section className={`card grid gap-4 end ${css.section}`} aria-labelledby="vehicle">
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
