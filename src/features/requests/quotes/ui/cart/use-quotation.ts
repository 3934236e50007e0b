import { useCallback, useState } from 'react';
import { api } from '#api.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { withoutItems } from '#features/shop/cart/cart-lines.ts';
import { clearSavedForLater, loadCart, saveCart } from '#features/shop/cart/cart-storage.ts';
import { isCartOpen, leaveCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { toProblems } from '#kit/forms/problems.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import { savedCartCookieEntry } from '#platform/browser/registry/cookies.ts';
import { quoteRequestEntry } from '#platform/browser/registry/forms.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { writeCookie } from '#platform/browser/write-cookie.ts';
import { ApiError } from '#platform/calls/client.ts';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { href, routes } from '#routes.ts';
import { type App, useApp } from '#web/app-context.ts';
import { readCartLine } from '../../cart/cart-check.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { lacksContact } from '../../customer.ts';
import { commonQuoteTexts } from '../../messages.ts';
import type { CurrentLine } from '../../quote.ts';
import { isSameQuote, newQuoteRequest, type QuoteRequest } from '../../quote-request.ts';
import type { QuoteCreated } from '../../schema.ts';
import { quoteDetailsOf } from './quote-details-store.ts';

export type Quotation = ReturnType<typeof useQuotation>;

/** Loads the code of the next page early; if that fails, the next page comes as a document. */
async function preloadNextPage(): Promise<void> {
  if (navigator.onLine) await import('../own/made-quote-page.tsx').catch(() => {});
}

const quoteRequests = pendingRequests<QuoteRequest, QuoteCreated>(quoteRequestEntry);

type QuoteObstacle = 'signed-out' | 'contact';
type ShowLines = (lines: readonly CurrentLine[]) => void;

/** Turns the cart into a quotation, exactly once; `showLines` shows the current lines of a 409. */
export function useQuotation(showLines: ShowLines) {
  const { person } = useApp();
  /** The person must do this before it can be sent. */
  const [missing, setMissing] = useState<QuoteObstacle>();
  const request = useQuoteRequest(setMissing, showLines);

  async function submit(customer: CurrentUser) {
    setMissing(undefined);
    await request.submit(() => {
      const { items } = loadCart();
      if (items.length === 0) return undefined;
      return newQuoteRequest(items, customer, quoteDetailsOf(customer.id).current());
    });
  }

  function generate() {
    if (!person) setMissing('signed-out');
    else if (lacksContact(person)) {
      setMissing('contact');
      void preloadNextPage();
    } else void submit(person);
  }

  const { phase } = request;
  const dismiss = useCallback(() => setMissing(undefined), []);
  return {
    state: phase === 'sending' ? ('generating' as const) : (missing ?? phase),
    /** Nothing may change while a request is under way. */
    locked: phase !== 'idle',
    problems: toProblems(errorFieldsOf(request.error)),
    generate,
    submit,
    cancelWaiting: request.cancel,
    /** Gives up what the person must do before. */
    dismiss,
  };
}

function useQuoteRequest(onMissing: (missing: QuoteObstacle) => void, showLines: ShowLines) {
  const app = useApp();
  return usePendingRequest(quoteRequests, app.person?.id, {
    isSame: isSameQuote,
    send: ({ body, key }) => {
      const answer = app.call(api.createQuote, { body, key });
      void preloadNextPage();
      return answer;
    },
    // A failing server is shown as an error; the next tap sends the same request again.
    retriesFailures: false,
    onAnswer(made, { items }, first) {
      // Products that were added meanwhile stay.
      if (first) saveCart(withoutItems(loadCart(), items));
      clearSavedForLater();
      // Set aside by the cart that the server draws.
      writeCookie({ ...savedCartCookieEntry, days: 0 }, '');
      quoteDetailsOf(app.person?.id).save(undefined);
      announce(app, made);
    },
    onError(error) {
      if (!(error instanceof ApiError)) return;
      if (error.status === 401) onMissing('signed-out');
      else if (error.answer.code === 'contact_required') onMissing('contact');
      else showFailure(error, app.language, showLines);
    },
  });
}

function showFailure(error: ApiError, language: App['language'], showLines: ShowLines): void {
  const { lines, message, fields } = error.answer;
  if (error.status === 409 && Array.isArray(lines)) showLines(lines.map(readCartLine));
  const t = quoteCartTexts[language];
  const explains = [409, 422, 429].includes(error.status);
  // The error of a field is shown beside it.
  const description = explains ? message : fields ? undefined : t.failedText;
  toast({ title: t.failed, description, tone: 'danger' });
}

/**
 * Leads on whoever still looks at the cart; somebody who went elsewhere gets a toast with a link.
 */
function announce({ language, navigate }: App, made: QuoteCreated): void {
  const t = quoteCartTexts[language];
  const { referenceNumber: reference } = made;
  const address = href(routes.madeQuote, { reference });
  const message = {
    title: commonQuoteTexts[language].made,
    description: t.madeText(reference),
    tone: 'success' as const,
  };
  if (isCartOpen()) {
    toast(message);
    void navigate(address, { replace: leaveCart(), data: made });
  } else {
    const action = { label: t.seeMade, run: () => void navigate(address) };
    toast({ ...message, stays: true, action });
  }
}
