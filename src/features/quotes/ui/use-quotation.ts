import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '#api.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { withoutItems } from '#features/cart/cart.ts';
import { loadCart, saveCart } from '#features/cart/cart-storage.ts';
import { forgetFormer } from '#features/cart/former-cart.ts';
import { closeCart } from '#features/cart/ui/cart-panel.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { quoteMessages } from '../messages.ts';
import { newSubmission } from '../new-submission.ts';
import {
  findSubmission,
  forgetSubmission,
  keepSubmission,
  onSubmissionChange,
  type Submission,
} from '../submission-store.ts';
import { keepLastQuote } from './last-quote-store.ts';
import type { LineNow } from './use-line-check.ts';

/** idle → generating → done; or what keeps it from going on. */
type QuotationState = 'idle' | 'generating' | 'signed-out' | 'contact';

export type Quotation = ReturnType<typeof useQuotation>;

/** How often a quotation that waits for a connection tries again, in milliseconds. */
const retryEvery = 20_000;

/** Turns the cart into a quotation, exactly once; `noteLines` shows what a 409 says of the lines. */
export function useQuotation(noteLines: (lines: readonly LineNow[]) => void) {
  const { call, person, language } = useApp();
  const [state, setState] = useState<QuotationState>('idle');
  const unanswered = useUnanswered(person);
  const waiting = unanswered !== undefined && !unanswered.paused;
  const t = quoteMessages[language];
  const busy = useRef(false);

  const refused = useCallback(
    (error: ApiError) => {
      if (error.status === 401) return setState('signed-out');
      if (error.answer.code === 'contact_required') return setState('contact');
      setState('idle');
      if (error.status === 409 && Array.isArray(error.answer.lines)) {
        noteLines(error.answer.lines.map(toLineNow));
      }
      const explained = error.status === 409 || error.status === 422;
      const description = explained ? error.answer.message : t.failedText;
      toast({ title: t.failed, description, tone: 'danger' });
    },
    [noteLines, t],
  );

  const submit = useCallback(
    async (who: CurrentUser) => {
      if (busy.current) return;
      busy.current = true;
      const sent = await claimSubmission(who);
      if (!sent) {
        busy.current = false;
        return;
      }
      setState('generating');
      try {
        const made = await call(api.createQuote, { body: sent.body, key: sent.key });
        forgetSubmission(who.id);
        // What was added meanwhile stays.
        saveCart(withoutItems(loadCart(), sent.items));
        forgetFormer();
        keepLastQuote({ ...made, email: who.email, personId: who.id });
        closeCart();
        toast({ title: t.made, description: t.madeText(made.referenceNumber), tone: 'success' });
        setState('idle');
      } catch (error) {
        // Without an answer it may have arrived or not: it stays, and goes out again by itself.
        if (isDefinite(error)) {
          // Of an earlier attempt it says nothing: the same lines go out again under their key.
          if (isOfSession(error)) keepSubmission(who.id, { ...sent, paused: true });
          else forgetSubmission(who.id);
          refused(error);
        } else setState('idle');
      } finally {
        busy.current = false;
      }
    },
    [call, refused, t],
  );

  const generate = useCallback(() => {
    if (!person) {
      toast({ title: t.signInTitle, description: t.signInText });
      setState('signed-out');
    } else if (!person.phone?.trim() || !person.whatsapp?.trim()) setState('contact');
    else void submit(person);
  }, [person, submit, t]);

  const cancelContact = useCallback(() => setState('idle'), []);

  // A quotation that waits goes out by itself: now, when the connection is back, and now and then.
  useEffect(() => {
    if (!waiting || !person) return;
    const send = () => navigator.onLine && void submit(person);
    send();
    const timer = setInterval(send, retryEvery);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [waiting, person, submit]);

  return {
    state: waiting && state === 'idle' ? ('waiting' as const) : state,
    /** Nothing may change while it is on its way. */
    locked: waiting || state === 'generating',
    generate,
    submit,
    cancelWaiting() {
      if (person && unanswered) keepSubmission(person.id, { ...unanswered, paused: true });
    },
    cancelContact,
  };
}

/**
 * What goes out now: what has no answer yet, else the cart. It is kept before the request leaves:
 * whatever becomes of this page, it is known what was sent. Two tabs at the same moment send the same.
 */
async function claimSubmission(who: CurrentUser): Promise<Submission | undefined> {
  const claim = () => {
    const before = findSubmission(who.id);
    const unsent = before && !before.paused;
    if (!unsent && loadCart().items.length === 0) return undefined;
    const sent = unsent ? before : newSubmission(loadCart().items, who, before);
    keepSubmission(who.id, sent);
    return sent;
  };
  // Not there without https.
  return navigator.locks ? navigator.locks.request('mariel-auto-submission', claim) : claim();
}

function useUnanswered(person: CurrentUser | undefined) {
  return useSyncExternalStore(
    onSubmissionChange,
    () => (person ? findSubmission(person.id) : undefined),
    () => undefined,
  );
}

/** Whether the server has decided; a busy or failing one may still have written the quote. */
function isDefinite(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

function toLineNow(line: LineNow & { price: string | number | null }): LineNow {
  return { ...line, price: line.price === null ? null : Number(line.price) };
}
