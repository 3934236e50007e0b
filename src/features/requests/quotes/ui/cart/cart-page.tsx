import { api } from '#api.ts';
import { Button } from '#kit/button.tsx';
import { ServerDialog, ServerDrawer } from '#kit/overlays/server-modal.tsx';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { type CartAction, cartField, cartFormId } from '../../cart/form-fields.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { lacksContact } from '../../customer.ts';
import { CartBody, type CartData, CartFooter, CartSummary } from './cart-forms.tsx';
import css from './cart-page.module.css';
import { ContactFields } from './contact-fields.tsx';
import { SignInLink, SignInText } from './drawer-notices.tsx';
import { SameNumber } from './same-number.tsx';

/** Draws the cart of the browser's cookie. Each step is a form, so the page needs no script. */
export const page: AnyPage = definePage<CartData>({
  load: loadCart,
  head: ({ language }) => ({ title: quoteCartTexts[language].title, hidden: true, personal: true }),
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
      {full && <AskedFirst />}
    </ServerDrawer>
  );
}

/** The boot script completes the browser's own cart with it. */
function itemsOf({ cart: { items } }: CartData): string {
  return JSON.stringify(items.map(({ state, most, picture, goods, ...item }) => item));
}

/**
 * Asks over the rendered panel to sign in, or for the numbers. Their fields belong to the cart's form,
 * so that nothing that is typed there gets lost.
 */
function AskedFirst() {
  const { t, language, person } = useApp(quoteCartTexts);
  const generate: CartAction = 'generar';
  if (!person) {
    const link = <SignInLink language={language} returnTo={href(routes.cart)} />;
    return (
      <ServerDialog title={t.signInTitle} footer={link}>
        <SignInText language={language} />
      </ServerDialog>
    );
  }
  if (!lacksContact(person)) return null;
  return (
    <ServerDialog
      title={t.contactTitle}
      footer={
        <Button type="submit" form={cartFormId} name={actionField} value={generate}>
          {t.saveAndGenerate}
        </Button>
      }
    >
      <div className="stack">
        <ContactFields
          language={language}
          form={cartFormId}
          phone={{ defaultValue: person.phone ?? '' }}
          whatsapp={{ defaultValue: person.whatsapp ?? '' }}
          problems={[]}
        >
          <SameNumber form={cartFormId} actionData={null} />
        </ContactFields>
      </div>
    </ServerDialog>
  );
}
