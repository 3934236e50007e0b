import { type FormEvent, useState } from 'react';
import { api } from '#api.ts';
import type { Product } from '#features/catalogue/schema.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FieldError } from '#kit/forms/field-frame.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { useAction } from '#kit/use-action.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { callersMessages } from '../../callers/callers-messages.ts';
import css from './new-quote.module.css';
import { type NewQuoteForm, type NewQuoteLine, withLine } from './new-quote-form.ts';

interface GoodsFieldProps {
  form: NewQuoteForm;
  change: (by: Partial<NewQuoteForm>) => void;
  wrong: (id: string) => string | undefined;
}

/** What is asked for: of the catalogue at its price, or in the customer's words. */
export function GoodsField({ form: { items }, change, wrong }: GoodsFieldProps) {
  const { language } = useApp();
  const t = callersMessages[language];
  return (
    <section className={css.section} aria-labelledby="what-title">
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

function GoodsSearch({ onAdd }: { onAdd: (line: NewQuoteLine) => void }) {
  const { language, live, call } = useApp();
  const t = callersMessages[language];
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ words: string; products: Product[] }>();
  const { busy, run } = useAction(t.notFound);

  async function search(event: FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (words === '') return;
    await run(async () => {
      const products = await call(api.listProducts, { query: { search: words } });
      const available = products.filter(({ status }) => status === 'available');
      setFound({ words, products: available.slice(0, 8) });
    });
  }

  function add(line: NewQuoteLine) {
    onAdd(line);
    setTyped('');
    setFound(undefined);
    document.getElementById('goods')?.focus();
  }

  return (
    <search>
      <form className={css.search} onSubmit={search}>
        <TextField
          dense
          id="goods"
          type="search"
          label={t.searchGoods}
          autoComplete="off"
          maxLength={200}
          disabled={!live}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
          {t.find}
        </Button>
      </form>
      {found && (
        <>
          <p role="status" className={css.quiet}>
            {found.products.length === 0 && t.noGoods}
          </p>
          <ul className={css.found}>
            {found.products.map(({ id, name, price }) => (
              <li key={id}>
                <span>
                  {name}{' '}
                  <span className={css.quiet}>{formatMoney(wireCents(price), language)}</span>
                </span>
                <Button
                  size="s"
                  tone="secondary"
                  aria-label={t.addOf(name)}
                  onClick={() => add({ productId: id, name, quantity: '1', price })}
                >
                  {t.add}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            size="s"
            tone="quiet"
            onClick={() => add({ productId: null, name: found.words, quantity: '1', price: null })}
          >
            {t.addOther(found.words)}
          </Button>
        </>
      )}
    </search>
  );
}
