import { defaultProvince, type ProvinceCode } from '#features/company/provinces/provinces.ts';
import { maxQuantity } from '#features/shop/cart/cart.ts';
import type { Language } from '#platform/text/language.ts';
import type { CallersQuote, KnownCustomer } from '../../callers/callers-quote.ts';

export interface NewQuoteForm {
  name: string;
  email: string;
  phone: string;
  whatsapp: string;
  province: ProvinceCode;
  language: Language;
  items: NewQuoteLine[];
  notes: string;
}

export interface NewQuoteLine {
  /** Null for goods outside the catalogue. */
  productId: string | null;
  name: string;
  quantity: string;
  price: string | null;
}

export const emptyQuote: NewQuoteForm = {
  name: '',
  email: '',
  phone: '',
  whatsapp: '',
  province: defaultProvince,
  language: 'es',
  items: [],
  notes: '',
};

export const contactOf = ({ phone, whatsapp, ...customer }: KnownCustomer) => ({
  name: customer.name,
  email: customer.email ?? '',
  province: customer.province,
  language: customer.language,
  phone: phone ?? '',
  whatsapp: whatsapp ?? '',
});

export type NewQuoteProblems = Record<string, 'name' | 'items' | 'quantity'>;

const readQuantity = (written: string): number =>
  /^\d{1,2}$/.test(written.trim()) ? Number(written) : 0;

export function newQuoteProblems({ name, items }: NewQuoteForm): NewQuoteProblems {
  const wrong = items.flatMap(({ quantity }, at) => {
    const count = readQuantity(quantity);
    return count >= 1 && count <= maxQuantity ? [] : [[`quantity-${at}`, 'quantity'] as const];
  });
  return {
    ...(name.trim() === '' && { name: 'name' }),
    ...(items.length === 0 && { goods: 'items' }),
    ...Object.fromEntries(wrong),
  };
}

export function bodyOf({ items, ...form }: NewQuoteForm): CallersQuote {
  return {
    ...form,
    name: form.name.trim(),
    email: form.email.trim() || null,
    phone: form.phone.trim() || null,
    whatsapp: form.whatsapp.trim() || null,
    notes: form.notes.trim() || null,
    items: items.map(({ productId, name, quantity }) => ({
      productId,
      name,
      quantity: readQuantity(quantity),
    })),
  };
}

export function withLine(items: readonly NewQuoteLine[], line: NewQuoteLine): NewQuoteLine[] {
  const at = items.findIndex(({ productId, name }) =>
    line.productId ? productId === line.productId : name === line.name,
  );
  if (at < 0) return [...items, line];
  return items.map((each, index) =>
    index === at
      ? { ...each, quantity: String(Math.min(maxQuantity, readQuantity(each.quantity) + 1)) }
      : each,
  );
}
