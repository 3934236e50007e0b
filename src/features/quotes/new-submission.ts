import { type CartItem, totalCents } from '#features/cart/cart.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { customerName } from './quote.ts';
import type { Submission } from './submission-store.ts';

interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  whatsapp: string | null;
}

/** A submission of these lines; of the same ones as `before`, which was not answered, it is that. */
export function newSubmission(
  items: CartItem[],
  person: Customer,
  before: Submission | undefined,
): Submission {
  if (before && sameLines(before.items, items)) {
    const { paused, ...again } = before;
    return again;
  }
  const total = (totalCents({ items }) / 100).toFixed(2);
  const province = items[0]?.province;
  return {
    key: newKey(),
    items,
    body: {
      customerName: customerName(person),
      customerEmail: person.email,
      customerPhone: person.phone,
      customerWhatsapp: person.whatsapp,
      ...(province && { province }),
      // The specifications stay here: the server knows them, and they are most of the bytes.
      items: items.map(({ specifications, ...line }) => line),
      subtotal: total,
      total,
      notes: null,
    },
  };
}

function sameLines(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  const text = (items: readonly CartItem[]) =>
    JSON.stringify(items.map((item) => [item.productId, item.province, item.quantity, item.price]));
  return text(a) === text(b);
}
