import { provinceName } from '#features/company/provinces/provinces.ts';
import { cartCookieOf } from '#features/shop/cart/cart-cookie.ts';
import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import { CurrentNotices } from '#features/shop/catalogue/ui/current-notices.tsx';
import { Button, ButtonLink } from '#kit/button.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import { Notice } from '#kit/notice.tsx';
import { ownPath } from '#platform/http/shared/own-path.ts';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { changesInCart } from '../../cart/cart-changes.ts';
import type { CartLine, ServerCart } from '../../cart/cart-schema.ts';
import {
  addDoneKey,
  type CartAction,
  cartField,
  cartFormId,
  pricesField,
  pricesText,
  quantityField,
  removeField,
  setField,
} from '../../cart/form-fields.ts';
import { cartPageTexts, quoteCartTexts } from '../../cart/messages.ts';
import { lacksContact } from '../../customer.ts';
import { isAvailable } from '../../quote.ts';
import { AskAboutCart } from './ask-about-cart.tsx';
import { problemsOfActionData, QuoteDetailFields } from './cart-details.tsx';
import { SignInLink, SignInText, UnstoredNotice } from './drawer-notices.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LinesNotice } from './lines-notice.tsx';
import { isCountable, type LineActions, type LineView, QuoteLines } from './quote-lines.tsx';
import { CartInCuba, QuotePromises, QuoteSummary } from './quote-summary.tsx';

export interface CartData {
  cart: ServerCart;
  actionData: ActionData | null;
}

interface CartBodyProps {
  data: CartData;
  level: 2 | 3;
  /** The fragment asks for the numbers in a dialog. */
  fragment?: boolean;
}

export function CartBody({ data: { cart, actionData }, level, fragment = false }: CartBodyProps) {
  const { language, address } = useApp();
  return (
    <div className="stack">
      <CartNotices cart={cart} actionData={actionData} />
      {cart.former && <SavedCart former={cart.former} />}
      {cart.items.length > 0 ? (
        <>
          <FullCart cart={cart} actionData={actionData} fragment={fragment} />
          {fragment && (
            <>
              <CartInCuba language={language} lines={linesOf(cart)} />
              <QuotePromises language={language} />
            </>
          )}
        </>
      ) : (
        <>
          {/* What was just added would be here, if the browser had kept the cookie. */}
          {address.searchParams.has(addDoneKey) && <UnstoredNotice language={language} />}
          <EmptyCart language={language} level={level} />
        </>
      )}
    </div>
  );
}

/** The button that makes the quotation belongs to the form of the body. */
export function CartSummary({ data: { cart }, fragment = false }: Omit<CartBodyProps, 'level'>) {
  const { t, language, person } = useApp(quoteCartTexts);
  const generate: CartAction = 'generar';
  const asks = fragment && (person === undefined || lacksContact(person));
  if (cart.items.length === 0) return null;
  return (
    <QuoteSummary
      language={language}
      lines={linesOf(cart)}
      button={
        person || fragment ? (
          <Button
            full
            {...(asks
              ? { 'data-opens': '', 'aria-haspopup': 'dialog' }
              : { type: 'submit', form: cartFormId, name: actionField, value: generate })}
          >
            {t.generate}
          </Button>
        ) : (
          <>
            <p className="strong">{t.signInTitle}</p>
            <SignInText language={language} />
            <SignInLink language={language} returnTo={href(routes.cart)} />
          </>
        )
      }
    />
  );
}

export function CartFooter({ cart }: Pick<CartData, 'cart'>) {
  const { items } = cart;
  const { language, brand } = useApp();
  if (items.length === 0) return null;
  return (
    <div className="stack">
      <CartInCuba language={language} lines={linesOf(cart)} />
      <QuotePromises language={language} />
      <p className="row gap-3">
        <ButtonLink tone="secondary" href={href(routes.catalogue, { category: defaultCategory })}>
          {cartPageTexts[language].goOn}
        </ButtonLink>
      </p>
      <AskAboutCart language={language} lines={linesOf(cart)} brand={brand} />
    </div>
  );
}

function CartNotices({ cart, actionData }: CartData) {
  const { t, address } = useApp(cartPageTexts);
  const added = cart.items.find(
    ({ productId }) => productId === address.searchParams.get(addDoneKey),
  );
  return (
    <>
      {actionData?.message && problemsOfActionData(actionData).length === 0 && (
        <Notice tone="danger" role="alert" title={actionData.message} />
      )}
      {added && !actionData && (
        <Notice tone="success" role="status" title={t.added(added.productName)} />
      )}
      {cart.unread > 0 && (
        <Notice tone="warning" role="status" title={t.unreadTitle} text={t.unread(cart.unread)} />
      )}
    </>
  );
}

function SavedCart({ former }: { former: NonNullable<ServerCart['former']> }) {
  const { language, province, person, address } = useApp();
  const t = { ...quoteCartTexts[language], ...cartPageTexts[language] };
  const before = provinceName(former.province);
  const action: CartAction = 'recuperar';
  const back = address.searchParams.get('returnTo');
  return (
    <Notice tone="warning" role="status" title={t.aside(before)}>
      <p>{t.asideText(former.products, before, provinceName(province))}</p>
      <form method="post" action={href(routes.cart)} className="row gap-3">
        <input type="hidden" name={renderedForField} value={renderedFor(person)} />
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

function FullCart({ cart, actionData, fragment }: CartData & { fragment: boolean }) {
  const { t, language, brand, person, lowData } = useApp(cartPageTexts);
  const update: CartAction = 'lineas';
  const lines = cart.items.map((line) => toLineView(line, lowData));
  const shown = { language, lines };
  return (
    <form id={cartFormId} method="post" action={href(routes.cart)} className="stack" noValidate>
      {/* All buttons and Enter post this action; one button posts another, which wins. */}
      <input type="hidden" name={actionField} value={update} />
      <button type="submit" hidden />
      <input type="hidden" name={renderedForField} value={renderedFor(person)} />
      <input type="hidden" name={cartField} value={cartCookieOf(cart)} />
      <input type="hidden" name={pricesField} value={pricesText(cart.items)} />
      <LinesNotice language={language} changes={changesInCart(cart, actionData)} />
      <QuoteLines {...shown} acts={actsOf(lines)} />
      {lines.some(isCountable) && (
        <p className="row gap-3">
          <Button type="submit" tone="secondary">
            {t.update}
          </Button>
        </p>
      )}
      {fragment && <AskAboutCart {...shown} brand={brand} />}
      <CurrentNotices />
      {person && <QuoteDetailFields actionData={actionData} fragment={fragment} />}
      {person && !fragment && <OtherLanguage />}
    </form>
  );
}

const linesOf = ({ items }: ServerCart) => items.map((line) => toLineView(line, true));

function toLineView(
  { price, state, specifications, picture, ...line }: CartLine,
  lowData: boolean,
) {
  return {
    ...line,
    ...(!lowData && { picture }),
    priceCents: wireCents(price),
    missing: !isAvailable(state),
  } satisfies LineView;
}

function actsOf(lines: readonly LineView[]): LineActions {
  const id = (at: number) => lines[at]?.productId ?? '';
  return {
    setQuantity: (at, quantity) => ({
      type: 'submit',
      name: setField,
      value: `${id(at)}.${quantity}`,
    }),
    remove: (at) => ({ type: 'submit', name: removeField, value: id(at) }),
    field: (at) => quantityField(id(at)),
  };
}
