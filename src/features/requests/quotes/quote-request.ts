import type { CartItem } from '#features/shop/cart/cart.ts';
import { totalCents } from '#features/shop/cart/cart-lines.ts';
import { toWire } from '#platform/money.ts';
import { customerName } from './customer.ts';
import { detailsOf, type TypedDetails } from './recipient.ts';
import type { NewQuote } from './schema.ts';

export interface QuoteRequest {
  items: CartItem[];
  body: NewQuote;
}

interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  whatsapp: string | null;
}

export function newQuoteRequest(
  items: CartItem[],
  person: Customer,
  typed: TypedDetails = {},
): QuoteRequest {
  const { notes, recipient } = detailsOf(typed);
  const total = toWire(totalCents({ items }));
  const province = items[0]?.province;
  return {
    items,
    body: {
      customerName: customerName(person),
      customerEmail: person.email,
      customerPhone: person.phone,
      customerWhatsapp: person.whatsapp,
      ...(province && { province }),
      // Leaves out specifications: the server has them, and they are most of the bytes.
      items: items.map(({ specifications, ...line }) => line),
      subtotal: total,
      total,
      notes,
      ...(Object.values(recipient).some((part) => part !== null) && { recipient }),
    },
  };
}

export function isSameQuote(a: QuoteRequest, b: QuoteRequest): boolean {
  const text = ({ items, body: { notes, recipient } }: QuoteRequest) =>
    JSON.stringify([
      items.map((item) => [item.productId, item.province, item.quantity, item.price]),
      notes,
      recipient,
    ]);
  return text(a) === text(b);
}
