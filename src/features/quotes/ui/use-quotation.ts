import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useApp } from '../../../app.ts';
import { toast } from '../../../kit/toast-store.ts';
import { ApiError } from '../../../platform/http/client.ts';
import { type Cart, emptyCart, totalCents } from '../../cart/cart.ts';
import { loadCart, saveCart } from '../../cart/cart-storage.ts';
import { closeCart } from '../../cart/ui/cart-panel.ts';
import { useCart } from '../../cart/ui/use-cart.ts';
import { quoteMessages } from '../messages.ts';
import { customerName } from '../quote.ts';
import type { NewQuote } from '../schema.ts';
import { keepLastQuote } from './last-quote-store.ts';
import type { LineNow } from './use-line-check.ts';

/** idle → generating → done; or what keeps it from going on. */
type QuotationState = 'idle' | 'generating' | 'signed-out' | 'contact' | 'waiting';

export type Quotation = ReturnType<typeof useQuotation>;

/** How often a quotation that waits for a connection tries again, in milliseconds. */
const retryEvery = 20_000;

/** Turns the cart into a quotation, exactly once; `noteLines` shows what a 409 says of the lines. */
export function useQuotation(noteLines: (lines: readonly LineNow[]) => void) {
  const { call, person, language } = useApp();
  const [state, setState] = useState<QuotationState>('idle');
  const waiting = useCart().waiting === true;
  const t = quoteMessages[language];
  const busy = useRef(false);

  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) {
        // No answer: it may have arrived or not. The same key makes sending it again harmless.
        saveCart({ ...loadCart(), waiting: true });
        return setState('idle');
      }
      release();
      if (error.status === 401) return setState('signed-out');
      if (error.answer.code === 'contact_required') return setState('contact');
      if (error.status === 409 && Array.isArray(error.answer.lines)) {
        noteLines(error.answer.lines.map(toLineNow));
      }
      const explained = error.status === 409 || error.status === 422;
      toast({
        title: t.failed,
        description: explained ? error.answer.message : t.failedText,
        tone: 'danger',
      });
      setState('idle');
    },
    [noteLines, t],
  );

  const submit = useCallback(
    async (who: NonNullable<typeof person>) => {
      if (busy.current) return;
      busy.current = true;
      setState('generating');
      const cart = withKey(loadCart());
      // The key is kept before the request leaves: whatever happens, it is this submission's.
      saveCart(cart);
      try {
        const made = await call(api.createQuote, {
          body: toBody(cart, who),
          key: cart.submissionKey,
        });
        saveCart(emptyCart);
        keepLastQuote({ ...made, email: who.email });
        closeCart();
        toast({ title: t.made, description: t.madeText(made.referenceNumber), tone: 'success' });
        setState('idle');
      } catch (error) {
        fail(error);
      } finally {
        busy.current = false;
      }
    },
    [call, fail, t],
  );

  const generate = useCallback(() => {
    if (loadCart().items.length === 0) return;
    if (!person) {
      toast({ title: t.signInTitle, description: t.signInText });
      setState('signed-out');
    } else if (!person.phone?.trim() || !person.whatsapp?.trim()) setState('contact');
    else void submit(person);
  }, [person, submit, t]);

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
    cancelWaiting: release,
    cancelContact: () => setState('idle'),
  };
}

function release(): void {
  const { waiting, ...cart } = loadCart();
  if (waiting) saveCart(cart);
}

function withKey(cart: Cart): Cart & { submissionKey: string } {
  return { ...cart, submissionKey: cart.submissionKey ?? newKey() };
}

/** randomUUID needs a secure context, which a phone on a plain-http network has not. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function toBody(
  cart: Cart,
  person: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    whatsapp: string | null;
  },
): NewQuote {
  const total = (totalCents(cart) / 100).toFixed(2);
  const province = cart.items[0]?.province;
  return {
    customerName: customerName(person),
    customerEmail: person.email,
    customerPhone: person.phone,
    customerWhatsapp: person.whatsapp,
    ...(province && { province }),
    items: cart.items,
    subtotal: total,
    total,
    notes: null,
  };
}

function toLineNow(line: LineNow & { price: string | number | null }): LineNow {
  return { ...line, price: line.price === null ? null : Number(line.price) };
}
