import { useEffect, useMemo, useRef, useState } from 'react';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { cartOf } from '#features/shop/cart/cart.ts';
import { clearSavedForLater, isCartStored, saveCart } from '#features/shop/cart/cart-storage.ts';
import { rememberToReopen, reopenAnew } from '#features/shop/cart/reopen.ts';
import { loadSavedForLater } from '#features/shop/cart/saved-cart.ts';
import { closeCart, leaveCart, useCartOpen } from '#features/shop/cart/ui/cart-drawer.ts';
import { CurrentNotices } from '#features/shop/catalogue/ui/current-notices.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { Drawer } from '#kit/overlays/drawer.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { lacksContact } from '../../customer.ts';
import { detailFields } from '../../recipient.ts';
import { AskAboutCart } from './ask-about-cart.tsx';
import { SignInLink, SignInText, UnstoredNotice, WaitingNotice } from './drawer-notices.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LinesNotice } from './lines-notice.tsx';
import { quoteDetailsOf } from './quote-details-store.ts';
import css from './quote-drawer.module.css';
import { QuoteLines } from './quote-lines.tsx';
import { CartInCuba, QuotePromises, QuoteSummary } from './quote-summary.tsx';
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
            {!isCartStored() && <UnstoredNotice language={language} />}
            <LinesNotice language={language} changes={check.changes} />
            <QuoteLines language={language} lines={lines} acts={acts} />
            <QuoteDetails {...quotation} />
            <AskAboutCart language={language} brand={brand} lines={lines} />
            <CartInCuba language={language} lines={lines} />
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
        {quotation.state === 'signed-out' && (
          <Dialog
            open
            title={t.signInTitle}
            onClose={quotation.dismiss}
            footer={
              <SignInLink
                language={language}
                returnTo={pathOf(address)}
                onClick={rememberToReopen}
              />
            }
          >
            <SignInText language={language} />
          </Dialog>
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

type Fields = typeof import('./detail-fields.tsx').DetailFields;

/** Folded, so that the code of the fields loads only when somebody opens them. */
function QuoteDetails({ locked, problems }: Pick<Quotation, 'locked' | 'problems'>) {
  const { language, person } = useApp();
  const details = useMemo(() => quoteDetailsOf(person?.id), [person?.id]);
  const typed = details.use() ?? {};
  const [parts, setParts] = useState<{ Fields: Fields }>();
  const isFilled = detailFields.some((field) => typed[field]?.trim());
  const [wasFilled] = useState(isFilled);
  function loadFields() {
    // If it fails, the next tap tries again.
    import('./detail-fields.tsx').then(
      ({ DetailFields }) => setParts({ Fields: DetailFields }),
      () => undefined,
    );
  }
  return (
    <details
      className={css.details}
      open={wasFilled}
      onToggle={({ currentTarget }) => currentTarget.open && !parts && loadFields()}
    >
      <summary>{quoteCartTexts[language].details}</summary>
      {parts && (
        <parts.Fields
          language={language}
          values={typed}
          problems={problems}
          onType={(field, text) => locked || details.save({ ...typed, [field]: text })}
        />
      )}
    </details>
  );
}

function SavedCartButton() {
  const { language, setProvince } = useApp();
  const former = loadSavedForLater();
  const before = former?.items[0]?.province;
  if (!former || !before) return null;
  const bringBack = () => {
    saveCart(cartOf(former.items));
    clearSavedForLater();
    setProvince(before);
  };
  return (
    <Button tone="secondary" onClick={bringBack}>
      {quoteCartTexts[language].bringBackFor(provinceName(before))}
    </Button>
  );
}

type Contact = typeof import('./contact-dialog.tsx').ContactDialog;

/**
 * The code of the dialog that asks for the numbers loads while the drawer is open, and only for
 * somebody whose profile lacks one. If loading fails, the next tap reloads the page.
 */
function useContactDialog(open: boolean, quotation: Quotation): Contact | undefined {
  const { language, person } = useApp();
  const [parts, setParts] = useState<{ Dialog: Contact }>();
  const { dismiss } = quotation;
  const failed = useRef(false);
  const isContact = quotation.state === 'contact';
  const asksContact = person !== undefined && lacksContact(person);
  const needsParts = !parts && (isContact || (open && asksContact));
  useEffect(() => {
    if (!needsParts) return;
    if (isContact && failed.current && navigator.onLine) return reopenAnew();
    import('./contact-dialog.tsx').then(
      ({ ContactDialog }) => setParts({ Dialog: ContactDialog }),
      () => {
        if (!isContact) return;
        failed.current = true;
        const t = quoteCartTexts[language];
        dismiss();
        toast({ title: t.failed, description: t.failedText, tone: 'danger' });
      },
    );
  }, [needsParts, isContact, dismiss, language]);
  return parts?.Dialog;
}
