import { useCallback, useState } from 'react';
import { api } from '#api.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { withoutItems } from '#features/cart/cart-lines.ts';
import { loadCart, saveCart } from '#features/cart/cart-storage.ts';
import { clearFormer } from '#features/cart/former-cart.ts';
import { isCartOpen, leaveCart } from '#features/cart/ui/cart-panel.ts';
import { toProblems } from '#kit/forms/problems.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import { quoteRequestEntry } from '#platform/browser/registry/forms.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { ApiError } from '#platform/calls/client.ts';
import { fieldsOf } from '#platform/calls/error-answer.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { readLine } from '../../cart/cart-check.ts';
import { cartTexts } from '../../cart/messages.ts';
import { commonQuoteMessages } from '../../messages.ts';
import type { CurrentLine } from '../../quote.ts';
import { isSameQuote, newQuoteRequest, type QuoteRequest } from '../../quote-request.ts';
import type { QuoteCreated } from '../../schema.ts';
import { quoteDetails } from './quote-details-store.ts';

export type Quotation = ReturnType<typeof useQuotation>;

/** What draws the page that follows; where it is lost here, that page comes as a document. */
async function bringNextPage(): Promise<void> {
  if (navigator.onLine) await import('../own/made-quote-page.tsx').catch(() => {});
}

const quoteRequests = pendingRequests<QuoteRequest, QuoteCreated>(quoteRequestEntry);

/** Turns the cart into a quotation, exactly once; `noteLines` shows what a 409 says of the lines. */
export function useQuotation(noteLines: (lines: readonly CurrentLine[]) => void) {
  const { call, person, language, navigate } = useApp();
  /** What the person must do before it can go. */
  const [missing, setMissing] = useState<'signed-out' | 'contact'>();
  const t = cartTexts[language];

  function showFailure(error: unknown) {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) return setMissing('signed-out');
    if (error.answer.code === 'contact_required') return setMissing('contact');
    if (error.status === 409 && Array.isArray(error.answer.lines)) {
      noteLines(error.answer.lines.map(readLine));
    }
    const explained = [409, 422, 429].includes(error.status);
    // What is wrong with a field stands beside it.
    const text = error.answer.fields ? undefined : t.failedText;
    const description = explained ? error.answer.message : text;
    toast({ title: t.failed, description, tone: 'danger' });
  }

  /** Who still looks at the cart is led on; whoever went elsewhere meanwhile is only told. */
  function announce(made: QuoteCreated) {
    const { referenceNumber: reference } = made;
    const address = href(routes.madeQuote, { reference });
    const told = {
      title: commonQuoteMessages[language].made,
      description: t.madeText(reference),
      tone: 'success' as const,
    };
    if (isCartOpen()) {
      toast(told);
      void navigate(address, { replace: leaveCart(), data: made });
    } else {
      toast({
        ...told,
        stays: true,
        action: { label: t.seeMade, run: () => void navigate(address) },
      });
    }
  }

  const {
    phase,
    error,
    submit: send,
    cancel,
  } = usePendingRequest(quoteRequests, person?.id, {
    isSame: isSameQuote,
    send: ({ body, key }) => {
      const answer = call(api.createQuote, { body, key });
      void bringNextPage();
      return answer;
    },
    // A server that fails is no missing connection: it is said, and the next tap sends the same again.
    retriesFailures: false,
    onAnswer(made, { items }, first) {
      // What was added meanwhile stays.
      if (first) saveCart(withoutItems(loadCart(), items));
      clearFormer();
      quoteDetails.save(undefined);
      announce(made);
    },
    onError: showFailure,
  });

  async function submit(who: CurrentUser) {
    setMissing(undefined);
    await send(() => {
      const { items } = loadCart();
      return items.length > 0 ? newQuoteRequest(items, who, quoteDetails.current()) : undefined;
    });
  }

  function generate() {
    if (!person) {
      toast({ title: t.signInTitle, description: t.signInText });
      setMissing('signed-out');
    } else if (!person.phone?.trim() || !person.whatsapp?.trim()) {
      setMissing('contact');
      void bringNextPage();
    } else void submit(person);
  }

  const cancelContact = useCallback(() => setMissing(undefined), []);
  const state = phase === 'sending' ? ('generating' as const) : (missing ?? phase);
  return {
    state,
    /** Nothing may change while it is on its way. */
    locked: phase !== 'idle',
    /** What is wrong with the note or with who receives it. */
    problems: toProblems(fieldsOf(error)),
    generate,
    submit,
    cancelWaiting: cancel,
    cancelContact,
  };
}
