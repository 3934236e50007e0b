import { api } from '#api.ts';
import { ServerDrawer } from '#kit/overlays/server-modal.tsx';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { cartField } from '../../cart/form-fields.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { CartBody, type CartData, CartFooter, CartSummary } from './cart-forms.tsx';
import css from './cart-page.module.css';
import { ContactFragment } from './contact-fragment.tsx';

/** Draws the cart of the browser's cookie. Each step is a form, so the page needs no script. */
export const page: AnyPage = definePage<CartData>({
  load: loadCart,
  head: ({ language }) => ({
    title: quoteCartTexts[language].title,
    hidden: true,
    personal: true,
  }),
  View: CartPage,
  Fragment: CartFragment,
  isStatic: () => true,
});

async function loadCart({ call, actionData }: LoadContext): Promise<CartData> {
  const lineas = actionData?.values[cartField]?.slice(0, 8192);
  const cart = await call(api.showCart, { query: lineas ? { lineas } : {} });
  return { cart, actionData: actionData ?? null };
}

function CartPage({ data }: { data: CartData }) {
  const { t } = useApp(quoteCartTexts);
  return (
    <div className={`container ${css.page}`} data-items={itemsOf(data)}>
      <h1>{t.title}</h1>
      <CartBody data={data} level={2} />
      <CartSummary data={data} />
      <CartFooter cart={data.cart} />
    </div>
  );
}

function CartFragment({ data }: { data: CartData }) {
  const { t } = useApp(quoteCartTexts);
  const full = data.cart.items.length > 0;
  return (
    <ServerDrawer title={t.title} footer={full && <CartSummary data={data} fragment />}>
      <div data-items={itemsOf(data)}>
        <CartBody data={data} level={3} fragment />
      </div>
      {full && <ContactFragment />}
    </ServerDrawer>
  );
}

/** The boot script completes the browser's own cart with it. */
function itemsOf({ cart: { items } }: CartData): string {
  return JSON.stringify(items.map(({ state, most, picture, ...item }) => item));
}
