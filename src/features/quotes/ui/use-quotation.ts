import { useCallback, useState } from 'react';
import { api } from '#api.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { withoutItems } from '#features/cart/cart-lines.ts';
import { loadCart, saveCart } from '#features/cart/cart-storage.ts';
import { clearFormer } from '#features/cart/former-cart.ts';
import { closeCart } from '#features/cart/ui/cart-panel.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import { quoteRequestEntry } from '#platform/browser/registry/forms.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { ApiError } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { readLine } from '../cart-check.ts';
import { quoteMessages } from '../messages.ts';
import type { CurrentLine } from '../quote.ts';
import { isSameQuote, newQuoteRequest, type QuoteRequest } from '../quote-request.ts';
import type { QuoteCreated } from '../schema.ts';
import { saveLastQuote } from './last-quote-store.ts';

export type Quotation = ReturnType<typeof useQuotation>;

const quoteRequests = pendingRequests<QuoteRequest, QuoteCreated>(quoteRequestEntry);

/** Turns the cart into a quotation, exactly once; `noteLines` shows what a 409 says of the lines. */
export function useQuotation(noteLines: (lines: readonly CurrentLine[]) => void) {
  const { call, person, language } = useApp();
  /** What the person must do before it can go. */
  const [missing, setMissing] = useState<'signed-out' | 'contact'>();
  const t = quoteMessages[language];

  function refused(error: unknown) {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) return setMissing('signed-out');
    if (error.answer.code === 'contact_required') return setMissing('contact');
    if (error.status === 409 && Array.isArray(error.answer.lines)) {
      noteLines(error.answer.lines.map(readLine));
    }
    const explained = [409, 422, 429].includes(error.status);
    const description = explained ? error.answer.message : t.failedText;
    toast({ title: t.failed, description, tone: 'danger' });
  }

  const {
    phase,
    submit: send,
    cancel,
  } = usePendingRequest(quoteRequests, person?.id, {
    isSame: isSameQuote,
    send: ({ body, key }) => call(api.createQuote, { body, key }),
    retriesFailures: true,
    onAnswer(made, { items }, first) {
      // What was added meanwhile stays.
      if (first) saveCart(withoutItems(loadCart(), items));
      clearFormer();
      if (person) saveLastQuote({ ...made, email: person.email, personId: person.id });
      closeCart();
      toast({ title: t.made, description: t.madeText(made.referenceNumber), tone: 'success' });
    },
    onError: refused,
  });

  async function submit(who: CurrentUser) {
    setMissing(undefined);
    await send(() => {
      const { items } = loadCart();
      return items.length > 0 ? newQuoteRequest(items, who) : undefined;
    });
  }

  function generate() {
    if (!person) {
      toast({ title: t.signInTitle, description: t.signInText });
      setMissing('signed-out');
    } else if (!person.phone?.trim() || !person.whatsapp?.trim()) setMissing('contact');
    else void submit(person);
  }

  const cancelContact = useCallback(() => setMissing(undefined), []);
  const state = phase === 'sending' ? ('generating' as const) : (missing ?? phase);
  return {
    state,
    /** Nothing may change while it is on its way. */
    locked: phase !== 'idle',
    generate,
    submit,
    cancelWaiting: cancel,
    cancelContact,
  };
}
