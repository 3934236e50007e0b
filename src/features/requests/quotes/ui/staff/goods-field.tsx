import { api } from '#api.ts';
import type { Product } from '#features/shop/catalogue/schema.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FieldError } from '#kit/forms/field-frame.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { staffCallerQuoteTexts } from '../../callers/callers-messages.ts';
import css from './new-quote.module.css';
import { type NewQuoteForm, type NewQuoteLine, withLine } from './new-quote-form.ts';
import { FoundItem, SearchBox } from './search-box.tsx';

interface GoodsFieldProps {
  form: NewQuoteForm;
  change: (by: Partial<NewQuoteForm>) => void;
  wrong: (id: string) => string | undefined;
}

export function GoodsField({ form: { items }, change, wrong }: GoodsFieldProps) {
  const { t, language } = useApp(staffCallerQuoteTexts);
  return (
    <section className={`card grid gap-3 ${css.section}`} aria-labelledby="what-title">
      <h2 id="what-title">{t.what}</h2>
      <FieldError id="goods">{wrong('goods')}</FieldError>
      {items.length > 0 && (
        <ul className={css.lines} aria-label={t.lines}>
          {items.map((line, at) => (
            <li key={line.productId ?? line.name}>
              <span>{line.name}</span>
              <span className={css.quiet}>{formatMoney(wireCents(line.price), language)}</span>
              <TextField
                dense
                id={`quantity-${at}`}
                className={css.quantity}
                label={<span className="visually-hidden">{t.quantityOf(line.name)}</span>}
                inputMode="numeric"
                maxLength={2}
                error={wrong(`quantity-${at}`)}
                value={line.quantity}
                onChange={({ target }) =>
                  change({
                    items: items.map((each) =>
                      each === line ? { ...each, quantity: target.value } : each,
                    ),
                  })
                }
              />
              <IconButton
                size="s"
                label={t.removeOf(line.name)}
                onClick={() => change({ items: items.filter((each) => each !== line) })}
              >
                <CloseIcon size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <GoodsSearch onAdd={(line) => change({ items: withLine(items, line) })} />
    </section>
  );
}

interface FoundProducts {
  words: string;
  products: Product[];
}

const maxFound = 8;

function GoodsSearch({ onAdd }: { onAdd: (line: NewQuoteLine) => void }) {
  const { t, call } = useApp(staffCallerQuoteTexts);

  async function search(words: string): Promise<FoundProducts> {
    const products = await call(api.listProducts, { query: { search: words } });
    const available = products.filter(({ status }) => status === 'available');
    return { words, products: available.slice(0, maxFound) };
  }

  return (
    <SearchBox id="goods" label={t.searchGoods} maxLength={200} minLength={1} search={search}>
      {(found, { clear }) =>
        found && (
          <FoundGoods
            found={found}
            onAdd={(line) => {
              onAdd(line);
              clear();
              document.getElementById('goods')?.focus();
            }}
          />
        )
      }
    </SearchBox>
  );
}

interface FoundGoodsProps {
  found: FoundProducts;
  onAdd: (line: NewQuoteLine) => void;
}

function FoundGoods({ found: { words, products }, onAdd }: FoundGoodsProps) {
  const { t, language } = useApp(staffCallerQuoteTexts);
  return (
    <>
      <p role="status" className={css.quiet}>
        {products.length === 0 && t.noGoods}
      </p>
      <ul className={css.found}>
        {products.map(({ id, name, price }) => (
          <FoundItem
            key={id}
            button={t.add}
            buttonLabel={t.addOf(name)}
            onChoose={() => onAdd({ productId: id, name, quantity: '1', price })}
          >
            {name} <span className={css.quiet}>{formatMoney(wireCents(price), language)}</span>
          </FoundItem>
        ))}
      </ul>
      <Button
        size="s"
        tone="quiet"
        onClick={() => onAdd({ productId: null, name: words, quantity: '1', price: null })}
      >
        {t.addOther(words)}
      </Button>
    </>
  );
}
