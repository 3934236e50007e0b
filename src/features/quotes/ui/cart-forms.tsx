import { actionField, drawnFor, drawnForField } from '#features/accounts/drawn-for.ts';
import { countPieces } from '#features/cart/cart.ts';
import { totalCents } from '#features/cart/cart-lines.ts';
import { mirrorOf } from '#features/cart/cart-mirror.ts';
import { CurrentNotices } from '#features/catalogue/ui/current-notices.tsx';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { ownPath } from '#platform/http/shared/own-path.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { drawnChanges } from '../cart-changes.ts';
import { cartPageMessages } from '../cart-page-messages.ts';
import {
  addedKey,
  type CartAction,
  cartField,
  notesField,
  pricesField,
  pricesText,
} from '../cart-posted.ts';
import type { DrawnCart } from '../cart-schema.ts';
import { formatTotal, isPartial } from '../estimate.ts';
import { commonQuoteMessages, quoteMessages } from '../messages.ts';
import css from './cart-page.module.css';
import type { CartData } from './cart-page.tsx';
import { CartRows } from './cart-rows.tsx';
import { LinesNotice } from './lines-notice.tsx';

const fieldNames = [notesField, 'phone', 'whatsapp'];

/** What the page says on top, and its one form, or what stands in an empty cart. */
export function CartForms({ data: { cart, posted } }: { data: CartData }) {
  return (
    <>
      <CartNews cart={cart} posted={posted} />
      {cart.items.length > 0 ? <FullCart cart={cart} posted={posted} /> : <NoCart cart={cart} />}
    </>
  );
}

function CartNews({ cart, posted }: CartData) {
  const { language, address } = useApp();
  const t = { ...quoteMessages[language], ...cartPageMessages[language] };
  const added = cart.items.find(
    ({ productId }) => productId === address.searchParams.get(addedKey),
  );
  const problems = Object.entries(posted?.fields ?? {})
    .filter(([field]) => fieldNames.includes(field))
    .map(([field, message]) => ({ field, message }));
  return (
    <>
      <ErrorSummary title={t.problem} problems={problems} />
      {posted?.message && problems.length === 0 && (
        <Notice tone="danger" role="alert" title={posted.message} />
      )}
      {added && !posted && (
        <Notice tone="success" role="status" title={t.added(added.productName)} />
      )}
      {cart.unread > 0 && (
        <Notice tone="warning" role="status" title={t.unreadTitle}>
          <p>{t.unread(cart.unread)}</p>
        </Notice>
      )}
      {cart.former && <FormerCart former={cart.former} />}
    </>
  );
}

function FormerCart({ former }: { former: NonNullable<DrawnCart['former']> }) {
  const { language, province, person, address } = useApp();
  const t = { ...quoteMessages[language], ...cartPageMessages[language] };
  const before = provinceName(former.province);
  const action: CartAction = 'recuperar';
  const back = address.searchParams.get('returnTo');
  return (
    <Notice tone="warning" role="status" title={t.aside(before)}>
      <p>{t.asideText(former.products, before, provinceName(province))}</p>
      <form method="post" action={href(routes.cart)} className={css.actions}>
        <input type="hidden" name={drawnForField} value={drawnFor(person)} />
        <Button type="submit" tone="secondary" name={actionField} value={action}>
          {t.bringBackFor(before)}
        </Button>
        {back && (
          <ButtonLink tone="quiet" href={ownPath(back)}>
            {t.goOn}
          </ButtonLink>
        )}
      </form>
    </Notice>
  );
}

function NoCart({ cart }: { cart: DrawnCart }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  return (
    <>
      <p>{cart.former ? t.emptyText : `${t.empty}. ${t.emptyText}`}</p>
      <p>
        <ButtonLink href={href(routes.catalogue, { category: 'automobiles' })}>
          {t.explore}
        </ButtonLink>
      </p>
    </>
  );
}

function FullCart({ cart, posted }: { cart: DrawnCart; posted: PostedForm | null }) {
  const { language, person } = useApp();
  const t = { ...quoteMessages[language], ...cartPageMessages[language] };
  const common = commonQuoteMessages[language];
  const update: CartAction = 'lineas';
  const cents = totalCents(cart);
  return (
    <form method="post" action={href(routes.cart)} className={css.form} noValidate>
      {/* What Enter does in a field: the first button of a form. */}
      <button type="submit" name={actionField} value={update} hidden />
      <input type="hidden" name={drawnForField} value={drawnFor(person)} />
      <input type="hidden" name={cartField} value={mirrorOf(cart)} />
      <input type="hidden" name={pricesField} value={pricesText(cart.items)} />
      <div className={css.main}>
        <LinesNotice changes={drawnChanges(cart, posted)} />
        <CartRows cart={cart} />
        <p className={css.update}>
          <Button type="submit" tone="secondary" name={actionField} value={update}>
            {t.update}
          </Button>
          <ButtonLink tone="quiet" href={href(routes.catalogue, { category: 'automobiles' })}>
            {t.goOn}
          </ButtonLink>
        </p>
        <CurrentNotices />
      </div>
      <div className={css.summary}>
        <p className={css.total}>
          <span>
            {common.total} · {t.products(countPieces(cart))}
          </span>
          <strong className="tabular">{formatTotal(cents, language)}</strong>
        </p>
        {isPartial(cents, cart.items) && <p className={css.small}>{common.someToConfirm}</p>}
        {person ? <Details posted={posted} /> : <SignInFirst />}
        <ul className={css.promises}>
          <li>{t.noPayments}</li>
          <li>{t.shippingIncluded}</li>
          <li>{t.mailPromise}</li>
        </ul>
      </div>
    </form>
  );
}

function SignInFirst() {
  const { language } = useApp();
  const t = cartPageMessages[language];
  const back = encodeURIComponent(href(routes.cart));
  return (
    <>
      <ButtonLink full href={`/api/login?returnTo=${back}`}>
        {t.signInFirst}
      </ButtonLink>
      <p className={css.small}>{t.signInKept}</p>
    </>
  );
}

/** What somebody signed in still says before it goes. */
function Details({ posted }: { posted: PostedForm | null }) {
  const { language, person } = useApp();
  const t = { ...quoteMessages[language], ...cartPageMessages[language] };
  const generate: CartAction = 'generar';
  const lacking = (['phone', 'whatsapp'] as const).filter((name) => !person?.[name]?.trim());
  return (
    <div className="stack">
      {lacking.length > 0 && <p>{t.contactText}</p>}
      {lacking.map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          type="tel"
          autoComplete="tel"
          label={t[name]}
          hint={t.contactHint}
          error={posted?.fields[name]}
          defaultValue={posted?.values[name] ?? ''}
        />
      ))}
      <TextAreaField
        id={notesField}
        name={notesField}
        rows={3}
        label={t.notes}
        error={posted?.fields[notesField]}
        defaultValue={posted?.values[notesField] ?? ''}
      />
      <Button full type="submit" name={actionField} value={generate}>
        {t.generate}
      </Button>
    </div>
  );
}
