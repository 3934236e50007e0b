import { maxQuantity } from '#features/cart/cart.ts';
import { lineCents, priceCents } from '#features/cart/cart-lines.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { IconButton } from '#kit/button.tsx';
import { MinusIcon, PlusIcon, TrashIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { quantityField, removeField, setField } from '../cart-posted.ts';
import type { DrawnCart, DrawnLine } from '../cart-schema.ts';
import { quoteMessages } from '../messages.ts';
import css from './cart-page.module.css';

/** The lines, whose buttons are those of the form around them. */
export function CartRows({ cart }: { cart: DrawnCart }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  return (
    <ul className={css.lines}>
      {cart.items.map((line) => (
        <li key={line.productId} className={css.line}>
          <div>
            <p className={css.name}>{line.productName}</p>
            <p className={css.small}>{provinceName(line.province)}</p>
          </div>
          <IconButton
            type="submit"
            label={t.remove(line.productName)}
            name={removeField}
            value={line.productId}
          >
            <TrashIcon />
          </IconButton>
          {line.state === 'same' ? (
            <>
              <Quantity line={line} />
              <Amount line={line} />
            </>
          ) : (
            <p className={css.reason}>{t.notAvailable}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Quantity({ line: { productId, productName, quantity } }: { line: DrawnLine }) {
  const t = quoteMessages[useApp().language];
  const set = (to: number) => ({
    name: setField,
    value: `${productId}.${to}`,
    type: 'submit' as const,
  });
  return (
    <div className={css.quantity}>
      <IconButton label={t.less(productName)} {...set(quantity - 1)} disabled={quantity <= 1}>
        <MinusIcon size={20} />
      </IconButton>
      <input
        name={quantityField(productId)}
        aria-label={t.quantityOf(productName)}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        defaultValue={quantity}
      />
      <IconButton
        label={t.more(productName)}
        {...set(quantity + 1)}
        disabled={quantity >= maxQuantity}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}

function Amount({ line }: { line: DrawnLine }) {
  const { language } = useApp();
  const cents = line.price === null ? null : lineCents(line);
  return (
    <p className={`${css.amount} tabular`}>
      <strong>{formatMoney(cents, language)}</strong>
      {line.quantity > 1 && cents !== null && (
        <span className={css.small}>
          {quoteMessages[language].each(formatMoney(priceCents(line.price), language))}
        </span>
      )}
    </p>
  );
}
