import { type Cart, countPieces } from '#features/cart/cart.ts';
import { totalCents } from '#features/cart/cart-lines.ts';
import { closeCart, useCartOpen } from '#features/cart/ui/cart-panel.ts';
import { useCart } from '#features/cart/ui/use-cart.ts';
import { CurrentNotices } from '#features/catalogue/ui/current-notices.tsx';
import { whatsappLink } from '#features/company/brand.ts';
import { priceTexts } from '#features/company/price.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { ArrowText } from '#kit/arrow-text.tsx';
import { Button } from '#kit/button.tsx';
import { Drawer } from '#kit/overlays/drawer.tsx';
import { useApp } from '#web/app-context.ts';
import { formatTotal, isPartial } from '../estimate.ts';
import { commonQuoteMessages, quoteMessages } from '../messages.ts';
import { SignInNotice, WaitingNotice } from './drawer-notices.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LinesNotice } from './lines-notice.tsx';
import css from './quote-drawer.module.css';
import { QuoteLines } from './quote-lines.tsx';
import { useContactDialog } from './use-contact-dialog.ts';
import { useLineCheck } from './use-line-check.ts';
import { useQuotation } from './use-quotation.ts';

/** The cart as a panel, from filling it to the reference number. */
export function QuoteDrawer() {
  const { language, brand } = useApp();
  const t = quoteMessages[language];
  const common = commonQuoteMessages[language];
  const cart = useCart();
  const open = useCartOpen();
  const check = useLineCheck(open);
  const quotation = useQuotation(check.note);
  const ContactDialog = useContactDialog(open, quotation);
  const full = cart.items.length > 0;

  return (
    <>
      <Drawer
        open={open}
        onClose={closeCart}
        title={t.title}
        closeLabel={t.close}
        footer={full && <Summary quotation={quotation} />}
      >
        {quotation.state === 'waiting' && <WaitingNotice quotation={quotation} />}
        {full ? (
          <div className="stack">
            {quotation.state === 'signed-out' && <SignInNotice />}
            <LinesNotice changes={check.changes} />
            <QuoteLines cart={cart} changes={check.changes} locked={quotation.locked} />
            <a className={css.ask} href={whatsappLink(brand, t.whatsappCart(listOf(cart)))}>
              {common.askWhatsapp}
            </a>
            <CurrentNotices />
          </div>
        ) : (
          <EmptyCart />
        )}
      </Drawer>
      {quotation.state === 'contact' && ContactDialog && <ContactDialog quotation={quotation} />}
    </>
  );
}

function Summary({ quotation }: { quotation: ReturnType<typeof useQuotation> }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  const common = commonQuoteMessages[language];
  const cart = useCart();
  const cents = totalCents(cart);
  return (
    <div className={css.summary}>
      <p className={css.total}>
        <span>
          {common.total} · {t.products(countPieces(cart))}
        </span>
        <strong className="tabular">{formatTotal(cents, language)}</strong>
      </p>
      {isPartial(cents, cart.items) && <p className={css.small}>{common.someToConfirm}</p>}
      <Button full busy={quotation.state === 'generating'} onClick={quotation.generate}>
        {t.generate}
      </Button>
      <ul className={css.promises}>
        <li>{t.noPayments}</li>
        <li>
          <ArrowText text={t.shippingIncluded} />. {priceTexts[language].holds}
        </li>
        <li>{t.mailPromise}</li>
      </ul>
    </div>
  );
}

/** What it is about, for whoever answers: '2 × Toyota Corolla LE 2021, …; Holguín'. */
function listOf({ items }: Cart): string {
  const lines = items.map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const place = items[0] ? provinceName(items[0].province) : '';
  return `${lines.join(', ')}; ${place}`;
}
