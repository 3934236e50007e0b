import { isCartStored } from '#features/shop/cart/cart-storage.ts';
import { rememberToReopen } from '#features/shop/cart/reopen.ts';
import { closeCart, leaveCart, useCartOpen } from '#features/shop/cart/ui/cart-drawer.ts';
import { CurrentNotices } from '#features/shop/catalogue/ui/current-notices.tsx';
import { Button } from '#kit/button.tsx';
import { Drawer } from '#kit/overlays/drawer.tsx';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { AskAboutCart } from './ask-about-cart.tsx';
import { SignInNotice, UnstoredNotice, WaitingNotice } from './drawer-notices.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LinesNotice } from './lines-notice.tsx';
import { QuoteDetails } from './quote-details.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuotePromises, QuoteSummary } from './quote-summary.tsx';
import { SavedCartButton } from './saved-cart-button.tsx';
import { useContactDialog } from './use-contact-dialog.ts';
import { useLineCheck } from './use-line-check.ts';
import { useLineViews } from './use-line-views.ts';
import { type Quotation, useQuotation } from './use-quotation.ts';

export function QuoteDrawer() {
  const { t, language, brand, address } = useApp(quoteCartTexts);
  const open = useCartOpen();
  const check = useLineCheck(open);
  const quotation = useQuotation(check.showLines);
  const ContactDialog = useContactDialog(open, quotation);
  const { lines, acts } = useLineViews(check, quotation.locked);
  const full = lines.length > 0;

  return (
    <>
      <Drawer
        open={open}
        onClose={closeCart}
        title={t.title}
        footer={
          full && (
            <QuoteSummary
              language={language}
              lines={lines}
              button={<GenerateButton quotation={quotation} />}
            />
          )
        }
      >
        {quotation.state === 'waiting' && (
          <WaitingNotice language={language} buttons={<WaitingButtons quotation={quotation} />} />
        )}
        {full ? (
          <div className="stack">
            {quotation.state === 'signed-out' && (
              <SignInNotice
                language={language}
                returnTo={pathOf(address)}
                onClick={rememberToReopen}
              />
            )}
            {!isCartStored() && <UnstoredNotice language={language} />}
            <LinesNotice language={language} changes={check.changes} />
            <QuoteLines language={language} lines={lines} acts={acts} />
            <QuoteDetails {...quotation} />
            <AskAboutCart language={language} brand={brand} lines={lines} />
            <QuotePromises language={language} />
            <CurrentNotices />
          </div>
        ) : (
          <EmptyCart
            language={language}
            level={3}
            onExplore={leaveCart}
            former={<SavedCartButton />}
          />
        )}
      </Drawer>
      {quotation.state === 'contact' && ContactDialog && <ContactDialog quotation={quotation} />}
    </>
  );
}

function GenerateButton({ quotation }: { quotation: Quotation }) {
  return (
    <Button full busy={quotation.state === 'generating'} onClick={quotation.generate}>
      {quoteCartTexts[useApp().language].generate}
    </Button>
  );
}

function WaitingButtons({ quotation }: { quotation: Quotation }) {
  const { t } = useApp(quoteCartTexts);
  return (
    <>
      <Button tone="secondary" onClick={quotation.generate}>
        {t.sendNow}
      </Button>
      <Button tone="quiet" onClick={quotation.cancelWaiting}>
        {t.cancelSending}
      </Button>
    </>
  );
}
