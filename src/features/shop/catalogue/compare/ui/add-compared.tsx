import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { SearchIcon } from '#kit/icons.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { maxSearch } from '../../schema-values.ts';
import { type ComparedProduct, writeCompared } from '../compare.ts';
import { compareTexts } from '../messages.ts';
import css from './compare-page.module.css';

export interface Choice extends ComparedProduct {
  name: string;
  price: string | null;
}

interface AddComparedProps {
  columns: readonly ComparedProduct[];
  others: Choice[];
  search: string;
  found: Choice[] | undefined;
}

/** GET forms, so that it works without JavaScript. */
export function AddCompared({ columns, others, search, found }: AddComparedProps) {
  const { t } = useApp(compareTexts);
  const comparedText = writeCompared(columns);
  return (
    <section className={css.more} aria-labelledby="agregar">
      <h2 id="agregar">{t.more}</h2>
      <search>
        <form action={href(routes.compare)} className={css.pick} key={`${comparedText} ${search}`}>
          {comparedText && <input type="hidden" name="p" value={comparedText} />}
          <TextField
            type="search"
            name="buscar"
            label={t.search}
            placeholder={t.searchHint}
            defaultValue={search}
            maxLength={maxSearch}
            required
          />
          <Button type="submit" aria-label={t.find}>
            <SearchIcon />
          </Button>
        </form>
      </search>
      {found ? (
        <Found columns={columns} found={found} />
      ) : (
        others.length > 0 && (
          <form action={href(routes.compare)} className={css.pick} key={comparedText}>
            <input type="hidden" name="p" value={comparedText} />
            <SelectField name="mas" label={t.pick} defaultValue="" required>
              <option value="">{t.choose}</option>
              {others.map((product) => (
                <option key={product.slug} value={writeCompared([product])}>
                  {product.name}
                </option>
              ))}
            </SelectField>
            <Button type="submit" tone="secondary">
              {t.add}
            </Button>
          </form>
        )
      )}
    </section>
  );
}

function Found({ columns, found }: { columns: readonly ComparedProduct[]; found: Choice[] }) {
  const { t, language } = useApp(compareTexts);
  return (
    <>
      <p role="status">{t.found(found.length)}</p>
      <ul className={css.found}>
        {found.map((product) => (
          <li key={`${product.category}/${product.slug}`}>
            <a
              href={href(routes.compare, {}, { p: writeCompared([...columns, product]) })}
              aria-label={t.addNamed(product.name)}
            >
              {product.name}
            </a>{' '}
            <span className="tabular">{formatMoney(wireCents(product.price), language)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
